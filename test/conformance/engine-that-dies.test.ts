import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slowCheckAreas } from "../../conformance/cases/engine/slow-check.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { type EngineUnderTest, runEngineSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import type { Replaced } from "../../conformance/mutants/engine/mutant.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";

const [slow] = fc.sample(slowCheckAreas[0]?.cases ?? fc.constant(undefined), { seed: 1, numRuns: 1 });

/** The reference engine, of which nothing is heard any more once it has read a call with a slow text. */
const dying: EngineUnderTest = {
  kind: "start",
  async start({ workerUrl, providerUrl }) {
    let isGone = false;
    const node = createNodeSend();
    const never = new Promise<never>(() => undefined);
    const send: typeof node.send = (request) => (isGone ? never : node.send(request));
    const heed: Replaced["heed"] = (said) => {
      const pieces = [...said.text.matchAll(/"arguments":"((?:[^"\\]|\\.)*)"/g)].map(([, piece]) => piece);
      isGone ||= pieces.join("").includes("aaa!");
      return said;
    };
    const { handle, close } = mountEngine({ heed })({ workerUrl, providerUrl, send });
    const { url, close: leave } = await listen((request) => (isGone ? never : handle(request)));
    return {
      url,
      ended: async () => (isGone ? { how: "ended with code 9", said: "    at x\nError: out of time\n" } : undefined),
      async close() {
        isGone = true;
        await leave();
        await node.close();
        await close();
      },
    };
  },
};

describe("An engine that dies in the check of a call", () => {
  it("is waited for no longer, and the log says how it ended", { timeout: 20_000 }, async () => {
    if (slow === undefined) throw new Error("there is no such case");
    const stage = await setStage({ engine: dying });
    const { end, died, note } = await stage.play(slow, () => 60_000).finally(() => stage.close());
    const how = "the engine died: the command ended with code 9. It said: Error: out of time";
    expect({ end, died, note }).toEqual({ end: "stalled", died: true, note: how });
  });

  it("breaks the rule, and is not taken for one that stalls", { timeout: 30_000 }, async () => {
    const rule = "schemas/slow-check-holds-up-nobody";
    const { rules, cases } = await runEngineSuite({
      engine: dying,
      rules: [rule],
      features: ["lifecycle"],
      slow: true,
      shrink: false,
      runs: 5,
      seed: 1,
      patienceMs: 60_000,
    });
    expect(rules.find(({ id }) => id === rule)?.failure?.findings[0]?.message).toContain("none: the engine died");
    expect(cases).toMatchObject({ notPlayed: 0, flaky: 0 });
  });
});
