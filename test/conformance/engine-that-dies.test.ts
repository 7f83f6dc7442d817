import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slowCheckAreas } from "../../conformance/cases/engine/slow-check.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { type EngineUnderTest, runEngineSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import type { Replaced } from "../../conformance/mutants/engine/mutant.ts";
import { readJson } from "../../src/json/read.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import { hangsOn } from "../peers/hangs-on.ts";

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

/** The reference engine, whose process ends for good at the submit of that number, or at a call whose arguments are no JSON. */
function endsAt(nth: number | "malformed") {
  const seen = { submits: 0, starts: 0 };
  const engine: EngineUnderTest = {
    kind: "start",
    async start({ workerUrl, providerUrl }) {
      seen.starts++;
      let [isGone, submits] = [false, 0];
      const node = createNodeSend();
      const never = new Promise<never>(() => undefined);
      const send: typeof node.send = (request) => (isGone ? never : node.send(request));
      const isDeadly = (raw: string): boolean => nth === "malformed" && !readJson(raw).ok;
      const heed = hangsOn(isDeadly, () => {
        isGone = true;
      });
      const { handle, close } = mountEngine({ heed })({ workerUrl, providerUrl, send });
      const { url, close: leave } = await listen((request) => {
        if (!isGone && request.path.endsWith("/submit")) {
          seen.submits++;
          isGone = ++submits === nth;
        }
        return isGone ? never : handle(request);
      });
      return {
        url,
        ended: async () => (isGone ? { how: "ended with code 3", said: "out of luck" } : undefined),
        async close() {
          isGone = true;
          await leave();
          await node.close();
          await close();
        },
      };
    },
  };
  return { engine, seen };
}

describe("An engine whose process ends in a run", () => {
  const few = { runs: 300, seed: 1, areas: ["arguments"], generatedOnly: true, topUp: false, patienceMs: 60_000 };
  const HOW = "The engine died: the command ended with code 3. It said: out of luck.";

  it("while the first submits are under way is told with how it ended, what it said, and of which case", async () => {
    const { engine } = endsAt(1);
    const { verdict } = await runEngineSuite({ engine, ...few });
    expect(verdict).toMatchObject({ kind: "nothing-checked", exitCode: 3 });
    expect(verdict.sentence).toContain(`${HOW} It ended so again when arguments/`);
    expect(verdict.sentence).not.toContain("gave no answer");
  });

  it("later on ends the run with the case that was under way, and what it does not do again it is not said to", async () => {
    const { engine, seen } = endsAt(40);
    const { verdict, cases, rules } = await runEngineSuite({ engine, ...few });
    expect(verdict).toMatchObject({ kind: "broken", exitCode: 1 });
    expect(verdict.sentence).toContain(HOW);
    expect(verdict.sentence).toMatch(/Under way was arguments\/\d+.*; played again alone, none ended it\./);
    expect(cases.cutShort).toBe("ended");
    expect(cases.total + cases.notPlayed).toBe(300);
    expect(seen.submits).toBeLessThan(200);
    expect(rules.find(({ id }) => id === "session/goes-on")?.failure?.findings[0]?.message).toContain("with code 3");
  });

  it("at one kind of call is started again until the case is known that ends it, and for each try of a smaller one", async () => {
    const { engine, seen } = endsAt("malformed");
    const { verdict, rules } = await runEngineSuite({ engine, ...few, rules: ["session/goes-on"] });
    const [, name = ""] = /It ended so again when (arguments\/\d+) was played alone/.exec(verdict.sentence) ?? [];
    const failure = rules.find(({ id }) => id === "session/goes-on")?.failure;
    expect(failure).toMatchObject({ reproduced: true, confirmed: "same-process" });
    expect(name).toBe(failure?.drawn);
    expect(seen.starts).toBeGreaterThan(3);
  });
});
