import { readdirSync, readFileSync } from "node:fs";
import { registry } from "../../conformance/rules/index.ts";
import { examples } from "./examples.ts";
import { code, folded, type Pages, page, plainJson, prose, table } from "./markdown.ts";
import { linked, list } from "./rule-pages.ts";
import { inWords, isSchema, named, referred, type Schema } from "./schema-words.ts";

type Types = Readonly<Record<string, Schema>>;

const defsOf = (file: string): Types =>
  (JSON.parse(readFileSync(file, "utf8")) as { readonly $defs?: Types }).$defs ?? {};

const exact = defsOf("schemas/bundle.json");
const tolerant = defsOf("schemas/bundle.tolerant.json");

/** Files of schemas/ that hold a family of wire types, with the family's own words and the types in the file's order. */
export const families: readonly {
  readonly title: string;
  readonly description: string;
  readonly types: readonly string[];
}[] = readdirSync("schemas")
  .filter((file) => file.endsWith(".json") && !file.includes(".openapi.") && !file.startsWith("bundle"))
  .map((file) => JSON.parse(readFileSync(`schemas/${file}`, "utf8")) as Schema)
  .map(({ title, description, $defs }) => ({
    title: String(title),
    description: String(description),
    types: Object.keys(isSchema($defs) ? $defs : {}).filter((type) => type in exact),
  }))
  .filter(({ types }) => types.length > 0);

/** One page for each wire type, and the list of all of them. */
export function typePages(): Pages {
  const pages: Record<string, string> = { "types/index.md": overview() };
  for (const [name, schema] of Object.entries(exact)) pages[`types/${name}.md`] = typePage(name, schema);
  return pages;
}

function overview(): string {
  return page(
    "# Wire types",
    "Every message and part of a message, as JSON Schema 2020-12 has it. The schemas are in the package: `toolcall-tck/schemas/bundle.json` has what a peer may send, `bundle.tolerant.json` what a receiver must take.",
    ...families.map(({ title, description, types }) =>
      page(
        `## ${title}`,
        prose(description),
        table(
          ["Type", "What it is"],
          types.map((type) => [named(type), prose(String(exact[type]?.["description"] ?? ""))]),
        ),
      ).trimEnd(),
    ),
  );
}

function typePage(name: string, schema: Schema): string {
  const users = Object.keys(exact).filter((type) => type !== name && referred(exact[type]).includes(name));
  const rules = registry.filter(({ types }) => types.includes(name));
  return page(
    `# ${name}`,
    prose(String(schema["description"] ?? "")),
    notes(schema),
    shape(schema),
    users.length > 0 && `Used by ${users.map(named).join(", ")}.`,
    rules.length > 0 && `## Rules\n\n${list(rules)}`,
    examples(name),
    schemas(name, schema),
  );
}

/** What holds for the type as a whole. */
function notes(schema: Schema): string | false {
  const said = [
    ...since(schema),
    ...(schema["x-open"] === true ? ["Newer peers may know more of these; a receiver takes them."] : []),
  ];
  return said.length > 0 && said.join(" ");
}

function since(schema: Schema): readonly string[] {
  return [
    ...(typeof schema["x-since"] === "string"
      ? [`Since version ${schema["x-since"]}.`.replace("version after", "after version")]
      : []),
    ...(schema["x-own"] === true ? ["Settled by this project; the texts leave it open."] : []),
  ];
}

/** A member names so many rules at most; all those of the type stand in a table of their own. */
const SHOWN = 2;

/** The rules that a member serves. */
function serves(member: Schema): readonly string[] {
  const ids = (member["x-rules"] ?? []) as readonly string[];
  return ids.length === 0 ? [] : [`See ${ids.slice(0, SHOWN).map(linked).join(", ")}.`];
}

/** The variants of a union, the members of an object, or the plain value. */
function shape(schema: Schema): string {
  const variants = [schema["oneOf"], schema["anyOf"]].find(Array.isArray) as readonly Schema[] | undefined;
  if (variants !== undefined) return `## One of\n\n${unionTable(variants)}`;
  if (!isSchema(schema["properties"])) return `## Value\n\n${inWords(schema)}.`;
  return `## Members\n\n${memberTable(schema, schema["properties"])}`;
}

function unionTable(variants: readonly Schema[]): string {
  return table(
    ["Variant", "Told by", "What it is"],
    variants.map((variant) => {
      const type = typeof variant["$ref"] === "string" ? exact[variant["$ref"].replace("#/$defs/", "")] : undefined;
      const tag = (type?.["properties"] as Types | undefined)?.["type"]?.["const"];
      return [
        inWords(variant),
        tag === undefined ? "" : `type ${code(JSON.stringify(tag))}`,
        prose(String(type?.["description"] ?? variant["description"] ?? "")),
      ];
    }),
  );
}

function memberTable(schema: Schema, properties: Schema): string {
  const required = new Set(Array.isArray(schema["required"]) ? (schema["required"] as unknown[]) : []);
  return table(
    ["Member", "Value", "Required", "What it is"],
    Object.entries(properties).map(([name, value]) => {
      const member = isSchema(value) ? value : {};
      return [code(name), inWords(member), required.has(name) ? "yes" : "", about(member)];
    }),
  );
}

function about(member: Schema): string {
  const target = typeof member["$ref"] === "string" ? exact[member["$ref"].replace("#/$defs/", "")] : undefined;
  const description = String(member["description"] ?? target?.["description"] ?? "");
  const preset = "default" in member ? [`Default: ${code(JSON.stringify(member["default"]))}.`] : [];
  return [prose(description), ...preset, ...since(member), ...serves(member)].filter((part) => part !== "").join(" ");
}

function schemas(name: string, schema: Schema): string {
  const open = tolerant[name];
  const differs = open !== undefined && JSON.stringify(open) !== JSON.stringify(schema);
  return page(
    "## JSON Schema",
    folded("What may be sent", plainJson(schema)),
    differs && folded("What must be accepted", plainJson(open)),
  ).trimEnd();
}
