import type { EngineLog } from "../../drivers/engine/log.ts";

/** A look at a log that is taken once for all laws. What it gives must not be changed. */
export function perLog<T>(look: (log: EngineLog) => T): (log: EngineLog) => T {
  const seen = new WeakMap<EngineLog, { readonly given: T }>();
  return (log) => {
    const known = seen.get(log);
    if (known !== undefined) return known.given;
    const given = look(log);
    seen.set(log, { given });
    return given;
  };
}
