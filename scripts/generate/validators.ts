import { _, Ajv, Name } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { minifySync } from "vite";
import { lean } from "./lean.ts";
import { mapSchema, type Schema } from "./load.ts";
import { writeShape } from "./shape.ts";
import { trim } from "./trim.ts";
import { unified } from "./unified.ts";

/** What ajv's generated code asks for at run time, and the name under which our own helpers give it. */
const HELPERS: readonly (readonly [RegExp, string])[] = [
  [/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, "ucs2length"],
  [/require\("ajv\/dist\/runtime\/equal"\)\.default/g, "deepEqual"],
];

/**
 * Standalone validators of every definition, for both readings, as one ES module without any import but that of our
 * helpers. The class for draft-07 makes them, since what the schemas use means the same there and the code comes out at
 * half the size; each definition is a schema of its own, so that one that is used in many places is compiled once.
 */
export function writeValidators(bundle: Schema): string {
  const ajv = new Ajv({
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { esm: true, source: true, lines: true, optimize: 2 },
  });
  ajv.addKeyword({ keyword: "exactly", code: (context) => context.pass(_`${new Name("reading")}.exact`) });
  const defs = (lean(unified(bundle)) as { readonly $defs: { readonly [name: string]: Schema } }).$defs;
  for (const [name, schema] of Object.entries(defs)) ajv.addSchema({ $id: name, ...mapSchema(schema, outward) });
  const names = Object.keys(defs);
  const write = standalone as unknown as (ajv: Ajv, refs: Record<string, string>) => string;
  let code = write(ajv, Object.fromEntries(names.map((name) => [name, name])));
  for (const [asked, given] of HELPERS) code = code.replace(asked, given);
  code = trim(code);
  const used = ["reading", "refuse", ...HELPERS.map(([, given]) => given)].filter((given) => code.includes(given));
  const table: string[] = [];
  const body = code.replace(/^export const (\w+) = (\w+);\n/gm, (_, type, validator) => {
    table.push(`${type}: ${validator}`);
    return "";
  });
  if (table.length !== names.length) throw new Error(`${table.length} of ${names.length} validators were written.`);
  const module = [
    `import { ${used.join(", ")} } from "../validate/helpers.js";`,
    body,
    `export const validators = { ${table.join(", ")} };`,
    `export const shape = ${writeShape(bundle)};`,
  ].join("\n");
  // Read by machines alone: a third less to parse at every import.
  const small = minifySync("validators.js", module, { compress: { target: "es2022" }, mangle: true });
  if (small.errors.length > 0) throw new Error(`The validators do not parse: ${small.errors[0]?.message}`);
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.\n${small.code}\n`;
}

/** A reference within the bundle becomes one to the schema of that name. */
function outward(schema: Schema): Schema {
  const { $ref } = schema;
  return typeof $ref === "string" ? { ...schema, $ref: $ref.replace("#/$defs/", "") } : schema;
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
