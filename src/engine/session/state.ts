import type {
  AgentConfig,
  AgentTool,
  Cost,
  DecisionRequest,
  DraftMessage,
  LlmCallAction,
  Message,
  MessageNode,
  RetryPolicy,
  SchemaUnusable,
  Trigger,
  Usage,
} from "../../generated/types.ts";
import type { CallOutcome, CallStatus, ModelCall, View, ViewCall } from "../../protocol/view.ts";
import type { WorkerFormat } from "../models/worker-format.ts";
import type { SessionRecord } from "../ports.ts";
import { Growing } from "./growing.ts";

/** One tool call, from its request to its end. Times are milliseconds since the epoch. */
export interface CallState extends ViewCall {
  /** `server` for what the engine answers itself. */
  readonly handler: "server" | "worker" | "client";
  readonly retry: RetryPolicy;
  status: CallStatus;
  attempt: number;
  reported: boolean;
  outcome?: CallOutcome;
  /** When this attempt was asked for: the queue clock runs from here. */
  requestedAt: number;
  /** When this attempt was first sent: the run clock runs from here (row 46). */
  sentAt: number | undefined;
  /** When the first attempt was first sent: the total clock runs from here (RT-10). */
  firstSentAt: number | undefined;
  failures: number;
  retryAt: number | undefined;
}

/** One model call. */
export interface ModelCallState extends ModelCall {
  readonly tools: readonly AgentTool[];
  readonly request: Omit<LlmCallAction, "type" | "id" | "messages" | "tools">;
  readonly policy: RetryPolicy;
  /** The end of the path that it is prompted with; undefined with messages of its own or on an empty path. */
  readonly head: string | undefined;
  /** Who calls the model. */
  readonly handler: "server" | "worker";
  /** Whose API a worker is given the call for. */
  readonly format: WorkerFormat | undefined;
  status: "queued" | "pending" | "retry_scheduled" | "completed" | "failed" | "voided";
  attempt: number;
  /** When this attempt was asked for: the queue clock runs from here. */
  requestedAt: number;
  /** When this attempt was first sent: the run clock runs from here. */
  sentAt: number | undefined;
  firstSentAt: number | undefined;
  failures: number;
  retryAt: number | undefined;
}

/** One decision that the worker owes. */
export interface DecisionState {
  readonly id: string;
  readonly trigger: Trigger;
  /** The trigger holds the news alone: the path comes before them when the worker is asked. */
  readonly newsOnly: boolean;
  attempts: number;
  firstSentAt: number | undefined;
  sentAt: number | undefined;
  retryAt: number | undefined;
}

/** One turn that waits for the running one to end; its trigger holds the news alone. */
export interface QueuedTurn {
  readonly turnId: string;
  readonly trigger: Trigger;
}

/** The turn in progress. `closing` is set by the first `done` (TU-3). */
export interface TurnState {
  readonly id: string;
  usage: Usage;
  cost: Cost;
  closing: { readonly data: unknown } | undefined;
}

/** An interrupt that has not been resumed. */
export interface InterruptState {
  readonly id: string;
  readonly origin: string;
  readonly reason: string;
  readonly payload: unknown;
  readonly anchor: string | undefined;
}

/** A session as folded from its log; also the {@link View} that rules are given. Changed by `apply` alone. */
export interface SessionState extends View {
  readonly session: SessionRecord;
  identity: DecisionRequest["identity"];
  seq: number;
  config: AgentConfig | null;
  /** The worker's own value, replaced whole (row 62). */
  value: unknown;
  readonly nodes: Map<string, MessageNode>;
  /** The same in the order in which they were recorded; nothing but new ones at its end ever changes it. */
  readonly tree: MessageNode[];
  head: string | undefined;
  /** The active path, root first; kept beside the tree so that no command walks it. */
  path: Growing<Message>;
  /** The path as it is now. This array stays as it is when the path grows. */
  readonly messages: Message[];
  readonly calls: CallState[];
  readonly callById: Map<string, CallState>;
  readonly openCalls: Set<CallState>;
  readonly modelCalls: ModelCallState[];
  readonly modelCallById: Map<string, ModelCallState>;
  readonly openModelCalls: Set<ModelCallState>;
  /** Decisions not yet sent, in order. */
  readonly queue: DecisionState[];
  /** The decisions that are with the worker now, by id, in the order in which they went out. */
  readonly live: Map<string, DecisionState>;
  /** Every decision that is over, unless it was answered with nothing: a second answer writes nothing (FE-9). */
  readonly answered: Set<string>;
  /** Whether `session.start` has been answered (row 51). */
  started: boolean;
  turn: TurnState | undefined;
  readonly turns: Set<string>;
  readonly queuedTurns: QueuedTurn[];
  readonly interrupts: Map<string, InterruptState>;
  /** Every id that an interrupt has had: one that is sent again pauses nothing. */
  readonly interruptIds: Set<string>;
  /** Messages for other sessions that the last decision asked for: a restart sends them again, to be sure. */
  outbox: { readonly seq: number; readonly to: string; readonly message: DraftMessage }[];
  /** What has been said of schemas that cannot be used, by {@link unusableKey}. */
  readonly unusable: Set<string>;
  done: boolean;
}

/** Stands for one reason why one schema cannot be used. */
export function unusableKey({ tool, direction, pointer, reason }: Omit<SchemaUnusable, "type">): string {
  return JSON.stringify([tool, direction, pointer, reason]);
}

/** No tokens at all. */
export const NO_USAGE: Usage = { input: 0, output: 0, uncached_input: 0, cache_read: 0, cache_write: 0, total: 0 };

/** A session with no event yet. `preset` is the config that the engine itself has for the agent. */
export function emptySession(session: SessionRecord, preset: AgentConfig | undefined): SessionState {
  return {
    session,
    identity: { subject: { issuer: session.tenant, id: session.owner }, visibility: "shared", metadata: {} },
    seq: 0,
    config: null,
    ...(preset === undefined ? {} : { preset }),
    value: null,
    nodes: new Map(),
    tree: [],
    head: undefined,
    path: new Growing(),
    get messages() {
      return this.path.all;
    },
    calls: [],
    callById: new Map(),
    openCalls: new Set(),
    modelCalls: [],
    modelCallById: new Map(),
    openModelCalls: new Set(),
    queue: [],
    live: new Map(),
    answered: new Set(),
    started: false,
    turn: undefined,
    turns: new Set(),
    queuedTurns: [],
    interrupts: new Map(),
    interruptIds: new Set(),
    outbox: [],
    unusable: new Set(),
    done: false,
  };
}
