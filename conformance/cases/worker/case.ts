/** How a call's arguments stand to the tool's schema, known by construction. */
type Fit = "valid" | "invalid" | "malformed" | "unknown-tool";

/** One tool call that the suite, as engine, makes of the worker. */
export interface PlannedCall {
  readonly id: string;
  readonly tool: string;
  /** The raw text, as a model would have written it. */
  readonly arguments: string;
  readonly fit: Fit;
  /** Where the arguments come from or what was done to them, in words. */
  readonly how: string;
  /** How often the call is tried: later attempts stand for those that lapsed. At least 1. */
  readonly attempts: number;
  /** How often each attempt's decision is delivered: more than once stands for an answer that was lost. At least 1. */
  readonly deliveries: number;
  /** Members that only a newer engine knows are added to the request, the trigger and the input. */
  readonly newer: boolean;
  /** The deliveries of a decision leave at once instead of one after the other. */
  readonly overlap?: boolean;
  /** The request's body arrives in pieces with pauses between them. */
  readonly slow?: Slowness;
  /** What a person says where the worker asks one: the payload of the `interrupt.resumed`. */
  readonly resume?: { readonly payload: unknown };
  /** What the suite does with a settle that comes later: takes it, or has let the call lapse. Default: takes it. */
  readonly later?: "taken" | "lapsed";
}

/** How slowly a body is sent. */
export interface Slowness {
  readonly pieces: number;
  readonly pauseMs: number;
}

/** A request that no engine would send. The worker may answer it as it likes, except where a law says otherwise. */
export type Abuse =
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "content-type"; readonly contentType: string }
  | { readonly kind: "body"; readonly what: string; readonly text: string }
  | { readonly kind: "size"; readonly bytes: number }
  | { readonly kind: "signature"; readonly signature: "none" | "wrong" | "of-another-body" };

/** One step of a session, in order. */
export type WorkerStep =
  | { readonly do: "round"; readonly together: boolean; readonly calls: readonly PlannedCall[] }
  | {
      readonly do: "tell";
      readonly trigger: Readonly<Record<string, unknown>>;
      readonly proposed: Readonly<Record<string, unknown>>;
      /** A trigger type that this revision does not know. */
      readonly newer: boolean;
    }
  | { readonly do: "abuse"; readonly abuse: Abuse; readonly then: PlannedCall };

/**
 * A case for a worker: one session, played by the suite as engine. Everything that is sent follows from it, so a saved
 * case can be played again against any worker that declares the same tools.
 */
export interface WorkerCase {
  readonly version: 1;
  readonly role: "worker";
  /** The generator that it comes from. */
  readonly area: string;
  /** What the user says first. */
  readonly user: string;
  readonly steps: readonly WorkerStep[];
}
