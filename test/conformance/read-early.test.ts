import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineAreas } from "../../conformance/cases/engine/areas.ts";
import { type EngineCase, isAlone } from "../../conformance/cases/engine/case.ts";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { EVERYTHING } from "../../conformance/engine/select.ts";
import { type Stage, setStage } from "../../conformance/engine/stage.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";

/** Whether a log ends with what the engine writes when the worker has had its last word of a turn. */
function isClosed(events: readonly unknown[]): boolean {
  const last = events.at(-1) as { payload?: { type?: string } } | undefined;
  return ["turn.completed", "session.done"].includes(last?.payload?.type ?? "");
}

/** The events of a session once they end so; undefined where they do not. */
async function closedEvents({ target }: Stage, { exchanges }: EngineLog): Promise<readonly unknown[] | undefined> {
  const submit = exchanges.find(({ kind, session }) => kind === "submit" && session === undefined);
  const { session_id: id } = (submit?.answer?.json ?? {}) as { session_id?: string };
  for (let tries = 0; tries < 20; tries++) {
    const url = `${target.url}/api/machine/sessions/${id}/events`;
    const response = await target.send({ method: "GET", url, headers: { authorization: `Bearer ${target.apiKey}` } });
    const { events = [] } = JSON.parse(await response.text()) as { events?: readonly unknown[] };
    if (isClosed(events)) return events;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return undefined;
}

const checksOf = (engineCase: EngineCase, log: EngineLog) =>
  Object.fromEntries(engineLaws.map((law) => [law.rule, [...law.judge(engineCase, log)].map(({ ok }) => ok)]));

const areas = engineAreas.filter((area) => area.class === "fast");

describe("a log that is read while the engine is writing its end", () => {
  let stage: Stage;
  let compared = 0;
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
      if (log.events === undefined || isClosed(log.events)) continue;
      const events = await closedEvents(stage, log);
      if (events === undefined) continue;
      compared++;
      expect(checksOf(engineCase, { ...log, events })).toEqual(checksOf(engineCase, log));
    }
  });

  it("is what most of these logs were", () => {
    expect(compared).toBeGreaterThan(areas.length);
  });
});
