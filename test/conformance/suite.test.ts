import "@hyperjump/json-schema/draft-07";
import "@hyperjump/json-schema/draft-2019-09";
import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engineAreas } from "../../conformance/cases/engine/areas.ts";
import { callsOf, type EngineCase, type Json } from "../../conformance/cases/engine/case.ts";
import { dialects } from "../../conformance/cases/engine/dialects.ts";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import { anyOutput } from "../../conformance/cases/engine/outputs.ts";
import { objects } from "../../conformance/cases/engine/schemas.ts";
import type { SuiteUrls } from "../../conformance/engine/options.ts";
import { plainer } from "../../conformance/engine/plainer.ts";
import { type Selection, schedule } from "../../conformance/engine/schedule.ts";
import { selectionOf } from "../../conformance/engine/select.ts";
import { EVERYTHING, readEngineCase, replayEngineCase, runEngineSuite } from "../../conformance/index.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { workerLlms } from "../../src/engine/index.ts";
import { startReference } from "./start-reference.ts";

const everything = (areas?: readonly string[]): Selection => ({
  ...selectionOf({
    ...EVERYTHING,
    engine: { kind: "mount", mount: mountEngine({}) },
    apiKey2: "b",
    workerSecret: "s",
    slow: true,
    long: true,
  }),
  ...(areas === undefined ? {} : { areas }),
});

