import { describe, expect, it } from "vitest";
import { runEngine } from "../../../conformance/engine/run.ts";
import { EVERYTHING } from "../../../conformance/engine/select.ts";
import { engineLaws } from "../../../conformance/judges/engine/index.ts";
import { engineMutants, mountEngine, nullEngines, survivors } from "../../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS, type Replaced, sound } from "../../../conformance/mutants/engine/mutant.ts";
import { noticing } from "./noticing.ts";

const SEED = 5;
/** Each area has at least one case, and the fixed examples are played beside them. */
const RUNS = 40;
/** Milliseconds: several wait beside each other, and other tests beside them. */
const PATIENT = 240_000;

describe("the mutants", () => {
  it("cover every rule that has a law, or the rule is named here with the reason", () => {
    // These hold for every engine that is not silent: what breaks them breaks a more telling rule first.
    const uncovered = new Set([
      "session/goes-on",
      // An attempt after the total bound lets the call end well: "retries/total-bound-spans-all-attempts" says so first.
      "retries/total-bound-is-final",
      // The engine closes the request of an attempt that has lapsed, so that no rule in it ever hears the answer.
      "retries/late-answer-changes-nothing",
    ]);
    const covered = new Set(engineMutants.map(({ breaks }) => breaks));
    const missing = engineLaws.map(({ rule }) => rule).filter((rule) => !covered.has(rule) && !uncovered.has(rule));
    expect(missing).toEqual([]);
  });
});

describe.concurrent("an engine that differs where the text leaves a choice", { timeout: PATIENT }, () => {
  for (const [name, make] of Object.entries(survivors)) {
    it(`stays green, though it comes to its choice: one that ${name}`, async () => {
      const { replaced, differed } = noticing(make());
      const engine = { kind: "mount", mount: mountEngine(replaced) } as const;
      const all = { ...EVERYTHING, ...MUTANT_KEYS };
      const bounds = { runs: RUNS, seed: SEED, patienceMs: 2_000, shrink: false, topUp: false };
      const run = await runEngine({ ...all, engine, ...bounds });
      const broken = [...run.tally.rules].flatMap(([, { smallest }]) =>
        smallest === undefined ? [] : [smallest.findings[0]?.message],
      );
      expect(broken).toEqual([]);
      expect(run.ends.ended).toBe(run.generated + run.fixed);
      expect(differed(), "it did something otherwise than the reference engine").toBe(true);
    });
  }
});

describe("what watches a survivor", () => {
  it(
    "sees nothing of an engine that differs nowhere",
    async () => {
      const surface: NonNullable<Replaced["enter"]> = (handle) => (request) => handle(request);
      const { replaced, differed } = noticing({ rules: sound, enter: surface, hear: (heard) => heard });
      const engine = { kind: "mount", mount: mountEngine(replaced) } as const;
      const run = await runEngine({
        ...EVERYTHING,
        ...MUTANT_KEYS,
        engine,
        runs: RUNS,
        seed: SEED,
        shrink: false,
        topUp: false,
      });
      expect(run.ends.ended).toBe(run.generated + run.fixed);
      expect(differed()).toBe(false);
    },
    PATIENT,
  );
});

describe.concurrent("an endpoint that is no engine", () => {
  for (const [name, handle] of Object.entries(nullEngines)) {
    it(`scores no rule: ${name}`, async () => {
      const mount = () => ({ handle, close: () => Promise.resolve() });
      const run = await runEngine({
        engine: { kind: "mount", mount },
        runs: 60,
        seed: SEED,
        patienceMs: 100,
        shrink: false,
      });
      const passed = [...run.tally.rules]
        .filter(([, { checked, broken }]) => checked > 0 && broken === 0)
        .map(([rule]) => rule);
      expect(passed).toEqual([]);
      expect(run.state.kind).toBe("nothing");
    });
  }
});
