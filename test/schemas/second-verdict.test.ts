import { readFileSync } from "node:fs";
import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadBundle, type Schema } from "../../scripts/generate/load.ts";
import { closeOver, tolerant } from "../../scripts/generate/tolerant.ts";
import { accepts, fits, type TypeName, typeNames, validate as validateExact } from "../../src/index.ts";
import { readExamples } from "./example-files.ts";

type Check = (value: never) => { readonly valid: boolean };

const EXACT = "https://second.example/exact";
const OPEN = "https://second.example/tolerant";
const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const examples = readExamples();
const checks = { [EXACT]: new Map<string, Check>(), [OPEN]: new Map<string, Check>() };

beforeAll(async () => {
  const bundle = loadBundle("schemas");
  const readings = { [EXACT]: bundle, [OPEN]: closeOver(tolerant(bundle)) };
  for (const [uri, schema] of Object.entries(readings)) {
    const { $id: _, ...rest } = schema as Schema;
    registerSchema(structuredClone(rest) as never, uri, DIALECT);
    for (const type of typeNames)
      checks[uri as typeof EXACT]!.set(type, (await validate(`${uri}#/$defs/${type}`)) as Check);
  }
});

afterAll(() => {
  for (const uri of [EXACT, OPEN]) unregisterSchema(uri);
});

describe("A second, independent validator", () => {
  it("says the same of every example by the exact reading, where no law is broken", () => {
    const differing = examples.filter(({ type, value, refused }) => {
      // What only a law refuses has the right shape.
      const fitsOurs = refused === undefined || refused.rule !== undefined;
      return checks[EXACT].get(type)!(value as never).valid !== fitsOurs;
    });
    expect(differing.map(({ type, name }) => `${type}/${name}`)).toEqual([]);
  });

  it("says the same of every example by the tolerant reading", () => {
    const differing = examples.filter(
      ({ type, value }) => checks[OPEN].get(type)!(value as never).valid !== fits(type as TypeName, value).ok,
    );
    expect(differing.map(({ type, name }) => `${type}/${name}`)).toEqual([]);
  });

  it("says the same of every example taken for any other type", () => {
    const sample = examples.filter((_, i) => i % 23 === 0);
    const differing = sample.flatMap(({ type, name, value }) =>
      typeNames
        .filter((other) => checks[OPEN].get(other)!(value as never).valid !== fits(other, value).ok)
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