const mutant = (name: string) => {
  const found = engineMutants.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no mutant that ${name}`);
  return found;
};

describe("a run over real sockets", () => {
  it("finds no fault with the reference engine, and every side sees exchanges", async () => {
    const start = async ({ workerUrl, providerUrl, restarts = false }: SuiteUrls) => {
      const agents = { tck: { workerUrl, secret: "s" } };
      const options = { agents, model: { baseUrl: providerUrl }, llms: workerLlms, apiKeys: { tck: "tck", b: "b" } };
      return startReference(options, restarts);
    };
    const report = await runEngineSuite({
      ...EVERYTHING,
      engine: { kind: "start", start },
      apiKey2: "b",
      workerSecret: "s",
      slow: true,
      runs: 150,
      seed: 3,
    });
    expect(report.rules.flatMap(({ failure }) => failure?.findings[0]?.message ?? [])).toEqual([]);
    expect(report.verdict).toMatchObject({
      kind: "conformant",
      exitCode: 0,
    });
    expect(report.verdict.passed).toBe(report.verdict.total);
    expect(report.rules.map(({ id }) => id).sort()).toEqual(engineLaws.map(({ rule }) => rule).sort());
    expect(Math.min(...Object.values(report.exchanges))).toBeGreaterThan(100);
    expect(report.cases.generated).toBeGreaterThanOrEqual(150);
  });

  it("says so, and gives no verdict, when nobody is there", async () => {
    const report = await runEngineSuite({ engine: { kind: "attach", url: "http://127.0.0.1:9" }, runs: 10 });
    expect(report.verdict).toMatchObject({ kind: "nothing-checked", exitCode: 3 });
    expect(report.verdict.sentence).toContain("127.0.0.1:9");
  });

  it("says that it saw nothing when the engine never calls the suite", async () => {
    const mount = () => ({ handle: () => ({ status: 202, body: "{}" }), close: () => Promise.resolve() });
    const report = await runEngineSuite({ engine: { kind: "mount", mount }, runs: 10, patienceMs: 100 });
    expect(report.verdict).toMatchObject({ kind: "nothing-checked", exitCode: 3 });
  });
});

describe("shrinking", () => {
  it.each(["converts types", "quotes strings", "trusts every result", "turns links into text"])(
    "leaves one tool and one call of what shows that an engine %s",
    async (name) => {
      const { make, breaks } = mutant(name);
      const areas = engineLaws.find(({ rule }) => rule === breaks)?.areas ?? [];
      const report = await runEngineSuite({
        engine: { kind: "mount", mount: mountEngine(make()) },
        runs: 250,
        seed: 9,
        areas,
        patienceMs: 500,
      });
      const failure = report.rules.find(({ id }) => id === breaks)?.failure;
      expect(failure?.reproduced).toBe(true);
      expect(failure?.case.tools).toHaveLength(1);
      expect(failure === undefined ? [] : callsOf(failure.case)).toHaveLength(1);
      expect(failure?.shrink?.after).toBeLessThanOrEqual(failure?.shrink?.before ?? 0);

      const saved = readEngineCase(JSON.parse(JSON.stringify(failure)));
      expect(saved.ok).toBe(true);
      if (!saved.ok) return;
      const again = await replayEngineCase(saved.value, { engine: { kind: "mount", mount: mountEngine(make()) } });
      expect(again.broken.map(({ rule }) => rule)).toContain(breaks);
      const sound = await replayEngineCase(saved.value, { engine: { kind: "mount", mount: mountEngine({}) } });
      expect(sound.broken).toEqual([]);
    },
  );

  it("makes only cases that can be read again", () => {
    const anyCase = fc.oneof(...engineAreas.map(({ cases }) => cases));
    fc.assert(
      fc.property(anyCase, (engineCase) => {
        for (const candidate of [engineCase, ...plainer(engineCase)])
          expect(readEngineCase(JSON.parse(JSON.stringify(candidate)))).toMatchObject({ ok: true });
      }),
      { numRuns: 100 },
    );
  });
});

describe("the list of cases", () => {
  it("holds exactly what fast-check draws for the seed, so that a case can be shrunk by its place", async () => {
    for (const { name, cases } of engineAreas) {
      const drawn: EngineCase[] = [];
      const property = fc.asyncProperty(cases, async (engineCase) => void drawn.push(engineCase));
      const listed = schedule(77, 60, everything([name]))
        .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
        .map(({ engineCase }) => engineCase);
      await fc.check(property, { seed: 77, numRuns: listed.length });
      expect(listed).toEqual(drawn);
    }
  });

  it("holds at most eight cases of more than a mebibyte, and keeps the place of every other", () => {
    const listed = schedule(5, 12, everything(["large"]));
    const places = listed.map(({ index = 0 }) => index).toSorted((a, b) => a - b);
    expect(listed.filter(({ engineCase }) => JSON.stringify(engineCase).length > 2 ** 20)).toHaveLength(8);
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("is the same for the same seed and another for another", () => {
    const texts = (seed: number) =>
      JSON.stringify(schedule(seed, 30, everything()).map(({ engineCase }) => engineCase));
    expect(texts(1)).toBe(texts(1));
    expect(texts(1)).not.toBe(texts(2));
  });
});

describe("the generators' verdicts", () => {
  const NEWEST = "https://json-schema.org/draft/2020-12/schema";

  /** What a second validator says of a value; each schema gets an identity of its own, and loses it again. */
  let count = 0;
  const judged = async (schema: unknown, dialect: string, values: readonly unknown[]): Promise<boolean[]> => {
    const id = `https://cases.test/${++count}`;
    registerSchema(schema as Parameters<typeof registerSchema>[0], id, dialect);
    const check = await validate(id);
    unregisterSchema(id);
    return values.map((value) => check(value as never).valid);
  };

  it("are those of a second validator that shares no code with ours", async () => {
    const wrong: unknown[] = [];
    for (const one of fc.sample(objects, { seed: 4, numRuns: 400 }))
      if (String(await judged(one.schema, NEWEST, [one.fits, one.breaks])) !== "true,false") wrong.push(one);
    expect(wrong).toEqual([]);
  });

  it.each(dialects.map((dialect) => [dialect.name, dialect] as const))("are its own in %s too", async (_, dialect) => {
    const uri = dialect.uris[0] ?? NEWEST;
    const wrong: unknown[] = [];
    for (const one of fc.sample(dialect.schemas, { seed: 4, numRuns: 150 }))
      if (String(await judged(one.schema, uri, [one.fits, one.breaks])) !== "true,false") wrong.push(one);
    expect(wrong).toEqual([]);
  });

  it("are its own on the results of tools, read as JSON where they parse", async () => {
    const wrong: unknown[] = [];
    for (const { output, action, expect: end } of fc.sample(anyOutput, { seed: 4, numRuns: 300 })) {
      const [valid] = await judged(output, NEWEST, [checkedValue(action)]);
      if (valid !== end.ends.includes("ok")) wrong.push({ output, action, end });
    }
    expect(wrong).toEqual([]);
  });

  it("are its own on every fixed example with a schema", async () => {
    const wrong: unknown[] = [];
    for (const example of examples)
      for (const call of callsOf(example)) {
        const { input } = example.tools.find(({ name }) => name === call.tool) ?? {};
        if (input === undefined || call.input.value === undefined || call.input.status.length !== 1) continue;
        const [valid] = await judged(input, NEWEST, [JSON.parse(call.input.value)]);
        if (valid !== call.input.status.includes("valid")) wrong.push(call);
      }
    expect(wrong).toEqual([]);
  });
});

/** The value that a result holds for its schema: the structured one, else its text, read as JSON where it parses. */
function checkedValue(action: Json): unknown {
  const { result = {}, content = [], structured_content } = action as Record<string, unknown>;
  const whole = { content, structuredContent: structured_content, ...(result as object) };
  if (whole.structuredContent !== undefined) return whole.structuredContent;
  const [{ text }] = whole.content as [{ text: string }];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

describe("a stranger's case", () => {
  const whole = (): Record<string, unknown> =>
    JSON.parse(JSON.stringify(schedule(1, 10, everything(["arguments"]))[0]?.engineCase));

  it("is refused with the pointer and the value of what is wrong", () => {
    const broken = { ...whole(), turns: [{ user: "go", replies: [{ calls: [{ id: 7 }] }] }] };
    expect(readEngineCase(broken)).toEqual({
      ok: false,
      pointer: "/turns/0/replies/0/calls/0/id",
      message: "must be a text; it is 7",
    });
    expect(readEngineCase([])).toMatchObject({ ok: false, pointer: "" });
    expect(readEngineCase({ case: { version: 2 } })).toMatchObject({ ok: false, pointer: "/case/version" });
  });
});
