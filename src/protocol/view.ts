import type {
  AgentConfig,
  AgentTool,
  DraftMessage,
  ErrorInfo,
  LlmCallAction,
  Message,
  StoredResult,
  Trigger,
} from "../generated/types.ts";

/**
 * What a rule may see of a session: readonly data that the engine fills and the rules only read.
 * Nothing here needs a clock, an id or a random number.
 */
export interface View {
  /** The config in force; null until an agent has been configured. */
  readonly config: AgentConfig | null;
  /** What the engine itself knows of the agent: proposed at `session.start`. Absent when it knows nothing. */
  readonly preset?: AgentConfig;
  /** The active path as recorded, root first. */
  readonly messages: readonly Message[];
  /** Every message of the session by its id, on all branches. Absent: there are none but those of the path. */
  readonly nodes?: ReadonlyMap<string, unknown>;
  /** Every tool call of the session, open and ended, in the order in which they were requested. */
  readonly calls: readonly ViewCall[];
  /** Every model call whose reply may still matter, in the order in which they were made. */
  readonly modelCalls: readonly ModelCall[];
  /** Interrupts that nobody has answered yet, by id; without an anchor one pauses every branch. Absent: none. */
  readonly interrupts?: ReadonlyMap<string, { readonly anchor: string | undefined }>;
  /** Decisions that the worker will be asked for by themselves, apart from the one at hand. Absent: none. */
  readonly queue?: readonly { readonly trigger: Trigger }[];
  /** The turn in progress; `closing` once it is done. Absent: there is none. */
  readonly turn?: { readonly closing?: unknown } | undefined;
}

/** How far a tool call has come. All but the last three are open. */
export type CallStatus = "queued" | "pending" | "running" | "retry_scheduled" | "completed" | "failed" | "voided";

/** How a call ended: a stored result, or the error that the model will read. */
export type CallOutcome =
  | { readonly ok: true; readonly result: StoredResult }
  | { readonly ok: false; readonly error: ErrorInfo };

/** One tool call as a rule sees it. */
export interface ViewCall {
  readonly id: string;
  readonly name: string;
  /** The raw argument text, as the model wrote it. */
  readonly arguments: string;
  readonly status: CallStatus;
  /** The attempt that is open now, or was the last. */
  readonly attempt: number;
  /** The model call whose reply asked for it; absent when a worker started the call itself. */
  readonly parent?: string;
  /** Present once the call has ended with an outcome (not when it was voided). */
  readonly outcome?: CallOutcome;
  /**
   * Whether its `tool.finished` has been sent, once at least. An ended call that is still unreported keeps the model
   * waiting (PC-8): its own proposal will prompt.
   */
  readonly reported: boolean;
}

/** One model call: what it was sent, so that its tool calls are checked against what the model was offered. */
export interface ModelCall {
  /** Also the id of the assistant message that its reply becomes. */
  readonly id: string;
  /** The declarations as they stood when the call was made. */
  readonly tools: readonly AgentTool[];
  /** The action that started it, with every default filled in: a re-prompt after its tools repeats it. */
  readonly request: Omit<LlmCallAction, "type" | "id" | "messages" | "tools">;
  /** How far it has come; absent where only what it was sent matters. */
  readonly status?: "queued" | "pending" | "retry_scheduled" | "completed" | "failed" | "voided";
  /** The system text it was sent, if any. */
  readonly system?: string;
  /** The messages that it named itself and that were sent as they are (row 53); absent when it was sent the path. */
  readonly prompt?: readonly DraftMessage[];
}
