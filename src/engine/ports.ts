import type { DecisionRequest, ErrorInfo, Event, LlmRequest, LlmResponse, StreamDelta } from "../generated/types.ts";
import type { Put } from "../protocol/rules.ts";

/** Time as the engine sees it. Injected, so that tests run days of backoff in milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` once, no sooner than `ms` from now. Gives what cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Fresh identifiers; UUIDv7 by default, so that they sort by the time they were made. */
export interface Ids {
  /** A new one: never the same twice. */
  next(): string;
}

/** What is known of a session before its first event. */
export interface SessionRecord {
  readonly id: string;
  readonly tenant: string;
  readonly agentId: string;
  /** Who submitted first: the owner. */
  readonly owner: string;
}

/** The log. Synchronous: what has been appended is durable when `append` returns. */
export interface Store {
  /** Makes room for a session that has no event yet. */
  create(session: SessionRecord): void;
  /** Appends all or nothing. Throws when the store fails; nothing is then recorded. */
  append(sessionId: string, events: readonly Event[]): void;
  /** Undefined when there is none. */
  find(sessionId: string): SessionRecord | undefined;
  /** Events with `seq > afterSeq`, in order. */
  read(sessionId: string, afterSeq: number): Event[];
  /** All of them, as recovery after a restart needs them. */
  sessions(): SessionRecord[];
  /** Lets go of files and timers. */
  close(): void;
}

/** Bytes as they were put, and their media type. */
export interface StoredBytes {
  readonly bytes: Uint8Array;
  readonly mime: string;
}

/** Where blocks' bytes go. A blob is immutable, and belongs to one tenant. */
export interface Blobs {
  /** Durable when the promise resolves. Gives the blob's URI (BL-5). Rejects when the bytes could not be stored. */
  put(tenant: string, put: Put): Promise<string>;
  /** Undefined when there is none, also for another tenant's (BL-12). */
  get(tenant: string, uri: string): Promise<StoredBytes | undefined>;
  /** Lets go of files and timers. */
  close(): void;
}

/** One call of a model. */
export interface ModelRequest {
  readonly tenant: string;
  readonly request: LlmRequest;
  /** Which connection, by its name. Absent: the engine's own. */
  readonly llm?: string;
  /** Whether the answer is wanted piece by piece. Default: no. */
  readonly stream?: boolean;
  readonly signal: AbortSignal;
  /** Told each piece of a streamed answer as it comes. The reply has all of them again. */
  readonly onDelta?: (delta: StreamDelta) => void;
}

/** What came of it. `retryAfterSecs` is what the provider asked for, when it did (row 41). */
export type ModelReply =
  | { readonly ok: true; readonly response: LlmResponse }
  | { readonly ok: false; readonly error: ErrorInfo; readonly retryable: boolean; readonly retryAfterSecs?: number };

/** The models. Never rejects. */
export interface Models {
  /** One attempt; what may be tried again is decided by the engine. */
  call(request: ModelRequest): Promise<ModelReply>;
}

/** Who makes the calls of a model connection, and for a worker in whose form they are given to it. */
export type Venue =
  | { readonly handler: "server" }
  | { readonly handler: "worker"; readonly format?: "openai" | "anthropic" };

/** The venue of a model connection by its name, of the engine's own one without; undefined for a name that none has. */
export type VenueOf = (llm: string | undefined) => Venue | undefined;

/** One delivery of a decision to its agent's worker. */
export interface DeliveryRequest {
  readonly agentId: string;
  readonly request: DecisionRequest;
  readonly signal: AbortSignal;
  /** Takes a piece of the answer to a streamed model call; says what is wrong with it. Absent: no pieces are asked for. */
  readonly onPiece?: (piece: unknown) => string | undefined;
}

/** What the worker said, as text to be read, or why there is nothing to read (row 40). */
export type DeliveryReply =
  | { readonly kind: "answer"; readonly answer: unknown }
  | { readonly kind: "accept-proposal" }
  | { readonly kind: "failed"; readonly error: ErrorInfo; readonly retryable: boolean };

/** The way to the workers. Never rejects. */
export interface Delivery {
  /** One attempt; what may be tried again is decided by the engine. */
  deliver(request: DeliveryRequest): Promise<DeliveryReply>;
}
