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
  | { readonly for: "told"; readonly trigger: string; readonly newer: boolean; readonly step: number }
  | { readonly for: "session"; readonly trigger: string }
  | { readonly for: "abuse"; readonly abuse: string; readonly step: number }
  | { readonly for: "after-abuse"; readonly call: PlannedCall; readonly abuse: string; readonly step: number };

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

/** One request to the worker and what became of it. Times are milliseconds since the case began. */
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
