import { describe, expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { confirming } from "../../conformance/engine/confirm.ts";
import { createPace } from "../../conformance/engine/pace.ts";
import { shrinkingStalled } from "../../conformance/engine/shrink-stalled.ts";
import type { Stage } from "../../conformance/engine/stage.ts";
import { replayEngineCases } from "../../conformance/engine/suite.ts";
import { type EngineUnderTest, runEngineSuite } from "../../conformance/index.ts";
import type { EngineLaw } from "../../conformance/judges/engine/law.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { readJson } from "../../src/json/read.ts";
import { hangsOn } from "../peers/hangs-on.ts";

const GOES_ON = "session/goes-on";
const REACHES = "arguments/every-call-reaches-the-worker";

/** The reference engine, which never goes on behind a call whose arguments are no JSON; `hung` tells of each such session. */
const hanging = (hung?: () => void): EngineUnderTest => ({
  kind: "mount",
  mount: mountEngine({ heed: hangsOn((raw) => !readJson(raw).ok, hung) }),
});

const call = (id: string, args: string) => ({
  id,
  tool: "health",
  declared: true,
  arguments: args,
  how: "are as they are",
  input: { status: [args === "{}" ? ("valid" as const) : ("malformed" as const)] },
  answers: [{ take: "proposed" as const }],
  expect: { ends: ["error" as const], attempts: 1, because: "proposal" },
});

const tool = (name: string) => ({ name, input: { type: "object", properties: {} } });

/** Five calls over three replies, of which one hangs, with tools that nobody calls and a second turn. */
const large = {
  version: 1,
  role: "engine",
  area: "arguments",
  needs: [],
  class: "fast",
  tools: [tool("health"), tool("other"), tool("third")],
  turns: [
    {
      user: "go",
      replies: [
        { calls: [call("call-1", "{}"), call("call-2", "{}")] },
        { calls: [call("call-3", "{}"), call("call-4", "{oops")] },
        { calls: [call("call-5", "{}")] },
        { text: "done" },
      ],
    },
    { user: "go on", replies: [{ text: "done" }] },
  ],
} as unknown as EngineCase;

const callsIn = ({ turns }: EngineCase): string[] =>
  turns.flatMap(({ replies }) => replies.flatMap((r) => ("calls" in r ? r.calls.map(({ id }) => id) : [])));

/** A stage on which what holds that call stalls, and all else ends. */
function stageOf(deadly: string) {
  const seen = { plays: 0, stalls: [] as string[], atOnce: 0 };
  let running = 0;
  const play = async (engineCase: EngineCase): Promise<EngineLog> => {
    seen.plays++;
    seen.atOnce = Math.max(seen.atOnce, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    const stalls = callsIn(engineCase).includes(deadly);
    if (stalls) seen.stalls.push(JSON.stringify(engineCase));
    return logOf(stalls);
  };
  return { seen, stage: { play } as unknown as Stage };
}

const logOf = (stalls: boolean): EngineLog =>
  ({ key: "k", startedAt: 0, exchanges: [], end: stalls ? "stalled" : "ended", blobs: {} }) as EngineLog;

/** A law that is broken by each stall. */
const lawOf = (rule: string): EngineLaw => ({
  rule,
  areas: ["arguments"],
  *judge(_case, log) {
    if (log.end === "stalled") yield { ok: false, at: [1], pointer: "", expected: "more", got: "none", message: rule };
  },
});

describe("The search for a smaller case that stalls", () => {
  it("tries several at once, and finds the one call", async () => {
    const { seen, stage } = stageOf("call-4");
    const shrunk = await shrinkingStalled(
      stage,
      () => 1_000,
      () => false,
    )(lawOf("a/a"), { engineCase: large, log: logOf(true) });
    if (!shrunk.reproduced) throw new Error("it was seen already");
    expect(callsIn(shrunk.engineCase)).toEqual(["call-4"]);
    expect(shrunk.engineCase.tools.map(({ name }) => name)).toEqual(["health"]);
    expect(shrunk.engineCase.turns).toHaveLength(1);
    expect(seen.atOnce).toBeGreaterThan(1);
  });

  it("waits for no case twice: the next rule goes on from what the one before has found", async () => {
    const { seen, stage } = stageOf("call-4");
    const look = shrinkingStalled(
      stage,
      () => 1_000,
      () => false,
    );
    const found = { engineCase: large, log: logOf(true) };
    const [one, other] = [await look(lawOf("a/a"), found), await look(lawOf("a/b"), found)];
    expect(new Set(seen.stalls).size).toBe(seen.stalls.length);
    expect(other).toMatchObject({ reproduced: true, engineCase: one.reproduced ? one.engineCase : undefined });
  });

  it("gives what was found where there is no time to try anything", async () => {
    const { seen, stage } = stageOf("call-4");
    const shrunk = await shrinkingStalled(
      stage,
      () => 1_000,
      () => true,
    )(lawOf("a/a"), { engineCase: large, log: logOf(true) });
    expect(shrunk).toMatchObject({ reproduced: true, engineCase: large, tries: 0 });
    expect(seen.plays).toBe(0);
  });
});

describe("The last look at a stall", () => {
  it("is waited for once, however many rules it breaks", async () => {
    const { seen, stage } = stageOf("call-4");
    const confirm = confirming(stage, { patience: { whole: () => 1_000 } });
    const found = {
      reproduced: true,
      engineCase: large,
      log: logOf(true),
      findings: [],
      tries: 1,
      before: 9,
      after: 9,
    } as const;
    expect(await confirm.look(found, lawOf("a/a"))).toMatchObject({ reproduced: true });
    expect(await confirm.look(found, lawOf("a/b"))).toMatchObject({ reproduced: true });
    expect(seen.plays).toBe(1);
  });

  it("is waited for once when the files of several rules hold the same case", async () => {
    let hung = 0;
    const engineCase = { ...large, tools: [tool("health")] } as unknown as EngineCase;
    const cases = [REACHES, GOES_ON].map((rule) => ({ engineCase, rules: new Set([rule]) }));
    const broken: string[][] = [];
    const options = { engine: hanging(() => hung++), patienceMs: 300 };
    for await (const replayed of replayEngineCases(cases, options))
      broken.push(replayed.broken.map(({ rule }) => rule));
    expect(broken).toEqual([[REACHES], [GOES_ON]]);
    expect(hung).toBe(1);
  });
});

describe("An engine that hangs at one kind of call", () => {
  it("is found with a case of one tool and one call, and each rule that the stall breaks names the same", async () => {
    const { rules, cases } = await runEngineSuite({
      engine: hanging(),
      runs: 100,
      seed: 1,
      areas: ["arguments"],
      generatedOnly: true,
      topUp: false,
      patienceMs: 500,
    });
    expect(cases.cutShort).toBe("stalls");
    const failures = rules.flatMap(({ id, failure }) => (failure === undefined ? [] : [{ id, ...failure }]));
    expect(failures.map(({ id }) => id).toSorted()).toEqual([REACHES, GOES_ON]);
    for (const { reproduced, case: smallest } of failures) {
      expect(reproduced).toBe(true);
      expect(smallest.tools).toHaveLength(1);
      expect(callsIn(smallest)).toHaveLength(1);
    }
    expect(failures[0]?.case).toEqual(failures[1]?.case);
  });
});

describe("The patience with an engine that is cold", () => {
  it("is ten times its slowest first answer only, and fifty times any later one, unless few cases go on at once", () => {
    const taking = (milliseconds: number) =>
      ({
        exchanges: [{ from: "client", kind: "submit", at: 0, answer: { at: milliseconds, status: 200, text: "" } }],
      }) as unknown as EngineLog;
    const pace = createPace(1);
    pace.learn(taking(400));
    expect(pace.whole(1_000)).toBe(4_000);
    pace.learn(taking(100));
    expect(pace.whole(1_000)).toBe(5_000);
    expect(pace.calm(1_000)).toBe(4_000);
  });
});
