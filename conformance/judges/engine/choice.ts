import type { EngineCase } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";

/** A rule of the tier `choice` as a function: which of the accepted ways a log shows, once for each sighting. Pure. */
export interface EngineChoice {
  readonly rule: string;
  /** The accepted ways, in the registry's words. */
  readonly accepts: readonly string[];
  /** It looks at answers of the engine's own surface, which nobody sees behind an adapter. */
  readonly ofSurface?: true;
  readonly observe: (engineCase: EngineCase, log: EngineLog) => readonly string[];
}

/** The ways of a choice, by a short name for each. */
type Ways = Readonly<Record<string, string>>;

/**
 * Makes the observer of a choice. `look` gives the ways that a log shows, out of those that it is handed. Whatever a log
 * holds, a choice finds no fault with it: what cannot be looked at shows nothing.
 */
export function choice<W extends Ways>(
  rule: string,
  ways: W,
  look: (engineCase: EngineCase, log: EngineLog, ways: W) => Iterable<W[keyof W]>,
  more: Pick<EngineChoice, "ofSurface"> = {},
): EngineChoice {
  return {
    rule,
    accepts: Object.values(ways),
    ...more,
    observe(engineCase, log) {
      try {
        return [...look(engineCase, log, ways)];
      } catch {
        return [];
      }
    },
  };
}
