import { expect, it } from "vitest";
import type { Progress } from "../../conformance/common/progress.ts";
import type { Sink } from "../../src/cli/io.ts";
import { progressPrinter } from "../../src/cli/progress.ts";

/** A sink that keeps what is written, and a clock that a test moves. */
function watched(terminal?: { columns: number }) {
  const written: string[] = [];
  const sink: Sink = {
    write: (text) => void written.push(text),
    isTerminal: terminal !== undefined,
    color: false,
    columns: terminal?.columns ?? 80,
  };
  const clock = { now: 0 };
  return { written, sink, clock, now: () => clock.now };
}

it("rewrites one line on a terminal: cases, what is broken, time left, rate and what is driven", () => {
  const { written, sink, clock, now } = watched({ columns: 100 });
  const print = progressPrinter(sink, "engine", { now });
  clock.now = 10_000;
  print({ done: 50, total: 150, broken: 2, driving: "retries" });
  print.end();
  expect(written).toEqual([
    "\r\u001b[Kengine: 50 of 150 cases, 2 rules broken, 20 s left, 5.0 a second, now retries",
    "\r\u001b[K",
  ]);
});

/** What a terminal of that width shows of a run. */
function shownAt(columns: number, progress: Progress): string {
  const { written, sink, clock, now } = watched({ columns });
  const print = progressPrinter(sink, "engine", { now });
  clock.now = 10_000;
  print(progress);
  return (written[0] ?? "").replace("\r\u001b[K", "");
}

it("says all of it shortly where the terminal is narrow, and never reaches its last column", () => {
  const progress = { done: 50, total: 150, broken: 2, driving: "retries" };
  expect(shownAt(79, progress)).toBe("50/150, 2 broken, 20 s left, 5.0/s, retries");
  expect(shownAt(50, progress)).toBe("50/150, 2 broken, 20 s left, 5.0/s, retries");
  expect(shownAt(49, progress)).toBe("50/150 2 broken 20 s left 5.0/s retries");
  expect(shownAt(40, progress)).toBe("50/150 2 broken 20 s left 5.0/s retries");
  expect(shownAt(30, progress)).toBe("50/150 2 broken 20 s left 5.…");
});

it("keeps its form on a terminal, however long it gets", () => {
  const long = { done: 1_050, total: 1_500, broken: 12, driving: "client-tools-with-a-long-name" };
  expect(shownAt(80, long)).toMatch(/^engine: 1050 of 1500 cases, 12 rules broken, 5 s left, 105 a second, now cl.*…$/);
  expect(shownAt(80, long)).toHaveLength(79);
});

it("names the rule whose smallest case is looked for on a narrow terminal too", () => {
  const progress = { done: 9, total: 9, broken: 1, shrinking: "retries/waits" };
  expect(shownAt(80, progress)).toBe("engine: looking for the smallest case that breaks retries/waits");
  expect(shownAt(40, progress)).toBe("smallest case of retries/waits");
  expect(shownAt(40, { done: 9, total: 9, broken: 1, confirming: 3 })).toBe("playing 3 saved cases again");
});

it("draws no more than ten times a second on a terminal", () => {
  const { written, sink, clock, now } = watched({ columns: 80 });
  const print = progressPrinter(sink, "engine", { now });
  for (let done = 1; done <= 100; done++) {
    clock.now += 10;
    print({ done, total: 1_000, broken: 0 });
  }
  expect(written.length).toBeLessThanOrEqual(11);
});

it("writes a plain line about every five seconds elsewhere, and one for the last case", () => {
  const { written, sink, clock, now } = watched();
  const print = progressPrinter(sink, "worker", { now });
  for (let done = 1; done <= 12; done++) {
    clock.now += 1_000;
    print({ done, total: 12, broken: 0 });
  }
  print.end();
  expect(written).toEqual([
    "worker: 5 of 12 cases, 7 s left, 1.0 a second\n",
    "worker: 10 of 12 cases, 2 s left, 1.0 a second\n",
    "worker: 12 of 12 cases, 1.0 a second\n",
  ]);
});

it("gives minutes and hours where seconds say little, and no guess before a few cases are done", () => {
  const { written, sink, clock, now } = watched({ columns: 100 });
  const print = progressPrinter(sink, "engine", { now });
  const at = (milliseconds: number, done: number, total: number) => {
    clock.now = milliseconds;
    print({ done, total, broken: 0 });
    return written.at(-1);
  };
  expect(at(1_000, 1, 100)).not.toContain("left");
  expect(at(60_000, 60, 660)).toContain("10 min left");
  expect(at(120_000, 120, 20_000)).toContain("6 h left");
});

it("says whose smallest case is looked for", () => {
  const { written, sink, now } = watched({ columns: 100 });
  progressPrinter(sink, "engine", { now })({ done: 9, total: 9, broken: 1, shrinking: "calls/one-result" });
  expect(written.at(-1)).toContain("looking for the smallest case that breaks calls/one-result");
});

it("says nothing when it is to be quiet", () => {
  const { written, sink, now } = watched({ columns: 80 });
  const print = progressPrinter(sink, "engine", { quiet: true, now });
  print({ done: 9, total: 9, broken: 0 });
  print.end();
  expect(written).toEqual([]);
});

it("answers the first Ctrl-C at once, and says what a second one does", () => {
  const { written, sink, now } = watched();
  const stop = new AbortController();
  const print = progressPrinter(sink, "engine", { signal: stop.signal, now });
  stop.abort();
  print.end();
  expect(written).toEqual([
    "engine: ending, with what was found so far; Ctrl-C again quits at once and saves nothing.\n",
  ]);
});

it("no longer listens to Ctrl-C once it has ended", () => {
  const { written, sink, now } = watched();
  const stop = new AbortController();
  progressPrinter(sink, "engine", { signal: stop.signal, now }).end();
  stop.abort();
  expect(written).toEqual([]);
});

it("promises no time once a session has stalled, and says how many have", () => {
  const progress = { done: 50, total: 150, broken: 2, stalled: 1, driving: "retries" };
  expect(shownAt(100, progress)).toBe(
    "engine: 50 of 150 cases, 2 rules broken, 1 session stalled, 5.0 a second, now retries",
  );
  expect(shownAt(79, progress)).toBe("50/150, 2 broken, 1 stalled, 5.0/s, retries");
});

it("says that what has stalled is played once more", () => {
  const progress = { done: 9, total: 150, broken: 1, lookingAgain: 3 };
  expect(shownAt(80, progress)).toBe("engine: playing 3 cases that stalled once more");
  expect(shownAt(40, progress)).toBe("again 3 cases that stalled");
});
