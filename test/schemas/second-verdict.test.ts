import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { accepts, fits, type TypeName, typeNames, validate as validateExact } from "../../src/index.ts";
import { readExamples } from "./example-files.ts";
import { compareEdited, prepareSecond, type Second } from "./second-validator.ts";

const examples = readExamples();
let second: Second;

beforeAll(async () => {
  second = await prepareSecond();
});

describe("A second, independent validator", () => {
  it("says the same of every example by the exact reading, where no law is broken", () => {
    const differing = examples.filter(({ type, value, refused }) => {
      // What only a law refuses has the right shape.
      const fitsOurs = refused === undefined || refused.rule !== undefined;
      return second.exact(type, value) !== fitsOurs;
    });
    expect(differing.map(({ type, name }) => `${type}/${name}`)).toEqual([]);
  });

  it("says the same of every example by the tolerant reading", () => {
    const differing = examples.filter(
      ({ type, value }) => second.tolerant(type, value) !== fits(type as TypeName, value).ok,
    );
    expect(differing.map(({ type, name }) => `${type}/${name}`)).toEqual([]);
  });

  it("says the same of a sample of what is one edit away from an example, by both readings", () => {
    expect(compareEdited(second, 1_500, 20260828)).toEqual([]);
  });

  it("says the same of every example taken for any other type", () => {
    const sample = examples.filter((_, i) => i % 23 === 0);
    const differing = sample.flatMap(({ type, name, value }) =>
      typeNames
        .filter((other) => second.tolerant(other, value) !== fits(other, value).ok)
        .map((other) => `${type}/${name} as ${other}`),
    );
    expect(differing).toEqual([]);
  });
});

describe("The two readings", () => {
  it("differ one way only: what is exact is tolerable", () => {
    const strange = examples.flatMap(({ type, name, value }) =>
      typeNames
        .filter((other) => validateExact(other, value).ok && !accepts(other, value).ok)
        .map((other) => `${type}/${name} as ${other}`),
    );
    expect(strange).toEqual([]);
  });

  it("are made from schemas that name their own address", () => {
    for (const file of ["tools.json", "bundle.json"])
      expect(JSON.parse(readFileSync(`schemas/${file}`, "utf8")).$id).toBe(`https://toolcall-tck.dev/schemas/${file}`);
  });
});
