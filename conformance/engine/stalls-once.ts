import type { EngineLog } from "../drivers/engine/log.ts";
import type { Stage } from "./stage.ts";

/** Plays cases as `play` does, but waits for a stall once: who asks for the same case again is given the log of it. */
export function stallsOnce(play: Stage["play"]): Stage["play"] {
  const stalls = new Map<string, EngineLog>();
  return async (engineCase, patience) => {
    const text = JSON.stringify(engineCase);
    const log = stalls.get(text) ?? (await play(engineCase, patience));
    if (log.end === "stalled") stalls.set(text, log);
    return log;
  };
}
