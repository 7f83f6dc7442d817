import { expect, it } from "vitest";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import { runEngine } from "../../conformance/engine/run.ts";
import { mountEngine, sound } from "../../conformance/mutants/engine/mutant.ts";
import type { Rules } from "../../src/protocol/rules.ts";

/** Engines that decide otherwise than ours where the decisions leave it open. None of them may be failed for it. */
const choices: Readonly<Record<string, Partial<Rules>>> = {
  "checks results that report failure (row 8)": {
    checkOutput: (result, check, route) => sound.checkOutput({ ...result, isError: false }, check, route),
  },
  "reads blank arguments as an empty object (row 1)": {
    readArguments: (raw, check) => sound.readArguments(raw.trim() === "" ? "{}" : raw, check),
  },
  "skips a byte order mark (row 23)": {
    readArguments: (raw, check) => sound.readArguments(raw.replace(/^\uFEFF/, ""), check),
  },
  "refuses half a surrogate pair (row 23)": {
    readArguments: (raw, check) =>
      raw.includes("\\ud99c") ? { status: "malformed", error: "half a pair" } : sound.readArguments(raw, check),
  },
  "takes no number beyond a double (row 23)": {
    checkOutput: (result, check, route) =>
      JSON.stringify(result).includes("1e234567")
        ? "tool output violated its declared schema: not a number"
        : sound.checkOutput(result, check, route),
  },
};

/** The rules that break in a run of the fixed examples and one drawn case of each area. */
async function brokenBy(rules: Partial<Rules>): Promise<string[]> {
  const { ends, fixed, tally } = await runEngine({
    engine: { kind: "mount", mount: mountEngine({ rules: { ...sound, ...rules } }) },
    runs: 0,
    seed: 1,
    shrink: false,
  });
  expect(fixed).toBe(examples.length);
  expect(ends).toMatchObject({ derailed: 0, stalled: 0 });
  return [...tally.rules].filter(([, { broken }]) => broken > 0).map(([rule]) => rule);
}

it.each(Object.entries(choices))("an engine that %s breaks no rule", async (_, rules) => {
  expect(await brokenBy(rules)).toEqual([]);
});

it("an engine that loses digits breaks the one rule on digits (row 22)", async () => {
  const readArguments: Rules["readArguments"] = (raw, check) => {
    const input = sound.readArguments(raw, check);
    return input.status === "valid" ? { status: "valid", value: JSON.parse(raw) } : input;
  };
  expect(await brokenBy({ readArguments })).toEqual(["arguments/digits-survive"]);
});
