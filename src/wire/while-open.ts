/**
 * Iterates a source until it ends or the signal fires, whichever comes first. A source that waits for its next item is
 * left behind when the signal fires: its `return` is called but not awaited, since a generator queues that behind the
 * very wait that will not end. Errors of the source are passed on.
 */
export async function* whileOpen<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let wake: (() => void) | undefined;
  const onAbort = (): void => wake?.();
  signal.addEventListener("abort", onAbort);
  let ended = false;
  try {
    while (!signal.aborted) {
      const step = await new Promise<IteratorResult<T> | undefined>((resolve, reject) => {
        wake = () => resolve(undefined);
        iterator.next().then(resolve, reject);
      });
      ended = step?.done === true;
      if (step === undefined || step.done === true) return;
      yield step.value;
    }
  } catch (error) {
    ended = true;
    throw error;
  } finally {
    signal.removeEventListener("abort", onAbort);
    if (!ended) leave(iterator);
  }
}

function leave(iterator: AsyncIterator<unknown>): void {
  try {
    Promise.resolve(iterator.return?.()).catch(() => {});
  } catch {
    // A source that cannot even be left has nothing more to tell.
  }
}
