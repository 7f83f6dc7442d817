import type { Event, TokenDelta } from "../generated/types.ts";
import { quietly } from "./quietly.ts";

/** What a session tells: its events, and the pieces of answers as they come. */
export type Listener = (news: Event | TokenDelta) => void;

/** Who listens to which session. They stay while it leaves memory and comes back. */
export interface Listeners {
  /** Calls back with everything from now on. Gives what ends it. */
  add(sessionId: string, listener: Listener): () => void;
  /** One that throws is no concern of the others, nor of the session. */
  tell(sessionId: string, news: Event | TokenDelta): void;
}

export function createListeners(): Listeners {
  const all = new Map<string, Set<Listener>>();
  return {
    add(sessionId, listener) {
      const own = all.get(sessionId) ?? new Set<Listener>();
      all.set(sessionId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && all.get(sessionId) === own) all.delete(sessionId);
      };
    },
    tell(sessionId, news) {
      for (const listener of all.get(sessionId) ?? []) quietly(() => listener(news));
    },
  };
}
