import type { Sink } from "./io.ts";

/** How far a run is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Rules found broken so far. */
  readonly broken: number;
}

/** Prints progress until it is ended. */
export interface ProgressPrinter {
  (progress: Progress): void;
  /** Takes the line away, so that the verdict stands alone. */
  end(): void;
}

const REDRAW_MS = 100;
/** Where nobody watches, a log should not fill up: a line for each of so many parts of the run. */
const PARTS = 5;

/**
 * A line that is rewritten in place on a terminal, and a handful of lines elsewhere. `now` is in milliseconds and
 * injected so that a test needs no clock.
 */
export function progressPrinter(sink: Sink, what: string, quiet: boolean, now: () => number = Date.now) {
  const started = now();
  let drawn = Number.NEGATIVE_INFINITY;
  let part = 0;
  const print = ((progress: Progress) => {
    if (quiet) return;
    const last = progress.done === progress.total;
    if (sink.isTerminal) {
      if (!last && now() - drawn < REDRAW_MS) return;
      drawn = now();
      sink.write(`\r\u001b[K${fit(sentence(what, progress, now() - started), sink.columns)}`);
      return;
    }
    const reached = progress.total === 0 ? PARTS : Math.floor((progress.done / progress.total) * PARTS);
    if (reached <= part) return;
    part = reached;
    sink.write(`${sentence(what, progress, now() - started)}\n`);
  }) as ProgressPrinter;
  print.end = () => {
    if (!quiet && sink.isTerminal) sink.write("\r\u001b[K");
  };
  return print;
}

function sentence(what: string, { done, total, broken }: Progress, elapsed: number): string {
  const rate = elapsed > 0 ? (done / elapsed) * 1000 : 0;
  const left = rate > 0 && done < total ? `, ${Math.ceil((total - done) / rate)} s left` : "";
  const found = broken === 0 ? "" : `, ${broken} ${broken === 1 ? "rule" : "rules"} broken`;
  return `${what}: ${done} of ${total} cases, ${Math.round(rate)} a second${left}${found}`;
}

const fit = (line: string, columns: number): string =>
  line.length < columns ? line : `${line.slice(0, columns - 2)}…`;
