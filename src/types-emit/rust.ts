import { haveDefault, holdsItself } from "./by-value.ts";
import { banner, type Emit } from "./emit.ts";
import { type InlineType, inlineName, inlineTypes, openedDoc } from "./inline.ts";
import { type Field, type Model, type RecordType, type WireType, withoutNull } from "./model.ts";
import { comment, fieldName, typeText } from "./rust-names.ts";
import { RUST_RUNTIME } from "./rust-runtime.ts";
import { choiceText, enumText, unionText } from "./rust-sums.ts";
import { indent, quote } from "./text.ts";

const NOTES = [
  "",
  'Needs `serde = { version = "1", features = ["derive"] }` and `serde_json = "1"`. Unions are enums that are read by',
  "their tag. A record's tag is no field: it is written and checked for it. Where a newer peer may send other tags or",
  "names, one variant takes them: `Unknown` keeps the JSON as it came, `Other` the name.",
  "",
  "A member that a peer may leave out is an `Option` and is not written when it is `None`; the schemas ask an author for",
  "more. A member that may be null is an `Option` too, and `None` is written as null. Where both hold it is an",
  "`Option<Option<T>>`: absent, null or a value; of unknown JSON an `Option<Value>`, null being `Some(Value::Null)`.",
  "Integers keep their digits up to 64 bits; for other numbers turn on serde_json's `arbitrary_precision`. It refuses",
  "JSON of more than 128 levels unless told otherwise. This is no validator: the schemas say more. Members of unknown",
  "names are dropped.",
];

const IMPORTS = [
  // Of a few types alone, not every helper and import is used.
  "#![allow(unused, clippy::large_enum_variant)]",
  "",
  "use std::collections::BTreeMap;",
  "",
  "use serde::de::{DeserializeOwned, Error};",
  "use serde::{Deserialize, Deserializer, Serialize, Serializer};",
  "use serde_json::Value;",
];

/** Rust: serde structs, and an enum for each union. */
export const emitRust: Emit = (model, origin) => {
  const head = [...[...banner(origin), ...NOTES].map((line) => `//! ${line}`.trimEnd()), "", ...IMPORTS].join("\n");
  const write = recordsOf(model);
  const parts = [...model.types.map((type) => declare(type, write)), ...inlineTypes(model).map(declareInline)];
  const records = model.types
    .filter(({ kind }) => kind === "record")
    .map((type) => `    ${[type.name, ...tagWords(type)].join(", ")};`);
  const read = records.length === 0 ? [] : [["records! {", ...records, "}"].join("\n")];
  return `${[head, ...parts, RUST_RUNTIME.trimEnd(), ...read].join("\n\n")}\n`;
};

function tagWords(type: WireType): readonly string[] {
  const tag = tagOf(type);
  return tag === undefined ? [] : [quote(tag.member), quote(tag.value)];
}

/** The constant text by which a record is known. */
function tagOf(type: WireType): { readonly member: string; readonly value: string } | undefined {
  if (type.kind !== "record") return undefined;
  for (const { name, shape } of type.fields)
    if (shape.kind === "constant" && typeof shape.value === "string") return { member: name, value: shape.value };
  return undefined;
}

type WriteRecord = (type: WireType & RecordType, doc: readonly string[]) => string;

function declare(type: WireType, write: WriteRecord): string {
  const doc = comment(type.doc);
  if (type.kind === "record") return write(type, doc);
  if (type.kind === "union") return unionText(type, doc);
  const { shape, nullable } = withoutNull(type.of);
  if (shape.kind === "enum") return enumText(type.name, doc, shape);
  if (shape.kind === "choice") return choiceText(type.name, doc, shape.of);
  const inner = typeText(shape, type.name);
  return [...doc, `pub type ${type.name} = ${nullable ? `Option<${inner}>` : inner};`].join("\n");
}

function declareInline({ name, place, shape }: InlineType): string {
  const doc = [`/// What may stand in \`${place}\`.`];
  return shape.kind === "enum" ? enumText(name, doc, shape) : choiceText(name, doc, shape.of);
}

function recordsOf(model: Model): WriteRecord {
  const boxed = holdsItself(model);
  const plain = haveDefault(model);
  return (type, doc) => {
    const { name, fields, open } = type;
    const tag = tagOf(type);
    const lines = fields
      .filter((field) => field.name !== tag?.member)
      .flatMap((field) => fieldText(field, name, boxed));
    const extra = [
      "/// Members of other names, as they came.",
      "#[serde(flatten)]",
      "pub extra: BTreeMap<String, Value>,",
    ];
    const body = open ? [...lines, ...extra] : lines;
    return [
      ...doc,
      `#[derive(Clone, Debug, ${plain(name) ? "Default, " : ""}PartialEq, Serialize, Deserialize)]`,
      ...serde([
        ...(tag === undefined ? [] : [`tag = ${quote(tag.member)}`, `rename = ${quote(tag.value)}`]),
        'remote = "Self"',
      ]),
      ...(body.length === 0 ? [`pub struct ${name} {}`] : [`pub struct ${name} {`, ...indent(body, "    "), "}"]),
    ].join("\n");
  };
}

function fieldText(field: Field, record: string, boxed: Boxed): string[] {
  const { name, sure, shape: whole } = field;
  const { shape, nullable } = withoutNull(whole);
  const named = typeText(shape, inlineName(record, name));
  const inner = shape.kind === "ref" && boxed(record, shape.name) ? `Box<${named}>` : named;
  const own = fieldName(name);
  const tells = !sure && (nullable || shape.kind === "unknown");
  const absent = ["default", 'skip_serializing_if = "Option::is_none"'];
  const settings = [
    ...(own.replace("r#", "") === name ? [] : [`rename = ${quote(name)}`]),
    ...(sure ? [] : absent),
    ...(tells ? ['deserialize_with = "present"'] : []),
  ];
  const layers = [nullable, !sure].filter(Boolean).length;
  return [
    ...comment(openedDoc(field)),
    ...(settings.length === 0 ? [] : serde(settings)),
    `pub ${own}: ${"Option<".repeat(layers)}${inner}${">".repeat(layers)},`,
  ];
}

type Boxed = (from: string, to: string) => boolean;

/** The attribute, in one line where rustfmt would have it so. */
function serde(settings: readonly string[]): string[] {
  const line = settings.join(", ");
  if (line.length <= 70) return [`#[serde(${line})]`];
  return ["#[serde(", ...indent(settings.join(",\n").split("\n"), "    "), ")]"];
}
