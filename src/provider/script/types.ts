import type { WireHeaders } from "../../wire/handle.ts";
import type { Fault } from "../fault.ts";
import type { EffectiveRequest, Format } from "../model.ts";
import type { Finish, ReplyImage, Usage } from "../reply.ts";

/** A tool call as a script writes it. Without `arguments` and `rawArguments` the arguments are `{}`. */
export interface ScriptCall {
  readonly name: string;
  /** Made up when absent. */
  readonly id?: string;
  /** Any JSON value, sent as compact JSON. */
  readonly arguments?: unknown;
  /** Sent byte for byte, valid or not, never repaired. Not beside `arguments`. */
  readonly rawArguments?: string;
}

/** An error of the provider as a script writes it. */
export interface ScriptFailure {
  /** 400 to 599. */
  readonly status: number;
  readonly message?: string;
  /** The provider's word for the kind of error; default by status. */
  readonly type?: string;
  /** Default by status, null for none. */
  readonly code?: string | null;
  readonly param?: string;
  readonly details?: unknown;
  readonly headers?: WireHeaders;
  /** Sent instead of the provider's own error body. */
  readonly body?: unknown;
  /** Seconds or an HTTP date, sent as `retry-after`. */
  readonly retryAfter?: number | string;
  /** Sent as `retry-after-ms`. */
  readonly retryAfterMs?: number;
}

/** When a fault happens. On a step: to its first `times` requests (default 1). Elsewhere `times` defaults to `always`. */
export interface Schedule {
  readonly times?: number | "always";
  /** Only to every nth request that it could happen to. */
  readonly every?: number;
  /** Only with this chance, 0 to 1. */
  readonly probability?: number;
  /** Of the chance; the same seed gives the same run. Default 1. */
  readonly seed?: number;
}

/** An answer with an error status instead of the reply. */
export type StatusFault = { readonly kind: "status" } & ScriptFailure;

/** At most `requests` in any `perMs`; the rest get a 429 that says how long to wait. */
export interface RateFault {
  readonly kind: "rate";
  readonly requests: number;
  readonly perMs: number;
  readonly message?: string;
}

/** A fault as a script writes it: what, and how often. */
export type ScriptFault = (Fault | StatusFault | RateFault) & Schedule;

/** A text to compare with: a string is contained, the others as they say. */
export type TextMatch = string | { readonly equals: string } | { readonly matches: string };

/** What must hold of the conversation that the model would see. All that is named must hold. */
export interface Condition {
  readonly model?: TextMatch;
  readonly format?: Format;
  readonly stream?: boolean;
  /** The system text, all of it. */
  readonly system?: TextMatch;
  /** The text of the last user message. */
  readonly user?: TextMatch;
  /** Names of tools that are offered. */
  readonly offers?: readonly string[];
  /** A tool result since the model last spoke; `true`: there is one, `false`: there is none. */
  readonly toolResult?: boolean | ToolResultCondition;
}

/** What must hold of one tool result. */
export interface ToolResultCondition {
  readonly callId?: string;
  readonly name?: string;
  readonly text?: TextMatch;
  readonly isError?: boolean;
}

interface StepBase {
  /** In code also a function of the request. */
  readonly when?: Condition | ((request: EffectiveRequest) => boolean);
  readonly fault?: ScriptFault | readonly ScriptFault[];
  /** Words for people; shown when the step is missed. */
  readonly note?: string;
}

/** The model says something. */
export interface ReplyStep extends StepBase {
  /** A list is streamed in these pieces. */
  readonly text?: string | readonly string[];
  readonly reasoning?: string;
  readonly toolCalls?: readonly ScriptCall[];
  readonly images?: readonly ReplyImage[];
  readonly refusal?: string;
  readonly finish?: Finish;
  readonly usage?: Partial<Usage>;
  readonly id?: string;
  readonly model?: string;
  readonly omit?: readonly string[];
  /** How many calls this step answers; default 1. */
  readonly repeat?: number | "always";
  /** Of an error alone; a fault has its own. */
  readonly times?: never;
  readonly error?: never;
}

/** The provider fails. */
export interface ErrorStep extends StepBase {
  readonly error: ScriptFailure;
  /** How many requests get the error before the next step comes; default 1. */
  readonly times?: number | "always";
  /** Of a reply alone; an error has `times`. */
  readonly repeat?: never;
  readonly text?: never;
  readonly toolCalls?: never;
}

/** A step that can be written in a file. */
export type DataStep = ReplyStep | ErrorStep;

/** One step of a conversation. In code also a function that makes the step from the request. */
export type Step = DataStep | ((request: EffectiveRequest) => DataStep | Promise<DataStep>);

/** What one conversation's model says, in order. */
export interface ConversationScript {
  readonly turns: readonly Step[];
  /** `strict` (default): the next step answers. `any`: the first step that is left and whose condition holds. */
  readonly order?: "strict" | "any";
  /** The format this is written for; then what it cannot say is refused at once. */
  readonly format?: Format;
  /** Whether it is streamed, where the format takes more in a stream; unknown when absent. */
  readonly stream?: boolean;
  readonly faults?: readonly ScriptFault[];
}

/** Settings of a whole script. */
export interface ScriptSettings {
  /** Faults for every request of every conversation. */
  readonly faults?: readonly ScriptFault[];
  /** Refuse what the provider would refuse. Default true. */
  readonly validate?: boolean;
  /** Report a turn that calls a tool which the request does not offer. Default false. */
  readonly onlyOffered?: boolean;
  /** Adds `retry-after-ms: 1` to scripted errors, so that retries do not wait. Default false. */
  readonly fastRetries?: boolean;
  /** How many rounds of tool calls may follow one user message. Default 100. */
  readonly maxToolRounds?: number;
  /** What the model list names. Default the names of the conversations. */
  readonly models?: readonly string[];
  /** How many requests are kept; older ones are forgotten. Default 100,000. */
  readonly keep?: number;
}

/** One conversation for whatever comes. */
export interface SingleScript extends ScriptSettings, ConversationScript {
  readonly conversations?: never;
}

/** Many conversations, each under the model name, API key or path prefix that tells it apart; `*` takes the rest. */
export interface ManyScript extends ScriptSettings {
  readonly turns?: never;
  readonly conversations: Readonly<Record<string, ConversationScript | readonly Step[]>>;
}

/** What the model says and what goes wrong. A list is one conversation's steps. */
export type Script = readonly Step[] | SingleScript | ManyScript;

/** A script that can be written in a file: no functions. */
export interface DataScript extends ScriptSettings {
  readonly conversations: Readonly<Record<string, { readonly turns: readonly DataStep[] }>>;
}
