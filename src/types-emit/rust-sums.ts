import type { Shape, UnionType, WireType } from "./model.ts";
import { typeText } from "./rust-names.ts";
import { pascal, quote } from "./text.ts";

/** A union: an enum of its records, written as they are and read by the tag. */
export function unionText(
  { name, tag, variants, otherwise, open }: WireType & UnionType,
  doc: readonly string[],
): string {
  const names = [...variants.map((variant) => variant.name), ...(otherwise === undefined ? [] : [otherwise])];
  const flags = variants.every(({ value }) => typeof value === "boolean");
  const told = flags ? `value.get(${quote(tag)}).and_then(Value::as_bool)` : `tag_of(&value, ${quote(tag)}).as_deref()`;
  const arms = variants.map(
    ({ name: one, value }) => `            Some(${JSON.stringify(value)}) => read(value).map(Self::${one}),`,
  );
  const rest = [
    ...(otherwise === undefined ? [] : [`            Some(_) => read(value).map(Self::${otherwise}),`]),
    ...(open ? ["            Some(_) => Ok(Self::Unknown(value)),"] : []),
    `            ${flags ? "None" : "tag"} => refuse(${quote(name)}, ${quote(tag)}, ${flags ? "None" : "tag"}),`,
  ];
  return [
    ...doc,
    "#[derive(Clone, Debug, PartialEq, Serialize)]",
    "#[serde(untagged)]",
    `pub enum ${name} {`,
    ...names.map((one) => `    ${one}(${one}),`),
    ...(open
      ? [`    /// A \`${name}\` of a newer peer, whose \`${tag}\` this revision does not know.`, "    Unknown(Value),"]
      : []),
    "}",
    "",
    `impl<'de> Deserialize<'de> for ${name} {`,
    "    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {",
    "        let value = Value::deserialize(source)?;",
    `        match ${told} {`,
    ...arms,
    ...rest,
    "        }",
    "    }",
    "}",
  ].join("\n");
}

type Enum = Shape & { readonly kind: "enum" };

/** A list of names: an enum, with a place for other names where a newer peer may send them. */
export function enumText(name: string, doc: readonly string[], shape: Enum): string {
  return shape.open ? openEnum(name, doc, shape) : closedEnum(name, doc, shape);
}

const closedEnum = (name: string, doc: readonly string[], { values }: Enum): string =>
  [
    ...doc,
    "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]",
    `pub enum ${name} {`,
    ...values.flatMap((value) => [`    #[serde(rename = ${quote(value)})]`, `    ${pascal(value)},`]),
    "}",
  ].join("\n");

function openEnum(name: string, doc: readonly string[], { values }: Enum): string {
  return [
    ...doc,
    "#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]",
    '#[serde(from = "String", into = "String")]',
    `pub enum ${name} {`,
    ...values.map((value) => `    ${pascal(value)},`),
    "    /// The name that a newer peer sent.",
    "    Other(String),",
    "}",
    "",
    `impl From<String> for ${name} {`,
    "    fn from(name: String) -> Self {",
    "        match name.as_str() {",
    ...values.map((value) => `            ${quote(value)} => Self::${pascal(value)},`),
    "            _ => Self::Other(name),",
    "        }",
    "    }",
    "}",
    "",
    `impl From<${name}> for String {`,
    `    fn from(value: ${name}) -> Self {`,
    "        match value {",
    ...values.map((value) => `            ${name}::${pascal(value)} => ${quote(value)}.into(),`),
    `            ${name}::Other(name) => name,`,
    "        }",
    "    }",
    "}",
  ].join("\n");
}

/** What an alternative is called within its enum. */
const VARIANTS: { readonly [kind in Shape["kind"]]?: string } = {
  string: "String",
  boolean: "Bool",
  integer: "Integer",
  number: "Number",
  list: "List",
  map: "Object",
};

/** Alternatives of different JSON kinds. */
export const choiceText = (name: string, doc: readonly string[], shapes: readonly Shape[]): string =>
  [
    ...doc,
    "#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]",
    "#[serde(untagged)]",
    `pub enum ${name} {`,
    ...shapes.map((shape) => {
      const variant = shape.kind === "ref" ? shape.name : (VARIANTS[shape.kind] ?? "Null");
      return `    ${variant}(${typeText(shape, name)}),`;
    }),
    "}",
  ].join("\n");
