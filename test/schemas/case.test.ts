import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engineAreas } from "../../conformance/cases/engine/areas.ts";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import { readEngineCase } from "../../conformance/index.ts";

const schema = JSON.parse(readFileSync(new URL("../../schemas/case.json", import.meta.url), "utf8"));
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
ajv.addKeyword("x-own");
const fits = ajv.compile(schema);

const plain = (engineCase: EngineCase): unknown => JSON.parse(JSON.stringify(engineCase));
const faults = (value: unknown): string[] =>
  fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

describe("schemas/case.json", () => {
  it.each(engineAreas.map((area) => [area.name, area] as const))(
    "fits each generated case of %s",
    (_name, { cases }) => {
      for (const engineCase of fc.sample(cases, { seed: 3, numRuns: 25 }))
        expect(faults(plain(engineCase))).toEqual([]);
    },
  );

  it("fits each fixed example", () => {
    for (const engineCase of examples) expect(faults(plain(engineCase))).toEqual([]);
  });

  it("says of every member what it is", () => {
    const silent: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      const { properties = {} } = value as { properties?: Record<string, { description?: string; $ref?: string }> };
      for (const [name, { description, $ref }] of Object.entries(properties))
        if (description === undefined && $ref === undefined) silent.push(`${path}/${name}`);
      for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`);
    };
    look(schema, "");
    expect(silent).toEqual([]);
  });
});

/** A case with one act, a planned decision and one call. */
const whole = (): EngineCase => ({
  version: 1,
  role: "engine",
  area: "arguments",
  needs: ["settle"],
  class: "fast",
  tools: [{ name: "t" }],
  decisions: [{ on: { trigger: "tool.execute" }, answer: { take: "proposed" } }],
  acts: [{ name: "a", when: { trigger: "tool.execute" }, act: { do: "settle", body: {} } }],
  turns: [
    {
      user: "go",
      replies: [
        {
          calls: [
            {
              id: "c",
              tool: "t",
              declared: true,
              arguments: "{}",
              how: "as they are",
              input: { status: ["valid"] },
              answers: [{ take: "raw", answer: { status: 200, text: "" } }],
              expect: { ends: ["ok"], attempts: 1, because: "plain" },
            },
          ],
        },
        { text: "done" },
      ],
    },
  ],
});

/** One edit each: a path, and what is put there; undefined takes it away. */
const edits: readonly (readonly [string, unknown])[] = [
  ["version", 2],
  ["role", "worker"],
  ["area", 7],
  ["needs", "settle"],
  ["needs/0", 1],
  ["class", "quick"],
  ["waitMs", 1e12],
  ["waitMs", -1],
  ["tools", undefined],
  ["tools/0/name", undefined],
  ["turns", []],
  ["turns/0/user", undefined],
  ["turns/0/replies", []],
  ["turns/0/replies/1", {}],
  ["turns/0/replies/1/trickled", { bytes: 1, ms: 51 }],
  ["turns/0/replies/1/trickled", { bytes: 0, ms: 1 }],
  ["turns/0/replies/0/calls", []],
  ["turns/0/replies/0/calls/0/id", 7],
  ["turns/0/replies/0/calls/0/declared", "yes"],
  ["turns/0/replies/0/calls/0/arguments", {}],
  ["turns/0/replies/0/calls/0/input/status", ["perhaps"]],
  ["turns/0/replies/0/calls/0/answers", []],
  ["turns/0/replies/0/calls/0/answers/0/take", "given"],
  ["turns/0/replies/0/calls/0/answers/0/answer/status", 99],
  ["turns/0/replies/0/calls/0/answers/0/first", [{}]],
  ["turns/0/replies/0/calls/0/answers/0/delayMs", 600_001],
  ["turns/0/replies/0/calls/0/answers/0/delayMs", "long"],
  ["decisions/0/answer/delayMs", 3.6e6],
  ["acts/0/quietMs", 3.6e6],
  ["acts/0/quietMs", -1],
  ["turns/0/replies/0/calls/0/expect/ends", ["maybe"]],
  ["turns/0/replies/0/calls/0/expect/attempts", 0],
  ["decisions/0/on/trigger", undefined],
  ["decisions/0/answer", { take: "action" }],
  ["acts/0/name", undefined],
  ["acts/0/when", { prompt: 0 }],
  ["acts/0/act/do", "dance"],
  ["acts/0/act/body", undefined],
];

describe("a case that is edited", () => {
  it("is whole before", () => {
    expect(faults(whole())).toEqual([]);
    expect(readEngineCase(whole())).toMatchObject({ ok: true });
  });

  it.each(edits)("is refused by the schema and by the reader alike: %s = %j", (path, value) => {
    const edited = structuredClone(whole()) as unknown as Record<string, unknown>;
    const steps = path.split("/");
    const last = steps.pop() ?? "";
    const parent = steps.reduce((at, step) => at[step] as Record<string, unknown>, edited);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    expect(fits(edited)).toBe(false);
    expect(readEngineCase(edited)).toMatchObject({
      ok: false,
      pointer: expect.stringContaining(`/${steps.join("/")}`),
    });
  });
});

describe("a case that would hold up a replay for hours", () => {
  it("is refused with the pointer and the value", () => {
    const held = whole();
    const [act] = held.acts ?? [];
    const read = readEngineCase({ ...held, acts: [{ ...act, quietMs: 7_200_000 }] });
    const message = "must be a number from 0 to 600000; it is 7200000";
    expect(read).toEqual({ ok: false, pointer: "/acts/0/quietMs", message });
  });

  it("is refused where a long text would go out in small pieces", () => {
    const held = whole();
    const turns = [{ user: "go", replies: [{ text: "x".repeat(50_000), trickled: { bytes: 1, ms: 50 } }] }];
    expect(readEngineCase({ ...held, acts: [], turns })).toMatchObject({
      ok: false,
      pointer: "/turns/0/replies/0/trickled",
      message: expect.stringMatching(/600000 ms at most, which takes 250\d{4}; it is \{"bytes":1,"ms":50\}/),
    });
  });

  it("is read where it holds it up for ten minutes at most", () => {
    const held = whole();
    const [act] = held.acts ?? [];
    expect(readEngineCase({ ...held, acts: [{ ...act, quietMs: 600_000 }] })).toMatchObject({ ok: true });
  });

  it("is none that the suite draws", () => {
    for (const { cases } of engineAreas)
      for (const engineCase of fc.sample(cases, { seed: 5, numRuns: 10 }))
        expect(readEngineCase(plain(engineCase))).toMatchObject({ ok: true });
    for (const engineCase of examples) expect(readEngineCase(plain(engineCase))).toMatchObject({ ok: true });
  });
});
