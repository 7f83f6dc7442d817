import type { WireHeaders } from "../wire/handle.ts";
import type { LocatedFault, MissedFault } from "./fault.ts";
import type { EffectiveRequest } from "./model.ts";
import type { Answer } from "./reply.ts";

/** Why the provider itself refused a request, without asking for an answer. */
export type RefusalReason =
  /** No such path or method. */
  | "route"
  /** The body is not what the format takes, or its calls and results do not pair. */
  | "validation"
  /** The conversation that the request refers to is not known. */
  | "history"
  /** The reply cannot be said in this format, or making it failed. */
  | "reply";

/** One model call with what it was answered. */
export interface Exchange {
  readonly request: EffectiveRequest;
  readonly answer: Answer;
  /** Why the provider refused the request by itself; undefined when it asked for an answer. */
  readonly refused: RefusalReason | undefined;
  readonly status: number;
  readonly headers: WireHeaders;
  /** What would be sent without faults: the events of a stream, or one body. */
  readonly units: readonly string[];
  /** What went wrong on the way, each with its place in the answer. */
  readonly faults: readonly LocatedFault[];
  /** Faults that were due and could not happen: the answer has no such place. */
  readonly missed: readonly MissedFault[];
}

/** A request that never became a model call: an unknown route, or a body that is no JSON object. */
export interface Stray {
  readonly method: string;
  readonly path: string;
  readonly headers: WireHeaders;
  readonly body: Uint8Array;
  readonly why: string;
  readonly status: number;
}
