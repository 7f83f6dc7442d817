import type { Clock } from "../../src/engine/index.ts";

/** A clock that stands still until it is told to go on. */
export interface VirtualClock extends Clock {
  /** When the next timer is due, in milliseconds since the epoch. */
  next(): number | undefined;
  /** Sets the time, and runs every timer that is due by then, the earliest first. */
  goTo(at: number): void;
}

/** Starts at a round instant, so that times in failures can be read. */
export function virtualClock(start = Date.UTC(2026, 0, 1)): VirtualClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly task: () => void }>();
  const first = () => [...timers].reduce((a, b) => (b.at < a.at ? b : a), { at: Number.POSITIVE_INFINITY, task() {} });
  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    next: () => (timers.size === 0 ? undefined : first().at),
    goTo(at) {
      while (timers.size > 0 && first().at <= at) {
        const timer = first();
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.task();
      }
      now = Math.max(now, at);
    },
  };
}
