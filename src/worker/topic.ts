/** Something to subscribe to. */
export interface Topic<T> {
  /** Tells every subscriber; one that throws is passed over. */
  readonly publish: (news: T) => void;
  /** Returns the way to unsubscribe. */
  readonly subscribe: (listener: (news: T) => void) => () => void;
}

/** Makes a topic without subscribers. */
export function createTopic<T>(): Topic<T> {
  const listeners = new Set<(news: T) => void>();
  return {
    publish(news) {
      for (const listener of listeners) {
        try {
          listener(news);
        } catch {
          // A subscriber's fault is its own.
        }
      }
    },
    subscribe(listener) {
      // Wrapped, so that a function that subscribes twice is told twice and unsubscribes one by one.
      const entry = (news: T) => listener(news);
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
