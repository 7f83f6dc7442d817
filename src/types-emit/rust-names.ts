import type { Doc, Shape } from "./model.ts";
import { snake, wrapAll } from "./text.ts";

/** Words that Rust keeps for itself. */
const KEYWORDS = new Set(
  (
    "as async await box break const continue do dyn else enum extern false final fn for if impl in let loop macro " +
    "match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use " +
    "virtual where while yield"
  ).split(" "),
);

/** A member's name as a Rust field; serde reads `r#type` as `type`. */
export function fieldName(name: string): string {
  const own = snake(name);
  return KEYWORDS.has(own) ? `r#${own}` : own;
}

/** A doc comment. */
export const comment = ({ paragraphs }: Doc): string[] =>
  wrapAll(paragraphs, 92).map((line) => `/// ${line}`.trimEnd());

/** The Rust type of a place that is there and not null; `inline` names it where the schemas do not. */
export function typeText(shape: Shape, inline: string): string {
  switch (shape.kind) {
    case "string":
      return "String";
    case "boolean":
      return "bool";
    case "integer":
      return shape.negative ? "i64" : "u64";
    case "number":
      return "f64";
    case "unknown":
      return "Value";
    case "constant":
      return typeof shape.value === "string" ? "String" : shape.value ? "True" : "False";
    case "enum":
    case "choice":
      return inline;
    case "list":
      return `Vec<${typeText(shape.of, inline)}>`;
    case "map":
      return `BTreeMap<String, ${typeText(shape.of, inline)}>`;
    case "ref":
      return shape.name;
    case "nullable":
      return `Option<${typeText(shape.of, inline)}>`;
    case "either":
      return "BTreeMap<String, Value>";
  }
}
