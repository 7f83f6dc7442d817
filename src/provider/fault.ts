/** A part of an answer that a fault may strike in. */
export type FaultPart = "text" | "reasoning" | "tool-call";

/**
 * Where in an answer a fault strikes: after so many whole events of a stream, or when half the pieces of a part have
 * gone out (rounded down; of tool calls, the first one's arguments). An answer that is not streamed is one event, and
 * `in` stands for its beginning.
 */
export type FaultPlace<Count = number> =
  | { readonly afterEvents: Count; readonly in?: never }
  | { readonly in: FaultPart; readonly afterEvents?: never };

/** Damage on the way to the client, by what is seen on the wire. */
export type Fault =
  /** Nothing is sent for this long. */
  | { readonly kind: "delay"; readonly ms: number }
  /** A pause before each chunk of the body. */
  | { readonly kind: "pace"; readonly ms: number }
  /** The body is cut into writes of this many bytes, through characters and lines. */
  | { readonly kind: "chunk"; readonly bytes: number }
  /** Silence after n events, until the client leaves or, with `ms`, for that long. */
  | ({ readonly kind: "stall"; readonly ms?: number } & FaultPlace)
  /** The stream ends as if it were complete, after n events. */
  | ({ readonly kind: "end" } & FaultPlace)
  /** The stream ends as if it were complete, in the middle of the event that follows n whole ones. */
  | ({ readonly kind: "cut" } & FaultPlace)
  /** The connection is destroyed after n events were flushed; "headers": before anything is sent. */
  | ({ readonly kind: "reset" } & FaultPlace<number | "headers">)
  /** The provider's own error event in place of everything after n events. */
  | ({ readonly kind: "error-event"; readonly status?: number; readonly message?: string } & FaultPlace)
  /** Responses: a `response.failed` event in place of everything after n events. Elsewhere an error event. */
  | ({ readonly kind: "failed"; readonly code?: string; readonly message?: string } & FaultPlace)
  /** The event that follows n whole ones holds broken JSON; the others are sent as they are. */
  | ({ readonly kind: "malformed" } & FaultPlace)
  /** The body is right, its content type is not. */
  | { readonly kind: "content-type"; readonly value: string };

/** A fault whose place, where it has one, is a number of events. */
export type LocatedFault = Exclude<Fault, { readonly in: FaultPart }>;

/** A fault that did not happen, because the answer has no such place. */
export interface MissedFault {
  readonly fault: Fault;
  /** What the answer was like: `the answer had 14 events`. */
  readonly why: string;
}
