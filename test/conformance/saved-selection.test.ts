import { describe, expect, it } from "vitest";
import { savedSelection } from "../../conformance/engine/saved-selection.ts";
import { judgedRules, selectionOf } from "../../conformance/engine/select.ts";
import {
  type EngineSuiteOptions,
  EVERYTHING,
  judgedLog,
  readEngineLog,
  readSelection,
  runEngineSuite,
  selectedRules,
} from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";

const RULE = "arguments/no-object-is-malformed";
const make = engineMutants.find(({ breaks }) => breaks === RULE)?.make;
const engine = { kind: "mount", mount: mountEngine(make?.() ?? {}) } as const;

const asked: readonly [string, Omit<EngineSuiteOptions, "engine">][] = [
  ["nothing was said", {}],
  ["everything is claimed", { ...EVERYTHING, slow: true, long: true }],
  ["a secret and another tenant were named", { workerSecret: "s", apiKey2: "k", features: ["delivery"] }],
  ["one profile was asked for", { features: ["retries", "async"], profiles: ["retries"] }],
  ["rules were asked for", { rules: [RULE] }],
  ["nothing is offered", { offers: [] }],
];

describe("the selection in a saved failure", () => {
  it.each(asked)("gives the rules that the run judged where %s", (_what, options) => {
    const judged = judgedRules({ ...options, engine }, selectionOf({ ...options, engine }).has);
    expect(selectedRules(savedSelection({ ...options, engine }))).toEqual(new Set(judged.map(({ id }) => id)));
    expect(judged.length).toBeGreaterThan(0);
  });

  it("stands in each failure of a report, and limits what its log is judged by", async () => {
    const { rules } = await runEngineSuite({ engine, runs: 40, seed: 5, rules: [RULE], strict: true });
    const failure = rules[0]?.failure;
    expect(failure?.selection).toEqual({ features: [], offers: ["events", "blob"], rules: [RULE], strict: true });
    if (failure === undefined) throw new Error("the mutant breaks its rule");
    const log = readEngineLog(failure.log);
    if (!log.ok) throw new Error(log.message);
    const { met, broken } = judgedLog(failure.case, log.value, selectedRules(failure.selection ?? {}));
    expect(met).toEqual([RULE]);
    expect(broken.map(({ rule }) => rule)).toEqual([RULE]);
    expect(judgedLog(failure.case, log.value).met.length).toBeGreaterThan(1);
  });

  it("may be missing, as in older files and in cases alone", () => {
    expect(readSelection({ rule: RULE })).toEqual({ ok: true, value: undefined });
    expect(readSelection(undefined)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    [{ selection: [] }, "/selection"],
    [{ selection: { features: "all" } }, "/selection/features"],
    [{ selection: { offers: [1] } }, "/selection/offers/0"],
    [{ selection: { strict: "yes" } }, "/selection/strict"],
  ])("is refused with its place where it is broken: %j", (value, pointer) => {
    expect(readSelection(value)).toMatchObject({ ok: false, pointer });
  });
});
