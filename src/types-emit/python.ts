import { namedBy } from "./closure.ts";
import { banner, type Emit } from "./emit.ts";
import { openedDoc } from "./inline.ts";
import type { Doc, Field, Model, RecordType, Shape, UnionType, WireType } from "./model.ts";
import { PYTHON_RUNTIME } from "./python-runtime.ts";
import { indent, quote, snake, wrapAll } from "./text.ts";

const WIDTH = 100;

const NOTES = [
  "Python 3.11 or later, standard library only. Each record is a frozen dataclass: build it by name, read it with",
  "from_json, write it with to_json. Each other type is an alias with a function parse_<name>; WIRE_TYPES has the",
  "reader of every type under its name.",
  "",
  "Unions narrow by isinstance, by match, and by comparing the tag. Where a newer peer may send other tags, one",
  "alternative is Unknown...: its type is None, its tag and raw hold what came. Open lists of names take any str.",
  "",
  "A member that a peer may leave out is None when it is absent; the schemas ask an author for more. Where the wire",
  "tells null from absent, UNSET is absent and None is null. Integers keep every digit; other numbers are floats. The",
  "readers check tags, JSON kinds and what no peer may leave out; they are no validator: the schemas say more. Members",
  "of unknown names are dropped.",
];

/** Python: frozen dataclasses, unions that `isinstance` and `match` narrow, one reader for all. */
export const emitPython: Emit = (model, origin) => {
  const head = ['"""', ...banner(origin), "", ...NOTES, '"""'].join("\n");
  const records = model.types.filter((type) => type.kind === "record").map(recordText);
  const unknowns = model.types
    .filter((type) => type.kind === "union")
    .filter(({ open }) => open)
    .map(unknownText);
  const aliases = inOrder(model).map(aliasText);
  const readers = model.types.map((type) => `    ${quote(type.name)}: ${readerOf(type)},`);
  const table = ["WIRE_TYPES: Final[Mapping[str, Any]] = {", ...readers, "}", `"""Every type's reader by its name."""`];
  return `${[`${head}\n${PYTHON_RUNTIME.trimEnd()}`, ...records, ...unknowns, ...aliases, table.join("\n")].join("\n\n\n")}\n`;
};

const readerOf = (type: WireType): string =>
  type.kind === "record" ? `${type.name}.from_json` : `parse_${snake(type.name)}`;

/** The aliases, each after those that it names. */
function inOrder({ types }: Model): readonly Exclude<WireType, RecordType>[] {
  const aliases = new Map(types.filter((type) => type.kind !== "record").map((type) => [type.name, type]));
  const ordered = new Set<Exclude<WireType, RecordType>>();
  const visit = (name: string): void => {
    const type = aliases.get(name);
    if (type === undefined || ordered.has(type)) return;
    for (const next of namedBy(type)) visit(next);
    ordered.add(type);
  };
  for (const name of aliases.keys()) visit(name);
  return [...ordered];
}

function recordText(type: WireType & RecordType): string {
  const body = [...docstring(type.doc), ...(type.fields.length > 0 ? [""] : [])];
  const members = type.fields.flatMap((field) => [memberText(field), ...docstring(openedDoc(field))]);
  const extra = ['extra: dict[str, Any] = field(default_factory=dict, metadata={"extra": True})'];
  const rest = type.open ? [...extra, '"""Members of other names, as they came."""'] : [];
  const lines = ["@dataclass(frozen=True, kw_only=True)", `class ${type.name}(WireType):`];
  return [...lines, ...indent([...body, ...members, ...rest], "    ")].join("\n");
}

/** What a member is when nobody names it: its constant, not there, or an error. */
function memberText({ name, sure, shape }: Field): string {
  const own = snake(name);
  const unset = !sure && (shape.kind === "nullable" || shape.kind === "unknown");
  const suffix = sure || shape.kind === "unknown" ? "" : unset ? " | Unset" : " | None";
  const missing = sure ? undefined : unset ? "UNSET" : "None";
  const value = shape.kind === "constant" ? literal(shape.value) : missing;
  const named = own === name ? [] : [`metadata={"wire": ${quote(name)}}`];
  const settings = [...(value === undefined ? [] : [`default=${value}`]), ...named];
  const tail = named.length > 0 ? ` = field(${settings.join(", ")})` : value === undefined ? "" : ` = ${value}`;
  return `${own}: ${hint(shape)}${suffix}${tail}`;
}

const unknownText = ({ name, tag }: WireType & UnionType): string =>
  [
    "@dataclass(frozen=True, kw_only=True)",
    `class Unknown${name}(Unknown):`,
    `    """A ${name} of a newer peer."""`,
    "",
    `    ${tag}: None = None`,
    '    """Never a text, so that a comparison narrows it away; the tag that came is in tag."""',
  ].join("\n");

function aliasText(type: Exclude<WireType, RecordType>): string {
  const alias = type.kind === "union" ? unionText(type) : `${type.name}: TypeAlias = ${hint(type.of)}`;
  const reader = [
    `def parse_${snake(type.name)}(value: object) -> ${type.name}:`,
    `    """Reads a ${type.name}. Raises WireError."""`,
    `    read: ${type.name} = _read(${type.name}, value, "")`,
    "    return read",
  ];
  return [alias, ...docstring(type.doc), "", "", ...reader].join("\n");
}

function unionText({ name, tag, variants, otherwise, open }: WireType & UnionType): string {
  const rest = [...(otherwise === undefined ? [] : [otherwise]), ...(open ? [`Unknown${name}`] : [])];
  const names = [...variants.map((variant) => variant.name), ...rest];
  return [
    `${name}: TypeAlias = Annotated[`,
    "    Union[",
    ...names.map((one) => `        ${one},`),
    "    ],",
    `    _Tag(${quote(tag)}),`,
    "]",
  ].join("\n");
}

const literal = (value: string | boolean): string =>
  typeof value === "string" ? quote(value) : value ? "True" : "False";

function docstring({ paragraphs }: Doc): string[] {
  const lines = wrapAll(paragraphs, WIDTH).map((line) => line.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"'));
  if (lines.length === 0) return [];
  if (lines.length === 1 && !lines[0]!.endsWith('"')) return [`"""${lines[0]}"""`];
  return [`"""${lines[0]}`, ...lines.slice(1), '"""'];
}

/** The annotation of a place. */
function hint(shape: Shape): string {
  switch (shape.kind) {
    case "string":
      return "str";
    case "boolean":
      return "bool";
    case "integer":
      return "int";
    case "number":
      return "float";
    case "unknown":
      return "Any";
    case "constant":
      return `Literal[${literal(shape.value)}]`;
    case "enum":
      return `Literal[${shape.values.map(quote).join(", ")}]${shape.open ? " | str" : ""}`;
    case "list":
      return `list[${hint(shape.of)}]`;
    case "map":
      return `dict[str, ${hint(shape.of)}]`;
    case "ref":
      return shape.name;
    case "nullable":
      return `${hint(shape.of)} | None`;
    case "choice":
      return shape.of.map(hint).join(" | ");
    case "either":
      return "dict[str, Any]";
  }
}
