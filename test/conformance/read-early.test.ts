import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineAreas } from "../../conformance/cases/engine/areas.ts";
import { type EngineCase, isAlone } from "../../conformance/cases/engine/case.ts";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { EVERYTHING } from "../../conformance/engine/select.ts";
import { type Stage, setStage } from "../../conformance/engine/stage.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";

/** Cases in which an act waits for the turn to be written up before the log is read. */
const AWAITED = ["fatal"];

/** What the engine writes when the worker has had its last word of a turn: at the end of a log it may be on its way. */
const CLOSING = ["turn.completed", "session.done"];

/** The log as it is read a moment earlier; undefined where it does not end in what closes a turn. */
function earlier(log: EngineLog): EngineLog | undefined {
  const events = [...(log.events ?? [])] as { payload?: { type?: string } }[];
  const isClosing = (): boolean => CLOSING.includes(events.at(-1)?.payload?.type ?? "");
  if (!isClosing()) return undefined;
  while (isClosing()) events.pop();
  return { ...log, events };
}

const checksOf = (engineCase: EngineCase, log: EngineLog) =>
  Object.fromEntries(engineLaws.map((law) => [law.rule, [...law.judge(engineCase, log)].map(({ ok }) => ok)]));

const areas = engineAreas.filter((area) => area.class === "fast" && !AWAITED.includes(area.name));

describe("a log that is read while the engine is writing its end", () => {
  let stage: Stage;
  beforeAll(async () => {
    const keys = { apiKey2: "tck-2", workerSecret: "tck-secret" };
    stage = await setStage({ ...EVERYTHING, ...keys, engine: { kind: "mount", mount: mountEngine({}) } });
  });
  afterAll(() => stage.close());

  it.each(areas)("has as many checks as one that is read a moment later: $name", async ({ cases }) => {
    const drawn = fc.sample(cases, { seed: 3, numRuns: 4 }).filter((engineCase) => !isAlone(engineCase));
    const logs = await Promise.all(
      drawn.map(async (engineCase) => ({ engineCase, log: await stage.play(engineCase, () => 5_000) })),
    );
    for (const { engineCase, log } of logs) {
      const early = earlier(log);
      if (early !== undefined) expect(checksOf(engineCase, early)).toEqual(checksOf(engineCase, log));
    }
  });
});
