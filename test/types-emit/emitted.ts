import { readFileSync } from "node:fs";
import type { Bundle, Language } from "../../src/types-emit/index.ts";
import { emitTypes } from "../../src/types-emit/index.ts";
import { readModel } from "../../src/types-emit/read-model.ts";

/** The schemas. */
export const bundle = JSON.parse(readFileSync("schemas/bundle.json", "utf8")) as Bundle;

/** The wire types as the schemas have them. */
export const model = readModel(bundle);

/** Every type's name. */
export const names = Object.keys(bundle.$defs);

/** The names of a union's records. */
export function variantsOf(name: string): readonly string[] {
  const type = model.types.find((one) => one.name === name);
  if (type?.kind !== "union") throw new Error(`${name} is no union.`);
  return type.variants.map((variant) => variant.name);
}

/** The source in a language, of all types or of these and what they name. */
export const emitted = (language: Language, types?: readonly string[]): string =>
  emitTypes(bundle, {
    language,
    version: "1.2.3",
    revision: "2026-08-28",
    command: `types --lang ${language}`,
    ...(types !== undefined && { types }),
  });
