/** The longest wait that a timer takes; longer ones, and endless ones, are cut to it. */
const longest = 2 ** 31 - 1;

/** Waits, in milliseconds, but no longer than the client stays. Resolves either way. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(ms, longest));
    signal.addEventListener("abort", done, { once: true });
  });
