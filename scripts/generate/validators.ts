import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Schema } from "./load.ts";

/** What ajv's generated code asks for at run time, and the name under which our own helpers give it. */
const HELPERS: readonly (readonly [RegExp, string])[] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, "ucs2length"],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, "deepEqual"],
];

const ANNOTATIONS = ["tsType", "x-rules", "x-since", "x-own", "x-open", "x-tolerant"];

/** Standalone validators of every definition as one ES module without any import but that of our helpers. */
export function writeValidators(bundle: Schema): string {
  const ajv = new Ajv2020({
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: false,
    inlineRefs: false,
    code: { esm: true, source: true, lines: false },
  });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  ajv.addSchema(bundle);
  const id = String(bundle["$id"]);
  const names = Object.keys(bundle["$defs"] as object);
  const refs = Object.fromEntries(names.map((name) => [name, `${id}#/$defs/${name}`]));
  const write = standalone as unknown as (ajv: Ajv2020, refs: Record<string, string>) => string;
  let code = write(ajv, refs);
  for (const [asked, given] of HELPERS) code = code.replace(asked, given);
  const left = /require\([^)]*\)/.exec(code);
  if (left !== null) throw new Error(`The validators ask for ${left[0]}, which no helper gives.`);
  const banner = "// Generated from schemas/ by `npm run generate`. Do not edit.";
  return `${banner}\nimport { deepEqual, ucs2length } from "../validate/helpers.js";\n${code}`;
}

/** The declarations beside a module of validators. */
export function writeDeclarations(bundle: Schema): string {
  const names = Object.keys(bundle["$defs"] as object);
  return [
    "// Generated from schemas/ by `npm run generate`. Do not edit.",
    'import type { RawValidator } from "../validate/raw.ts";',
    ...names.map((name) => `export declare const ${name}: RawValidator;`),
    "",
  ].join("\n");
}
