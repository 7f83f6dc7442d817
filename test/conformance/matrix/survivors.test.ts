import { describe, expect, it } from "vitest";
import { runEngine } from "../../../conformance/engine/run.ts";
import { engineLaws } from "../../../conformance/judges/engine/index.ts";
import { engineMutants, nullEngines, survivors } from "../../../conformance/mutants/engine/index.ts";
import { type Replaced, sound } from "../../../conformance/mutants/engine/mutant.ts";
import { playSound } from "./play.ts";

const SEED = 5;
/** One case of each area and a few more; a proof plays more, and the fixed examples with each. */
const SHORT = { runs: 40, topUp: false, generatedOnly: true } as const;
/** What a choice needs that no such case comes to: a fixed example, or a moment that a busy machine lets pass. */
const WHOLE = { runs: 90, topUp: false, generatedOnly: false } as const;
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
  it.each(Object.entries(survivors))("stays green, though it comes to its choice: one that %s", async (_name, make) => {
    const short = await playSound(make(), SHORT);
    const played = short.differed ? [short] : [short, await playSound(make(), WHOLE)];
    for (const { broken, cases, ended } of played) {
      expect(broken).toEqual([]);
      expect(ended).toBe(cases);
    }
    expect(played.at(-1)?.differed, "it did something otherwise than the reference engine").toBe(true);
  });

  it("is told from one that differs nowhere", async () => {
    const surface: NonNullable<Replaced["enter"]> = (handle) => (request) => handle(request);
    const same: Replaced = { rules: sound, enter: surface, hear: (heard) => heard };
    const { cases, ended, differed } = await playSound(same, WHOLE);
    expect(ended).toBe(cases);
    expect(differed).toBe(false);
  });
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
