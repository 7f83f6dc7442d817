import { readJson } from "../../src/json/read.ts";
import type { EngineLaw } from "../judges/engine/law.ts";
import { readEngineCase } from "./read-case.ts";
import { type Revived, revived } from "./revived.ts";
import type { Shrunk } from "./shrink.ts";
import type { Stage } from "./stage.ts";
import { stallsOnce } from "./stalls-once.ts";

type Found = Extract<Shrunk, { reproduced: true }>;

/** What a last look needs. */
export interface Looking {
  readonly patience: { readonly whole: () => number };
  /** Sets another stage, with an engine started anew; absent where there is but the one that runs. */
  readonly again?: () => Promise<Stage>;
}

/** The last look at what was found. */
export interface Confirm {
  /** Plays the case as it will be saved; what does not break the rule again counts as not reproduced. Never rejects. */
  look(found: Found, law: EngineLaw): Promise<Shrunk>;
  close(): Promise<void>;
}

/**
 * Looks again at cases with the whole patience, each read back from its text as a replay reads it, on an engine that is
 * started for that: what the run has left behind in the first one cannot be why a rule breaks. It is started when it is
 * first needed; where none can be started, the one of the run is used.
 */
export function confirming(stage: Pick<Stage, "play">, { again, patience }: Looking): Confirm {
  let fresh: Promise<Stage | undefined> | undefined;
  let alive: Revived | undefined;
  // One stall may break several rules.
  const play = stallsOnce((engineCase, whole) => (alive ?? stage).play(engineCase, whole));
  return {
    async look(found, law) {
      fresh ??= again?.().catch(() => undefined) ?? Promise.resolve(undefined);
      const started = await fresh;
      if (started !== undefined) alive ??= revived(started, again);
      const { tries, before } = found;
      const notAgain = { reproduced: false, tries, before } as const;
      const saved = readJson(JSON.stringify(found.engineCase));
      const read = saved.ok ? readEngineCase(saved.value) : saved;
      if (!read.ok) return notAgain;
      const engineCase = read.value;
      const log = await play(engineCase, patience.whole);
      const findings = [...law.judge(engineCase, log)].filter((check) => !check.ok);
      return findings.length > 0 ? { ...found, engineCase, log, findings } : notAgain;
    },
    async close() {
      await alive?.close();
      await (await fresh)?.close();
    },
  };
}
