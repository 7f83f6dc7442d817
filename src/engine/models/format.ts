import type { LlmRequest, StreamDelta } from "../../generated/types.ts";
import type { WireHeaders } from "../../wire/handle.ts";
import type { ModelReply, StoredBytes } from "../ports.ts";

/** Reads a blob back for the model; undefined when it is missing. */
export type ReadBlob = (uri: string) => Promise<StoredBytes | undefined>;

/** What came of reading an answer: the reply, or why there is none. Never a guess. */
export type Reading = ModelReply;

/** A failed reading. */
export type Failure = Extract<ModelReply, { ok: false }>;

/** What a provider accepts as names of tools and as ids of calls. */
export interface WireLimits {
  /** The longest name, of letters, digits, `_` and `-`. */
  readonly nameLength: number;
  readonly id: RegExp;
}

/** What one event of a streamed answer says. */
export type Taken =
  | { readonly kind: "nothing" }
  | { readonly kind: "delta"; readonly delta: StreamDelta }
  /** The event that ends a whole answer. */
  | { readonly kind: "over" }
  | { readonly kind: "failed"; readonly failure: Failure };

/** A streamed answer as it comes. */
export interface StreamReader {
  /** Takes one event, read as exact JSON. */
  take(event: unknown): Taken;
  /** The whole reply; a failure while anything of it is missing. */
  end(): Reading;
}

/** One way of talking to a model: how a call is written, and how its answer is read, whole or as a stream. */
export interface ProviderFormat {
  /** Under `/v1/`. */
  readonly path: string;
  readonly limits: WireLimits;
  /** Members of the body that ask for a stream. */
  readonly streamed: Readonly<Record<string, unknown>>;
  headers(apiKey: string | undefined): WireHeaders;
  /** The body of a request that keeps the format's limits. */
  write(request: LlmRequest, readBlob: ReadBlob): Promise<Record<string, unknown>>;
  /** Reads a whole answer: as exact JSON, and `text` where digits and key order are looked at. */
  read(body: unknown, text: () => string): Reading;
  openStream(): StreamReader;
}
