import { minifySync } from "vite";
import { CheckWriter } from "./check.ts";
import type { Schema } from "./load.ts";
import { writeShape } from "./shape.ts";

const HELPERS = ["extra", "isObject", "lacks", "mistyped", "refuse", "ucs2length", "unknownTag", "within", "wrong"];

/**
 * Validators of every definition, for both readings, as one ES module that imports our helpers alone; beside them, which
 * types stand where within which others.
 */
export function writeValidators(bundle: Schema): string {
  const names = Object.keys(bundle["$defs"] as object);
  return writeModule(new CheckWriter(bundle).write(), [
    `export const validators={${names.map((name) => `${name}:check_${name}`).join()}};`,
    `export const shape=${writeShape(bundle)};`,
  ]);
}

/** A module of checks and what it exports. */
function writeModule(checks: string, exported: readonly string[]): string {
  const used = HELPERS.filter((helper) => checks.includes(`${helper}(`));
  const module = [`import{${used.join()}}from"../validate/helpers.js";`, checks, ...exported].join("\n");
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.\n${smaller(module)}\n`;
}

/** A module as small as it gets: it is read by machines alone, at every import. Throws when it does not parse. */
export function smaller(module: string): string {
  const { code, errors } = minifySync("validators.js", module, { compress: { target: "es2022" }, mangle: true });
  if (errors.length > 0) throw new Error(`The validators do not parse: ${errors[0]?.message}`);
  return code;
}

/** The declarations beside the validators. */
export function writeDeclarations(): string {
  return [
    "// Generated from schemas/ by `npm run generate`. Do not edit.",
    'import type { RawValidator, Way } from "../validate/raw.ts";',
    "/** The validators by type. */",
    "export declare const validators: { readonly [type: string]: RawValidator };",
    "/** Which wire types stand where within which others. */",
    "export declare const shape: { readonly [type: string]: Way };",
    "",
  ].join("\n");
}
