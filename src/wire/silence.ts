/** A watch on silence: it lapses when nothing was heard for long enough while someone was listening. */
export interface Silence {
  /** Something was heard, or listening begins: the time starts anew. */
  heard(): void;
  /** Nobody listens for now: time does not count. */
  pause(): void;
}

/** Watches for `ms` milliseconds of silence, then calls `onLapse` once; without `ms` it never does. */
export function watchSilence(ms: number | undefined, onLapse: () => void): Silence {
  if (ms === undefined) return { heard: () => {}, pause: () => {} };
  let timer: NodeJS.Timeout | undefined;
  const pause = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const heard = (): void => {
    if (timer === undefined) timer = setTimeout(onLapse, ms);
    else timer.refresh();
  };
  return { heard, pause };
}
