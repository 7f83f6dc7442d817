import { validate as prepare, registerSchema, unregisterSchema } from "@hyperjump/json-schema/draft-2020-12";
import fc from "fast-check";
import { loadBundle, type Schema } from "../../scripts/generate/load.ts";
import { closeOver, tolerant } from "../../scripts/generate/tolerant.ts";
import { fits, type TypeName, typeNames, validate } from "../../src/index.ts";
import { readExamples } from "./example-files.ts";
import { oneEdit } from "./one-edit.ts";

type Check = (value: never) => { readonly valid: boolean };

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** What the second validator says of a value of a type, by each reading. */
export interface Second {
  exact(type: string, value: unknown): boolean;
  tolerant(type: string, value: unknown): boolean;
}

/** A validator of other authors, which reads the published schemas themselves: it shares nothing with our generator. */
export async function prepareSecond(): Promise<Second> {
  const bundle = loadBundle("schemas");
  return { exact: await checksOf(bundle), tolerant: await checksOf(closeOver(tolerant(bundle))) };
}

async function checksOf({ $id: _, ...bundle }: Schema): Promise<Second["exact"]> {
  const uri = "https://second.example/bundle";
  registerSchema(structuredClone(bundle) as never, uri, DIALECT);
  const checks = new Map<string, Check>();
  for (const type of typeNames) checks.set(type, (await prepare(`${uri}#/$defs/${type}`)) as Check);
  unregisterSchema(uri);
  return (type, value) => checks.get(type)!(value as never).valid;
}

/** What our exact reading says of the shape: what only a law refuses has the right one. */
const exactShape = (type: TypeName, value: unknown): boolean => {
  const verdict = validate(type, value);
  return verdict.ok || verdict.errors.every(({ rule }) => rule !== undefined);
};

/** A value on which the two differ. */
export interface Difference {
  readonly type: string;
  readonly reading: "exact" | "tolerant";
  readonly ours: boolean;
  readonly value: unknown;
}

/** Compares both, by both readings, on as many values that are one edit away from an example. */
export function compareEdited(second: Second, count: number, seed: number): readonly Difference[] {
  const examples = readExamples();
  const edits = fc
    .constantFrom(...examples)
    .chain(({ type, value }) => oneEdit(value).map((edit) => ({ type, value: edit })));
  return fc.sample(edits, { seed, numRuns: count }).flatMap(({ type, value }): Difference[] => {
    const [exact, open] = [exactShape(type as TypeName, value), fits(type as TypeName, value).ok];
    return [
      ...(second.exact(type, value) === exact ? [] : [{ type, reading: "exact" as const, ours: exact, value }]),
      ...(second.tolerant(type, value) === open ? [] : [{ type, reading: "tolerant" as const, ours: open, value }]),
    ];
  });
}
