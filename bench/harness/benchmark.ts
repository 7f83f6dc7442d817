import type { Contest } from "./contest.ts";

/** A benchmark whose contests this harness runs. */
export interface Contests {
  readonly name: string;
  readonly about: string;
  /** Makes ready what competes. `close` is called once all contests were held, or when one threw. */
  prepare(): Prepared | Promise<Prepared>;
}

export interface Prepared {
  readonly contests: readonly Contest[];
  close?(): unknown;
}

/** A benchmark that is a program of its own: it prints what it measures, and exits with 1 when a claim fails. */
export interface Program {
  readonly name: string;
  readonly about: string;
  /** What Node runs, from the repository's root: a file and its arguments. */
  readonly program: readonly [string, ...string[]];
}

export type Benchmark = Contests | Program;
