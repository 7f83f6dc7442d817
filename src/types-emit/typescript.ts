import { banner, type Emit } from "./emit.ts";
import type { Doc, RecordType, Shape, WireType } from "./model.ts";
import { quote } from "./text.ts";

const WIDTH = 120;

const NOTES = [
  "",
  "A member that may be left out is `?`; one that may be null says so. Where both hold, absent and null differ.",
  "Numbers are doubles: read integers beyond 2^53 from the text. Tags and codes that a newer peer may add are not",
  "listed, so that a switch over them narrows; keep a default branch for them.",
];

/** TypeScript: interfaces, and unions that narrow on their tag. */
export const emitTypescript: Emit = (model, origin) => {
  const head = [...banner(origin), ...NOTES].map((line) => `// ${line}`.trimEnd());
  return `${[head.join("\n"), ...model.types.map(declare)].join("\n\n")}\n`;
};

function declare(type: WireType): string {
  const doc = comment(type.doc, "");
  if (type.kind === "record") return [...doc, `export interface ${type.name} {`, ...members(type), "}"].join("\n");
  const start = `export type ${type.name} =`;
  const parts = type.kind === "alias" ? partsOf(type.of) : unionParts(type);
  const line = `${start} ${parts.join(" | ")};`;
  if (line.length <= WIDTH) return [...doc, line].join("\n");
  return `${[...doc, start, ...parts.map((part) => `  | ${part}`)].join("\n")};`;
}

const unionParts = ({ variants, otherwise }: WireType & { kind: "union" }): string[] => [
  ...(otherwise === undefined ? [] : [otherwise]),
  ...variants.map(({ name }) => name),
];

function members({ fields, open }: RecordType): string[] {
  const lines = fields.flatMap(({ name, doc, required, shape }) => [
    ...comment(doc, "  "),
    `  ${name}${required ? "" : "?"}: ${typeText(shape)};`,
  ]);
  return open ? [...lines, "  [name: string]: unknown;"] : lines;
}

/** How many rules a comment names; there is a page that has them all. */
const NAMED = 6;

const some = (rules: readonly string[]): string =>
  rules.length <= NAMED ? rules.join(", ") : `${rules.slice(0, NAMED).join(", ")} and ${rules.length - NAMED} more`;

function comment({ paragraphs, rules }: Doc, by: string): string[] {
  const all = rules.length === 0 ? paragraphs : [...paragraphs, `Rules: ${some(rules)}.`];
  const lines = all.flatMap((text, index) => (index === 0 ? [text] : ["", text]));
  if (lines.length === 0) return [];
  const inner = lines.map((line) => `${by} * ${line.replaceAll("*/", "*\\/")}`.trimEnd());
  return [`${by}/**`, ...inner, `${by} */`];
}

const typeText = (shape: Shape): string => partsOf(shape).join(" | ");

/** The alternatives of a shape. */
function partsOf(shape: Shape): string[] {
  switch (shape.kind) {
    case "integer":
      return ["number"];
    case "constant":
      return [JSON.stringify(shape.value)];
    case "enum":
      return shape.values.map(quote);
    case "list": {
      const parts = partsOf(shape.of);
      return [parts.length > 1 ? `(${parts.join(" | ")})[]` : `${parts[0]}[]`];
    }
    case "map":
      return [`{ [name: string]: ${typeText(shape.of)} }`];
    case "ref":
      return [shape.name];
    case "nullable":
      return [...partsOf(shape.of), "null"];
    case "choice":
      return shape.of.flatMap(partsOf);
    case "either":
      return [...shape.names];
    default:
      return [shape.kind];
  }
}
