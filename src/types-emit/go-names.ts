import type { Doc, Shape } from "./model.ts";
import { pascal, snake, wrapAll } from "./text.ts";

/** Words that Go writes in capitals. */
const INITIALISMS: { readonly [word: string]: string } = {
  id: "ID",
  ids: "IDs",
  uri: "URI",
  url: "URL",
  mime: "MIME",
  mcp: "MCP",
  llm: "LLM",
};

/** A member's name as a Go field: `tool_call_id` as `ToolCallID`. */
export const goName = (name: string): string =>
  snake(name)
    .split("_")
    .map((word) => INITIALISMS[word] ?? pascal(word))
    .join("");

/** A doc comment; of a type, it begins with the type's name as Go wants it. */
export function comment({ paragraphs }: Doc, name?: string): string[] {
  const [first, ...rest] = paragraphs;
  if (first === undefined) return name === undefined ? [] : [`// ${name} is on the wire.`];
  const begun = name === undefined ? first : `${name}: ${first}`;
  return wrapAll([begun, ...rest], 110).map((line) => `// ${line}`.trimEnd());
}

/** The Go type of a place that is there and not null; `inline` names it where the schemas do not. */
export function typeText(shape: Shape, inline: string): string {
  switch (shape.kind) {
    case "string":
      return "string";
    case "boolean":
      return "bool";
    case "integer":
      return "int64";
    case "number":
      return "float64";
    case "unknown":
      return "json.RawMessage";
    case "constant":
      return typeof shape.value;
    case "enum":
    case "choice":
      return inline;
    case "list":
      return `List[${typeText(shape.of, inline)}]`;
    case "map":
      return `Map[${typeText(shape.of, inline)}]`;
    case "ref":
      return shape.name;
    case "nullable":
      return `*${typeText(shape.of, inline)}`;
    case "either":
      return "Map[json.RawMessage]";
  }
}
