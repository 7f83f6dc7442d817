/** Deliveries and model calls under way, each under the id of its decision or call and under its session's. */
export interface Exchanges {
  /**
   * Runs one exchange and what follows it; the latter only while that exchange is still the one that counts. `failed` takes
   * whatever is thrown by either.
   */
  start<T>(
    sessionId: string,
    id: string,
    work: (signal: AbortSignal) => Promise<T>,
    then: (value: T) => void,
    failed: (thrown: unknown) => void,
  ): void;
  /** Gives one up: what it brings is not heard any more. */
  abort(sessionId: string, id: string): void;
  /** The ids of a session's exchanges. */
  of(sessionId: string): ReadonlySet<string>;
  close(): void;
}

/** One under way; once it is `over` there is nothing outside left to give up. */
interface Exchange {
  readonly controller: AbortController;
  over: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** A worker may give its calls any id, the same in every session: so they are kept by session first. */
export function createExchanges(): Exchanges {
  const all = new Map<string, Map<string, Exchange>>();
  let closed = false;

  function forget(sessionId: string, id: string): void {
    const own = all.get(sessionId);
    own?.delete(id);
    if (own?.size === 0) all.delete(sessionId);
  }

  const exchanges: Exchanges = {
    start(sessionId, id, work, then, failed) {
      exchanges.abort(sessionId, id);
      const exchange: Exchange = { controller: new AbortController(), over: false };
      const own = all.get(sessionId) ?? new Map<string, Exchange>();
      all.set(sessionId, own.set(id, exchange));
      const counts = (): boolean => !closed && all.get(sessionId)?.get(id) === exchange;
      // It counts as under way until what follows from it is done, so that a session read anew meanwhile leaves it alone.
      void work(exchange.controller.signal)
        .then((value) => {
          exchange.over = true;
          if (counts()) then(value);
        })
        .catch((thrown: unknown) => (counts() ? failed(thrown) : undefined))
        .finally(() => {
          if (counts()) forget(sessionId, id);
        });
    },
    abort(sessionId, id) {
      const exchange = all.get(sessionId)?.get(id);
      forget(sessionId, id);
      if (exchange?.over === false) exchange.controller.abort();
    },
    of: (sessionId) => (all.has(sessionId) ? new Set(all.get(sessionId)?.keys()) : NONE),
    close() {
      closed = true;
      for (const own of all.values()) for (const { controller } of own.values()) controller.abort();
    },
  };
  return exchanges;
}
