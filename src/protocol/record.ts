import type {
  AgentTool,
  DecisionResponse,
  DraftMessage,
  ErrorCode,
  ErrorInfo,
  LlmTool,
  Message,
  RetryOverride,
  RetryPolicy,
  StoredResult,
  ToolErrorAction,
  ToolExecute,
  ToolInput,
  ToolResult,
  ToolResultAction,
  Trigger,
} from "../generated/types.ts";
import type { CallOutcome, ModelCall, View, ViewCall } from "./view.ts";

/** A compiled schema: undefined when the value fits, else a sentence with pointers and keywords. `hideValues` leaves values out (row 47). */
export type Check = (value: unknown, options?: { readonly hideValues?: boolean }) => string | undefined;

/** The validator port. A schema that cannot be compiled is unusable, never invalid (row 26). */
export type Compile = (
  schema: unknown,
) =>
  | { readonly ok: true; readonly check: Check }
  | { readonly ok: false; readonly reason: string; readonly pointer: string };

/** Why something was refused: a sentence for people, a code and the dotted path of the field for programs. */
export interface Refusal {
  readonly ok: false;
  readonly message: string;
  readonly code: ErrorCode;
  readonly param?: string;
  readonly detail?: unknown;
}

/** By which way a result came: the output check is owed on each of them (row 12). */
export type Route = "decision" | "settle" | "client-input" | "view";

/** Bytes to store before the result may be recorded. */
export interface Put {
  readonly bytes: Uint8Array;
  /** The block's media type, verbatim; `application/octet-stream` for a resource without one. */
  readonly mime: string;
  /** Only for resources: what follows the last slash of their URI. */
  readonly name?: string;
}

/** What a result needs stored, and the record of it once that is done. */
export interface StoragePlan {
  readonly puts: readonly Put[];
  /** `uris[i]` names `puts[i]`; undefined where the store failed, which leaves a note in the block's place (BL-11). */
  store(uris: readonly (string | undefined)[]): StoredResult;
}

/** What messages need stored, and the messages once that is done. */
export interface MessagesPlan {
  readonly puts: readonly Put[];
  /** `uris[i]` names `puts[i]`; undefined where the store failed. */
  store(uris: readonly (string | undefined)[]): DraftMessage[];
}

/** Where a settle points to. */
export type SettleTarget = { readonly ok: true; readonly id: string; readonly attempt?: number } | Refusal;

/** The declared tool behind a call. `known` is false only for a name that the model was not offered (IV-16, IV-17). */
export interface ToolLookup {
  readonly known: boolean;
  readonly tool?: AgentTool;
  readonly parent?: ModelCall;
}

/** Where a call goes: to the tool of this name with these arguments, or nowhere, since the engine ends it itself. */
export type CallRoute =
  | { readonly to: "tool"; readonly name: string; readonly arguments: string }
  | { readonly to: "engine"; readonly outcome: CallOutcome };

/** How a returned view changes the record (row 48): keep this many of the path's messages, then write these under them. */
export interface Reconciled {
  readonly keep: number;
  readonly write: readonly DraftMessage[];
}

/**
 * The record of the protocol's rules. The engine reaches every rule through it, and rules reach each other through it,
 * so that one replaced member is used everywhere: that is what a mutant is.
 */
