import { randomUUID } from "node:crypto";
import type { Clock, Ids } from "./ports.ts";

/** setTimeout holds at most this many milliseconds; a longer wait is made of several. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock. A timer of its does not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const end = Date.now() + ms;
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      timer = setTimeout(() => (Date.now() < end ? wait(end - Date.now()) : task()), Math.min(left, LONGEST));
      timer.unref();
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};

/** UUIDv7: 48 bits of milliseconds, then randomness; those of one millisecond are told apart by a counter. */
export function createIds(clock: Clock): Ids {
  let last = 0;
  let counter = 0;
  return {
    next() {
      const now = Math.max(clock.now(), last);
      counter = now === last ? (counter + 1) & 0xfff : 0;
      last = now;
      const time = now.toString(16).padStart(12, "0");
      const count = counter.toString(16).padStart(3, "0");
      // The variant and all random bits stand where a UUIDv4 has them, which node:crypto makes many of at once.
      return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${randomUUID().slice(19)}`;
    },
  };
}
