import type { Progress } from "../../conformance/common/progress.ts";
import { cut, widthOf } from "../../conformance/report/terminal/layout.ts";
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
    const [whole = "", ...shorter] = sentences(what, progress, now() - started);
    sink.write(sink.isTerminal ? `${CLEAR}${fitting([whole, ...shorter], sink.columns - 1)}` : `${whole}\n`);
  };
  const print = ((progress: Progress) => {
    if (quiet || over) return;
    const { shrinking, confirming } = progress;
    const last = progress.done === progress.total && shrinking === undefined && confirming === undefined;
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

/** The first that fits; where none does, the beginning of the last. */
function fitting(lines: readonly string[], columns: number): string {
  return lines.find((line) => widthOf(line) <= columns) ?? cut(lines.at(-1) ?? "", columns);
}

/** How far a run is, from the longest way to say it to the shortest; what matters most comes first. */
function sentences(what: string, progress: Progress, elapsed: number): string[] {
  const { done, total, broken, driving, shrinking, confirming } = progress;
  if (confirming !== undefined) {
    const cases = `${confirming} saved ${confirming === 1 ? "case" : "cases"}`;
    return [`${what}: playing ${cases} again in a fresh process`, `playing ${cases} again`];
  }
  if (shrinking !== undefined)
    return [`${what}: looking for the smallest case that breaks ${shrinking}`, `smallest case of ${shrinking}`];
  const rate = elapsed > 0 ? (done / elapsed) * 1_000 : 0;
  const guessed = rate > 0 && done >= GUESS_FROM && done < total;
  const left = guessed ? [`${duration((total - done) / rate)} left`] : [];
  const pace = rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
  const now = driving === undefined || done === total ? [] : [driving];
  const whole = [
    `${what}: ${done} of ${total} cases`,
    ...(broken === 0 ? [] : [`${broken} ${broken === 1 ? "rule" : "rules"} broken`]),
    ...left,
    ...(rate > 0 ? [`${pace} a second`] : []),
    ...now.map((name) => `now ${name}`),
  ];
  const short = [
    `${done}/${total}`,
    ...(broken === 0 ? [] : [`${broken} broken`]),
    ...left,
    ...(rate > 0 ? [`${pace}/s`] : []),
    ...now,
  ];
  return [whole.join(", "), short.join(", "), short.join(" ")];
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 120) return `${whole} s`;
  return whole < 7_200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3_600)} h`;
}
