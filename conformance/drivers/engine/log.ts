/** Who takes part in a session. The suite is client, worker and provider at once. */
export type Party = "client" | "engine" | "worker" | "provider";

/** One exchange, with the request and, once it is there, its answer. Times are milliseconds since the case began. */
export interface Exchange {
  readonly n: number;
  readonly at: number;
  readonly from: Party;
  readonly to: Party;
  /** What it is: a decision asked of the worker, a prompt, or an act of the client. */
  readonly kind:
    | "decision"
    | "prompt"
    | "submit"
    | "settle"
    | "decide"
    | "input"
    | "read"
    | "interrupt"
    | "request"
    | "token"
    | "events"
    | "kill"
    | "restart"
    | "stream"
    | "blob";
  /** It belongs to the second session of the case. */
  readonly session?: "other";
  /** The name of the planned act that it is. */
  readonly act?: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the signature of a delivery must be; absent when the engine was told no secret. */
  readonly signature?: string;
  /** The request's body, as text: digits and repeated keys are judged on it. */
  readonly text: string;
  /** The body as JSON; absent when it does not parse. */
  readonly json?: unknown;
  /** A prompt as the model would see it, whatever the provider's format. */
  readonly prompt?: Prompt;
  /** What the model was scripted to say to it, where the suite's worker makes the model calls. */
  readonly reply?: unknown;
  /** The answer; absent while there is none. */
  answer?: ExchangeAnswer;
  /** The case was over when this came. */
  readonly late?: true;
}

/** What an exchange was answered. */
export interface ExchangeAnswer {
  readonly status: number;
  readonly text: string;
  readonly json?: unknown;
  /** When, in milliseconds since the case began. */
  readonly at?: number;
  /** A delivery or a prompt that fails by plan, and is expected again; of status 0, since its engine was killed meanwhile. */
  readonly failed?: true;
  /** It breaks off before its end: its connection, or a stream without its last frame. */
  readonly broken?: true;
}

/** A prompt in one shape for all formats. */
export interface Prompt {
  readonly model: string;
  readonly messages: readonly PromptMessage[];
  readonly tools: readonly { readonly name: string; readonly description: string; readonly schema: unknown }[];
}

/** One message of a prompt; the text of its parts is joined. */
export interface PromptMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly text: string;
  readonly callId?: string;
  readonly calls?: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
}

/** What a blob's URI gave. */
export interface FetchedBlob {
  readonly status: number;
  readonly base64: string;
  readonly contentType?: string;
  readonly cacheControl?: string;
}

/** One frame of an event stream, as the answer to a `stream` holds it: `{frames, ended}`. */
export interface StreamFrame {
  readonly id?: string;
  readonly event?: string;
  readonly data: string;
  /** The data as JSON; absent when it does not parse. */
  readonly json?: unknown;
}

/** How a case ended: as planned, by a request that nothing planned, or because nothing moved any more. */
export type End = "ended" | "derailed" | "stalled";

/** Everything that happened in one case, in one order. */
export interface EngineLog {
  readonly key: string;
  /** When the case began, in milliseconds since the epoch, by the suite's clock. */
  readonly startedAt: number;
  readonly exchanges: readonly Exchange[];
  readonly end: End;
  /** What was due when it stalled, or what came when nothing was due. */
  readonly note?: string;
  /** The engine's process ended by itself, which the note tells of. */
  readonly died?: true;
  /** The bytes that the engine gave back for each blob URI that was asked for. */
  readonly blobs: Readonly<Record<string, FetchedBlob>>;
  /** Acts of the case whose moment never came. */
  readonly skipped?: readonly string[];
  /** The session's events, where the target offers them. */
  readonly events?: readonly unknown[];
}