export interface Rules {
  /** Raw text and check to `valid | invalid | malformed`. Source: base, rows 1, 2, 4, 23 to 25. */
  readArguments(raw: string, check: Check | undefined): ToolInput;
  /** What a worker or a settle answered, as a ToolResult. Source: base, rows 14 to 16 and 57. */
  readResult(
    action: Omit<ToolResultAction, "type" | "id" | "attempt">,
  ): { readonly ok: true; readonly result: ToolResult } | Refusal;
  /** What a failed answer becomes on the record. Source: base, rows 37 and 60. */
  readError(action: Omit<ToolErrorAction, "type" | "id" | "attempt">): ErrorInfo;
  /** The value that the output check looks at. Source: base, rows 9 to 11. */
  outputValue(result: ToolResult): unknown;
  /** A sentence without any value of the result when it breaks the check. Source: base, rows 8, 12, 47. */
  checkOutput(result: ToolResult, check: Check | undefined, route: Route): string | undefined;
  /** Source: base, BL-1 to BL-13, rows 18 to 21. */
  planStorage(result: ToolResult): StoragePlan;
  /** Source: BL-15. */
  planMessages(messages: readonly DraftMessage[]): MessagesPlan;
  /** The content of the tool message for a result: text, or a text part followed by the other blocks. Source: PC-11, PC-12, row 36. */
  showResult(result: StoredResult): NonNullable<Message["content"]>;
  /** The content of the tool message for a failed call: exactly the error's sentence. Source: base, row 35. */
  showError(error: ErrorInfo): string;
  /** What the model is shown of the tools: name, description, input. Source: base, row 7. */
  describeTools(tools: readonly AgentTool[]): LlmTool[];
  /** Later layers win field by field; an override never unsets a bound. Source: RT-1, RT-2. */
  policy(layers: readonly (RetryOverride | RetryPolicy | undefined)[]): RetryPolicy;
  /** Seconds to wait before the next attempt, or undefined when there is none. Source: base, RT-3 to RT-5. */
  nextWait(policy: RetryPolicy, failures: number, retryable: boolean | undefined): number | undefined;
  /** Fills in id and attempt from the trigger being answered. Source: base, FE-1 to FE-4. */
  resolveSettle(
    action: { readonly id?: string; readonly attempt?: number; readonly type: string },
    trigger: Trigger | undefined,
  ): SettleTarget;
  /** Whether this call, at this attempt, may still be settled. Source: FE-5, rows 31 and 59. */
  maySettle(call: Pick<ViewCall, "status" | "attempt"> | undefined, attempt: number | undefined): boolean;
  /** Whether the model may be prompted again now that this call has ended. Source: base, PC-7, PC-8. */
  mayPrompt(view: View, finishedId: string): boolean;
  /** The declaration that the model was offered when it made this call. Source: IV-15 to IV-17. */
  toolOf(view: View, call: { readonly name: string; readonly parent?: string }): ToolLookup;
  /** Where a call of the tools that stand in for deferred ones goes; every other is its own tool's. Source: base, DT-3 to DT-6, row 43. */
  routeCall(
    view: View,
    call: { readonly name: string; readonly arguments: string; readonly parent?: string },
  ): CallRoute;
  /**
   * Whether a decision may go to the worker beside those of its session that are there already, given by their triggers.
   * Default: one at a time. Source: row 46, which leaves it to the engine.
   */
  maySend(next: Trigger, beside: readonly Trigger[]): boolean;
  /** Whether a branch, the active one unless another is given, waits for an interrupt to be answered. Source: IN-1, IN-5. */
  isPaused(view: View, path?: readonly Pick<Message, "id">[]): boolean;
  /**
   * A prompt that every provider takes: behind each assistant message exactly one tool message for each of its calls, in
   * the order of the calls, a missing one made from the record. Source: rows 32 and 49.
   */
  arrangePrompt(view: View, messages: readonly DraftMessage[]): DraftMessage[];
  /** Where a call of this tool runs. Source: base ("Where tools run"), CT-1. */
  venue(tool: AgentTool | undefined): "worker" | "client";
  /** The trigger of one attempt. Source: base, IV-8, RT-14. */
  makeExecute(call: ViewCall, input: ToolInput, deadline: string | undefined): ToolExecute;
  /** Which of a returned view's messages are news. Source: row 48, WD-13. */
  newMessages(view: View, messages: readonly DraftMessage[]): Reconciled;
  /** The decision that the engine would take by itself. Source: base, PC-1 to PC-15, rows 3, 49, 52. */
  propose(trigger: Trigger, view: View): DecisionResponse;
}
