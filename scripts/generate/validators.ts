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

/** A module of checks and what it exports, as small as it gets: it is read by machines alone, at every import. */
function writeModule(checks: string, exported: readonly string[]): string {
  const used = HELPERS.filter((helper) => checks.includes(`${helper}(`));
  const module = [`import{${used.join()}}from"../validate/helpers.js";`, checks, ...exported].join("\n");
  const small = minifySync("validators.js", module, { compress: { target: "es2022" }, mangle: true });
  if (small.errors.length > 0) throw new Error(`The validators do not parse: ${small.errors[0]?.message}`);
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.\n${small.code}\n`;
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
