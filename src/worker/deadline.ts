/** A signal with a timer behind it; dispose of it when the work is done, so that no timer outlives its call. */
export interface Bound extends Disposable {
  readonly signal: AbortSignal;
}

/** setTimeout fires at once for anything longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * A signal that aborts at the deadline of an attempt, or when the worker closes, whichever is first.
 * @param deadline RFC 3339; absent, or no date at all, is no bound.
 */
export function deadlineSignal(deadline: string | null | undefined, closing: AbortSignal): Bound {
  const controller = new AbortController();
  const left = deadline === undefined || deadline === null ? Number.NaN : Date.parse(deadline) - Date.now();
  const timer = Number.isNaN(left) ? undefined : setTimeout(expire, Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
  const close = () => controller.abort(closing.reason);
  if (closing.aborted) close();
  else closing.addEventListener("abort", close);

  function expire(): void {
    controller.abort(new DOMException("the deadline of this attempt has passed", "TimeoutError"));
  }
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      closing.removeEventListener("abort", close);
    },
  };
}
