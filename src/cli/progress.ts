import { counted } from "../../conformance/common/counted.ts";
import type { Progress } from "../../conformance/common/progress.ts";
import { cut } from "../../conformance/report/terminal/layout.ts";
import type { Sink } from "./io.ts";

/** Prints progress until it is ended. */
export interface ProgressPrinter {
  (progress: Progress): void;
  /** Takes the line away, so that the verdict stands alone. */
  end(): void;
}

/** How a run is watched. */
export interface Watching {
  readonly quiet?: boolean | undefined;
  /** Fires at the first Ctrl-C. */
  readonly signal?: AbortSignal;
  /** Milliseconds; given by tests, which have no clock. */
  readonly now?: () => number;
}

/** How often a line is drawn anew on a terminal, and how often there is one elsewhere, where a log should not fill up. */
const REDRAW_MS = 100;
const LINE_MS = 5_000;
/** The first cases say little of how fast the others are. */
const GUESS_FROM = 5;

const CLEAR = "\r\u001b[K";

/** A line that is rewritten in place on a terminal, and one every five seconds elsewhere; the last case has one always. */
export function progressPrinter(sink: Sink, what: string, watching: Watching = {}): ProgressPrinter {
  const { quiet = false, signal, now = () => performance.now() } = watching;
  const started = now();
  let drawn = sink.isTerminal ? Number.NEGATIVE_INFINITY : started;
  let over = false;
  const draw = (progress: Progress): void => {
    drawn = now();
    const columns = sink.isTerminal ? sink.columns : Number.POSITIVE_INFINITY;
    const line = sentence(what, progress, now() - started, columns);
    sink.write(sink.isTerminal ? `${CLEAR}${cut(line, columns - 1)}` : `${line}\n`);
  };
  const print = ((progress: Progress) => {
    if (quiet || over) return;
    const { lookingAgain, shrinking, confirming } = progress;
    const last = progress.done === progress.total && (lookingAgain ?? shrinking ?? confirming) === undefined;
    if (last || now() - drawn >= (sink.isTerminal ? REDRAW_MS : LINE_MS)) draw(progress);
  }) as ProgressPrinter;
  const interrupted = (): void => {
    const clear = sink.isTerminal ? CLEAR : "";
    sink.write(`${clear}${what}: ending, with what was found so far; Ctrl-C again quits at once and saves nothing.\n`);
  };
  signal?.addEventListener("abort", interrupted, { once: true });
  print.end = () => {
    over = true;
    signal?.removeEventListener("abort", interrupted);
    if (!quiet && sink.isTerminal) sink.write(CLEAR);
  };
  return print;
}

/** Columns below which all is said shortly, and those below which a comma is one too many. */
const SHORT = 80;
const SHORTEST = 50;

/**
 * How far a run is. What matters most comes first, since a narrow terminal shows only the beginning; how it is said
 * follows from the terminal alone, so that the line does not change its form while one looks at it.
 */
function sentence(what: string, progress: Progress, elapsed: number, columns: number): string {
  const { done, total, broken, driving, stalled, lookingAgain, shrinking, confirming } = progress;
  if (confirming !== undefined) {
    const cases = counted(confirming, "saved case");
    return columns < SHORT ? `playing ${cases} again` : `${what}: playing ${cases} again in a fresh process`;
  }
  if (shrinking !== undefined)
    return columns < SHORT
      ? `smallest case of ${shrinking}`
      : `${what}: looking for the smallest case that breaks ${shrinking}`;
  if (lookingAgain !== undefined) {
    const cases = `${counted(lookingAgain, "case")} that stalled`;
    return columns < SHORT ? `again ${cases}` : `${what}: playing ${cases} once more`;
  }
  const rate = elapsed > 0 ? (done / elapsed) * 1_000 : 0;
  // What stalls is waited for, and may end the run: nobody knows how long the rest will take.
  const guessed = rate > 0 && done >= GUESS_FROM && done < total && stalled === undefined;
  const left = guessed ? [`${duration((total - done) / rate)} left`] : [];
  const pace = rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
  const now = driving === undefined || done === total ? [] : [driving];
  const whole = [
    `${what}: ${done} of ${total} cases`,
    ...(broken === 0 ? [] : [`${counted(broken, "rule")} broken`]),
    ...(stalled === undefined ? [] : [`${counted(stalled, "session")} stalled`]),
    ...left,
    ...(rate > 0 ? [`${pace} a second`] : []),
    ...now.map((name) => `now ${name}`),
  ];
  const short = [
    `${done}/${total}`,
    ...(broken === 0 ? [] : [`${broken} broken`]),
    ...(stalled === undefined ? [] : [`${stalled} stalled`]),
    ...left,
    ...(rate > 0 ? [`${pace}/s`] : []),
    ...now,
  ];
  return columns < SHORT ? short.join(columns < SHORTEST ? " " : ", ") : whole.join(", ");
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 120) return `${whole} s`;
  return whole < 7_200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3_600)} h`;
}
