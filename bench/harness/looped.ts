import type { Contestant } from "./contest.ts";
import { spent } from "./sample.ts";

/** A go lasts at least this long, so that the clock's steps and a stray interruption are small beside it. */
const MS = 60;

/**
 * A contestant that does a small thing over and over; its unit is once. The work is given a count from 0 and must return
 * something, which is kept: else an optimiser might leave it out.
 */
export function looped(work: (count: number) => unknown): Contestant {
  let times = 0;
  return () => {
    times ||= enough(work);
    return spent(times, () => {
      for (let i = 0; i < times; i++) kept.last = work(i);
    });
  };
}

/** Where results go. */
export const kept: { last: unknown } = { last: undefined };

/** How often a go does it: doubled until it lasts. */
function enough(work: (count: number) => unknown): number {
  for (let times = 16; ; times *= 2) {
    const start = performance.now();
    for (let i = 0; i < times; i++) kept.last = work(i);
    const lasted = performance.now() - start;
    if (lasted >= MS / 4) return Math.ceil((times * MS) / lasted);
  }
}
