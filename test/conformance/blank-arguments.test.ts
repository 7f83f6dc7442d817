import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArguments } from "../../conformance/cases/engine/arguments.ts";

describe("blank arguments that are drawn", () => {
  it("belong to schemas that an empty object breaks, so that who reads them as one is judged as one", () => {
    const drawn = fc.sample(anyArguments, { seed: 5, numRuns: 2_000 }).filter(({ how }) => how === "are blank");
    expect(drawn.length).toBeGreaterThan(50);
    const ajv = new Ajv2020({ strict: false, ownProperties: true });
    for (const { input } of drawn) expect(ajv.validate(input as object, {}), JSON.stringify(input)).toBe(false);
  });
});
