import type { PlannedCall } from "../../cases/worker/case.ts";

/** What a request was for: a law picks the exchanges that it speaks about by it. */
export type Purpose =
  | { readonly for: "start" }
  | {
      readonly for: "call";
      readonly call: PlannedCall;
      readonly attempt: number;
      readonly delivery: number;
      readonly together: boolean;
    }
  | { readonly for: "resumed"; readonly call: PlannedCall; readonly attempt: number; readonly interrupt: string }
  | {
      /** A request of the worker to the suite, as engine: a settle that comes later. The answer is the suite's. */
      readonly for: "settle";
      readonly route: "settle" | "submit";
      readonly rulings: readonly SettleRuling[];
    }
  | { readonly for: "told"; readonly trigger: string; readonly newer: boolean; readonly step: number }
  | { readonly for: "session"; readonly trigger: string }
  | { readonly for: "abuse"; readonly abuse: string; readonly step: number }
  | { readonly for: "after-abuse"; readonly call: PlannedCall; readonly abuse: string; readonly step: number };

/**
 * How a settle stands to its call. `taken`: the first of an open call; `repeated`: one was taken; `late`: the call or the
 * attempt has ended otherwise; `unknown`: no such call or attempt; `other`: a submit that settles nothing.
 */
export type SettleState = "taken" | "repeated" | "late" | "unknown" | "unreadable" | "unauthorized" | "other";

/** What the suite said to one settle. */
export interface SettleRuling {
  readonly state: SettleState;
  /** Why it was not taken; empty when it was. */
  readonly reason: string;
  readonly call?: PlannedCall;
}

/** A request that the worker made of the suite, as engine. */
export interface Received {
  readonly route: "settle" | "submit";
  readonly path: string;
  readonly text: string;
  readonly json: unknown;
  readonly rulings: readonly SettleRuling[];
  readonly response: { readonly status: number; readonly text: string };
}

/** The worker's answer as it came. */
export interface Answered {
  readonly at: number;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The parsed body of a JSON answer; absent when it does not parse, and for event streams. */
  readonly json?: unknown;
  /** The frames of an event stream, in order. */
  readonly frames?: readonly { readonly event: string; readonly data: string }[];
}

/** One request, to the worker unless it is a settle, and what became of it. Times are milliseconds since the case began. */
export interface Exchange {
  readonly n: number;
  readonly at: number;
  readonly purpose: Purpose;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** What was sent, where it is JSON. */
  readonly json?: unknown;
  readonly answer?: Answered;
  /** Why there is no answer. */
  readonly failure?: string;
}

/** Everything that happened in one case, in the order in which the requests left. */
export interface WorkerLog {
  readonly exchanges: readonly Exchange[];
  /** `ended`: every step was played. `stalled`: an answer did not come within patience. `unreachable`: no connection. */
  readonly end: "ended" | "stalled" | "unreachable";
}
