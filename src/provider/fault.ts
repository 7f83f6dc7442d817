/**
 * Damage on the way to the client, by what is seen on the wire. `afterEvents` counts whole events of a stream;
 * for an answer that is not streamed the body counts as one event.
 */
export type Fault =
  /** Nothing is sent for this long. */
  | { readonly kind: "delay"; readonly ms: number }
  /** A pause before each chunk of the body. */
  | { readonly kind: "pace"; readonly ms: number }
  /** The body is cut into writes of this many bytes, through characters and lines. */
  | { readonly kind: "chunk"; readonly bytes: number }
  /** Silence after n events, until the client leaves or, with `ms`, for that long. */
  | { readonly kind: "stall"; readonly afterEvents: number; readonly ms?: number }
  /** The stream ends as if it were complete, after n events. */
  | { readonly kind: "end"; readonly afterEvents: number }
  /** The stream ends as if it were complete, in the middle of the event that follows n whole ones. */
  | { readonly kind: "cut"; readonly afterEvents: number }
  /** The connection is destroyed after n events were flushed; "headers": before anything is sent. */
  | { readonly kind: "reset"; readonly afterEvents: number | "headers" }
  /** The provider's own error event in place of everything after n events. */
  | { readonly kind: "error-event"; readonly afterEvents: number; readonly status?: number; readonly message?: string }
  /** Responses: a `response.failed` event in place of everything after n events. Elsewhere an error event. */
  | { readonly kind: "failed"; readonly afterEvents: number; readonly code?: string; readonly message?: string }
  /** The event that follows n whole ones holds broken JSON; the others are sent as they are. */
  | { readonly kind: "malformed"; readonly afterEvents: number }
  /** The body is right, its content type is not. */
  | { readonly kind: "content-type"; readonly value: string };
