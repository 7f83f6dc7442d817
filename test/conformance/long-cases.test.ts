import { describe, expect, it } from "vitest";
import { longExamples } from "../../conformance/cases/engine/long.ts";
import { type EngineUnderTest, EVERYTHING, replayEngineCase, runEngineSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../conformance/mutants/engine/mutant.ts";

const all = { ...EVERYTHING, ...MUTANT_KEYS };
const sound: EngineUnderTest = { kind: "mount", mount: mountEngine({}) };
const AGAIN = "delivery/failed-delivery-comes-again";
const WAITS = ["delivery/waits-before-redelivery", "retries/waits-before-the-next-attempt"];

/** It delivers nothing a second time. */
const givesUp: EngineUnderTest = {
  kind: "mount",
  mount: ({ send, ...urls }) =>
    mountEngine({})({
      ...urls,
      send: async (request) => {
        const again = typeof request.body === "string" && /"attempts":[2-9]/.test(request.body);
        if (!again || !request.url.startsWith(urls.workerUrl)) return send(request);
        const stream = (async function* () {})();
        return { status: 400, headers: {}, stream, bytes: async () => new Uint8Array(), text: async () => "" };
      },
    }),
};

describe("cases that wait as long as the protocol does by default", () => {
  it.concurrent.each(longExamples.map((engineCase, n) => [n, engineCase] as const))(
    "hold of a sound engine, and the waits are judged: %i",
    async (_n, engineCase) => {
      const { log, broken, met } = await replayEngineCase(engineCase, { ...all, engine: sound });
      expect(log.end, log.note).toBe("ended");
      expect(broken).toEqual([]);
      expect(met.filter((rule) => WAITS.includes(rule))).toHaveLength(1);
    },
  );

  it.concurrent("find an engine that delivers nothing a second time", async () => {
    const [silent] = longExamples;
    if (silent === undefined) throw new Error("There is no long case.");
    const { broken } = await replayEngineCase(silent, { ...all, engine: givesUp });
    expect(broken.map(({ rule }) => rule)).toContain(AGAIN);
  });

  it.concurrent("are played where they are asked for, and only there", async () => {
    const run = (classes: { slow: true } | { long: true }) =>
      runEngineSuite({ ...all, engine: sound, runs: 1, seed: 3, topUp: false, rules: [AGAIN], ...classes });
    const [slow, long] = await Promise.all([run({ slow: true }), run({ long: true })]);
    expect(long.cases.fixed - slow.cases.fixed).toBe(2);
    expect(long.cases.generated).toBe(slow.cases.generated);
    expect(long.rules).toMatchObject([{ id: AGAIN, outcome: "pass" }]);
  });
});
