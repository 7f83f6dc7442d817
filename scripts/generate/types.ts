import { compile } from "json-schema-to-typescript";
import { mapSchemas, type Schema } from "./load.ts";

const BANNER = "// Generated from schemas/ by `npm run generate`. Do not edit.";

/** Keywords that say something about a value without narrowing it. */
const NOTES = new Set(["description", "title", "default", "examples", "deprecated", "x-rules", "x-since", "x-own"]);

/** TypeScript types of every definition, each once, with its documentation. Throws when one of them came out twice. */
export async function writeTypes(bundle: Schema): Promise<string> {
  const defs = bundle["$defs"] as { [name: string]: Schema };
  const root = {
    title: "Bundle",
    type: "object",
    additionalProperties: false,
    $defs: structuredClone(mapSchemas(defs, forTypes)),
  };
  const text = await compile(root as never, "Bundle", {
    additionalProperties: false,
    unknownAny: true,
    strictIndexSignatures: false,
    ignoreMinAndMaxItems: true,
    bannerComment: BANNER,
    format: false,
    unreachableDefinitions: true,
    $refOptions: { resolve: { http: false, file: false } },
  });
  const cleaned = text
    .replace(/export interface Bundle \{[\s\S]*?\n\}\n/, "")
    .replace(
      /\/\*\*\n \* This interface was referenced by `Bundle`'s JSON-Schema\n(?: \* via the `definition` "\w+"\.\n)? \*\/\n/g,
      "",
    )
    .replace(
      / \*\n \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    );
  for (const name of Object.keys(defs)) {
    const count = cleaned.match(new RegExp(`^export (?:interface|type) ${name}\\b`, "gm"))?.length ?? 0;
    if (count !== 1) throw new Error(`The type ${name} was written ${count} times.`);
  }
  const copies = cleaned
    .match(/^export (?:interface|type) \w+\d+\b/gm)
    ?.filter((line) => defs[line.split(" ").at(-1) ?? ""] === undefined);
  if (copies !== undefined && copies.length > 0) throw new Error(`Copies of types: ${copies.join(", ")}`);
  return cleaned;
}

/** What the type generator would misread is said in TypeScript instead. */
function forTypes(schema: Schema): Schema {
  const {
    $ref,
    oneOf,
    anyOf,
    type: _type,
    required: _required,
    properties: _properties,
    discriminator,
    ...notes
  } = schema;
  const kept = Object.fromEntries(Object.entries(notes).filter(([key]) => key === "description" || key === "title"));
  if (schema["tsType"] !== undefined) return { ...kept, tsType: schema["tsType"] };
  if (typeof $ref === "string") return { ...kept, tsType: nameOf($ref) };
  if (discriminator !== undefined && Array.isArray(oneOf))
    return { ...kept, tsType: oneOf.map(branchName).join(" | ") };
  if (Array.isArray(anyOf) && anyOf.every((branch) => branch["tsType"] !== undefined || branch["type"] === "null"))
    return { ...kept, tsType: anyOf.map(branchName).join(" | ") };
  const says = Object.keys(schema).filter((key) => !NOTES.has(key));
  if (says.length === 0) return { ...kept, tsType: "unknown" };
  return schema;
}

function nameOf(ref: string): string {
  return ref.replace(/^.*\/\$defs\//, "");
}

function branchName(branch: Schema): string {
  const { tsType, $ref, type } = branch;
  return typeof tsType === "string" ? tsType : typeof $ref === "string" ? nameOf($ref) : String(type);
}
