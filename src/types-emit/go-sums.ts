import { typeText } from "./go-names.ts";
import type { Shape, UnionType, WireType } from "./model.ts";
import { pascal, quote, wrap } from "./text.ts";

/** A union: a wrapper with a sealed interface in it, and the choice by tag. */
export function unionText(type: WireType & UnionType, doc: readonly string[]): string {
  const { name, tag, variants, otherwise, open } = type;
  const unknown = open ? `Unknown${name}` : undefined;
  const all = [...variants.map((variant) => variant.name), ...(otherwise === undefined ? [] : [otherwise])];
  const known = unknown === undefined ? all : [...all, unknown];
  const cases = variants.flatMap((variant) => [
    `\tcase ${JSON.stringify(variant.value)}:`,
    `\t\treturn readVariant[${variant.name}](data, &u.Value)`,
  ]);
  const rest = otherwise === undefined ? fallback(type) : [`\treturn readVariant[${otherwise}](data, &u.Value)`];
  return [
    ...doc,
    `type ${name} struct{ Value ${name}Variant }`,
    "",
    ...wrap(`${name}Variant is one of ${known.join(", ")}.`, 110).map((line) => `// ${line}`),
    `type ${name}Variant interface{ is${name}() }`,
    "",
    ...known.flatMap((one) => [`func (${one}) is${name}() {}`, ""]),
    "// MarshalJSON writes the variant.",
    `func (u ${name}) MarshalJSON() ([]byte, error) { return writeVariant(${quote(name)}, u.Value) }`,
    "",
    `// UnmarshalJSON reads the variant that ${tag} names.`,
    `func (u *${name}) UnmarshalJSON(data []byte) error {`,
    `\ttag, err := readMember(data, ${quote(name)}, ${quote(tag)})`,
    "\tif err != nil {",
    "\t\treturn err",
    "\t}",
    "\tswitch tag {",
    ...cases,
    "\t}",
    ...rest,
    "}",
    ...(unknown === undefined ? [] : ["", ...unknownText(name, unknown)]),
  ].join("\n");
}

function fallback({ name, tag, open }: WireType & UnionType): string[] {
  const refusal = `\treturn fmt.Errorf("${name}: there is no ${tag} %v here", tag)`;
  if (!open) return [refusal];
  return [
    "\tif text, ok := tag.(string); ok {",
    `\t\tu.Value = Unknown${name}{Tag: text, Raw: append(json.RawMessage(nil), data...)}`,
    "\t\treturn nil",
    "\t}",
    refusal,
  ];
}

const unknownText = (name: string, unknown: string): string[] => [
  `// ${unknown} is a ${name} of a newer peer, whose tag this revision does not know.`,
  `type ${unknown} struct {`,
  "\tTag string",
  "\tRaw json.RawMessage",
  "}",
  "",
  "// MarshalJSON writes what came.",
  `func (u ${unknown}) MarshalJSON() ([]byte, error) { return u.Raw, nil }`,
];

/** A list of names: a string type with a constant for each. */
export function enumText(name: string, doc: readonly string[], shape: Shape & { readonly kind: "enum" }): string {
  const constants = shape.values.map((value) => ({ constant: name + pascal(value), value }));
  const width = Math.max(...constants.map(({ constant }) => constant.length));
  const open = shape.open ? ["//", "// A newer peer may send others."] : [];
  return [
    ...doc,
    ...open,
    `type ${name} string`,
    "",
    `// The values of ${name}.`,
    "const (",
    ...constants.map(({ constant, value }) => `\t${constant.padEnd(width)} ${name} = ${quote(value)}`),
    ")",
  ].join("\n");
}

/** The JSON kind that tells an alternative, and the field that holds it. */
const KINDS: { readonly [kind in Shape["kind"]]?: readonly [json: string, field: string] } = {
  string: ["string", "String"],
  boolean: ["boolean", "Bool"],
  integer: ["number", "Integer"],
  number: ["number", "Number"],
  list: ["array", "List"],
  map: ["object", "Object"],
};

/** Alternatives of different JSON kinds: a struct with a pointer for each, of which one is set. */
export function choiceText(name: string, doc: readonly string[], shapes: readonly Shape[]): string {
  const all = shapes.map((shape) => {
    const [json, field] = shape.kind === "ref" ? ["object", shape.name] : (KINDS[shape.kind] ?? ["null", "Null"]);
    return { json, field, type: typeText(shape, name) };
  });
  const width = Math.max(...all.map(({ field }) => field.length));
  return [
    ...doc,
    "//",
    "// One of its fields is set.",
    `type ${name} struct {`,
    ...all.map(({ field, type }) => `\t${field.padEnd(width)} *${type}`),
    "}",
    "",
    "// MarshalJSON writes the field that is set.",
    `func (c ${name}) MarshalJSON() ([]byte, error) {`,
    "\tswitch {",
    ...all.flatMap(({ field }) => [`\tcase c.${field} != nil:`, `\t\treturn json.Marshal(c.${field})`]),
    "\t}",
    `\treturn nil, fmt.Errorf("${name}: none of its fields is set")`,
    "}",
    "",
    "// UnmarshalJSON sets the field that the kind of the JSON value asks for.",
    `func (c *${name}) UnmarshalJSON(data []byte) error {`,
    `\t*c = ${name}{}`,
    "\tswitch kind := jsonKind(data); kind {",
    ...all.flatMap(({ json, field }) => [`\tcase ${quote(json)}:`, `\t\treturn json.Unmarshal(data, &c.${field})`]),
    "\tdefault:",
    `\t\treturn fmt.Errorf("${name}: %s cannot stand here", kind)`,
    "\t}",
    "}",
  ].join("\n");
}
