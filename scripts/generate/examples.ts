import type { Schema } from "./load.ts";
import { type Extent, sampler } from "./sample.ts";
import { type Refused, writtenInvalid, writtenValid } from "./written-examples.ts";

/**
 * Examples of every type as files: values that are valid, and values that are not with the place and the sentence for
 * which they are refused. What is systematic is made from the schema, what hangs together is written by hand; a test
 * holds all of it against the validators and a second, independent one.
 */
export function writeExamples(bundle: Schema): { [file: string]: string } {
  const defs = bundle["$defs"] as { [name: string]: Schema };
  const make = sampler(defs, writtenValid);
  const files: { [file: string]: string } = {};
  for (const [type, schema] of Object.entries(defs)) {
    const folder = `schemas/examples/${type}`;
    for (const [name, value] of validOf(type, schema)) files[`${folder}/valid/${name}.json`] = text(value);
    for (const { name, ...refused } of invalidOf(type, schema)) files[`${folder}/invalid/${name}.json`] = text(refused);
  }
  return files;

  function validOf(type: string, schema: Schema): [string, unknown][] {
    const own = writtenValid[type];
    if (own !== undefined) return own.map((value, i) => [`example-${i + 1}`, value]);
    if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => [slug(String(value)), value]);
    if (Array.isArray(schema["oneOf"])) return schema["oneOf"].map((branch) => branchExample(branch as Schema));
    const extents: Extent[] = ["minimal", "typical", "full"];
    const shown = distinct(extents.map((extent) => [extent, make.ofType(type, extent)]));
    return distinct([...shown, ...variants(type, schema)]).slice(0, 3);
  }

  /** The full example with one member told otherwise. */
  function variants(type: string, schema: Schema): [string, unknown][] {
    const full = make.ofType(type, "full") as Record<string, unknown>;
    const properties = Object.entries((schema["properties"] ?? {}) as { [name: string]: Schema });
    if (properties.length === 0)
      return [
        ["empty", {}],
        ["nested", { tide: { heights_m: [4.9, 0.6] } }],
      ];
    const others = properties.flatMap(([name, member]): [string, unknown][] =>
      otherwise(member, full[name]).map((value, i) => [
        `other-${slug(name)}${i === 0 ? "" : `-${i + 1}`}`,
        { ...full, [name]: value },
      ]),
    );
    return others.filter(([, value]) => JSON.stringify(value) !== JSON.stringify(full));
  }

  function otherwise(member: Schema, value: unknown): unknown[] {
    const { $ref, const: constant, enum: values, type } = member;
    if (constant !== undefined) return [];
    if (Array.isArray(values)) return values;
    if (typeof $ref === "string") {
      const name = $ref.replace("#/$defs/", "");
      return validOf(name, defs[name]!).map(([, example]) => example);
    }
    if (type === "string") return [`${String(value)} too`, "x"];
    if (type === "integer") return [Number(value) + 1, Number(value) + 2];
    if (type === "boolean") return [value !== true];
    if (type === "array") return [[]];
    if (type === "object") return [{}, { note: "told otherwise" }];
    return type === undefined && member["anyOf"] === undefined ? [null, ["a", 1], 0] : [];
  }

  function branchExample(branch: Schema): [string, unknown] {
    const name = String(branch["$ref"]).replace("#/$defs/", "");
    return [slug(name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()), make.ofType(name, "full")];
  }

  function invalidOf(type: string, schema: Schema): Refused[] {
    const own = writtenInvalid[type] ?? [];
    if (Array.isArray(schema["enum"])) return [...own, ...wrongWords(schema["enum"])];
    if (schema["discriminator"] !== undefined) return [...own, ...wrongTags(type, schema)];
    if (schema["properties"] !== undefined && schema["then"] === undefined)
      return [...own, ...wrongMembers(type, schema)];
    return own.length >= 3 ? [...own] : [...own, ...(type in ODD ? ODD[type]! : notObjects())];
  }

  function wrongWords(values: unknown[]): Refused[] {
    const words = values.map((value) => JSON.stringify(value)).join(", ");
    const shouted = String(values[0]).toUpperCase();
    return [
      { name: "another-word", pointer: "", reason: `must be one of ${words}; it is "other"`, value: "other" },
      {
        name: "upper-case",
        pointer: "",
        reason: `must be one of ${words}; it is ${JSON.stringify(shouted)}`,
        value: shouted,
      },
      { name: "a-number", pointer: "", reason: "must be a string; it is 1", value: 1 },
    ];
  }

  function wrongTags(type: string, schema: Schema): Refused[] {
    const tag = (schema["discriminator"] as { propertyName: string }).propertyName;
    const first = (schema["oneOf"] as Schema[])[0]!;
    const good = make.ofSchema(first, type, "minimal") as Record<string, unknown>;
    const { [tag]: _, ...rest } = good;
    return [
      {
        name: "unknown-tag",
        pointer: "",
        reason: `has the unknown ${tag} "other"`,
        value: { ...good, [tag]: "other" },
      },
      { name: "no-tag", pointer: "", reason: `lacks the member "${tag}"`, value: rest },
      {
        name: "unknown-member",
        pointer: "",
        reason: 'has the unknown member "colour"',
        value: { ...good, colour: "blue" },
      },
    ];
  }

  function wrongMembers(type: string, schema: Schema): Refused[] {
    const good = make.ofType(type, "minimal") as Record<string, unknown>;
    const found: Refused[] = [];
    for (const name of ((schema["required"] ?? []) as string[]).slice(0, 3)) {
      const { [name]: _, ...rest } = good;
      found.push({ name: `lacks-${slug(name)}`, pointer: "", reason: `lacks the member "${name}"`, value: rest });
    }
    if (schema["additionalProperties"] === false)
      found.push({
        name: "unknown-member",
        pointer: "",
        reason: 'has the unknown member "colour"',
        value: { ...good, colour: "blue" },
      });
    for (const [name, member] of Object.entries(schema["properties"] as { [name: string]: Schema })) {
      const wrong = wrongValue(member);
      if (wrong === undefined) continue;
      found.push({
        name: `wrong-${slug(name)}`,
        pointer: `/${name}`,
        reason: wrong.reason,
        value: { ...good, [name]: wrong.value },
      });
      if (found.length > 5) break;
    }
    return [
      ...found,
      { name: "a-text", pointer: "", reason: 'must be an object; it is "other"', value: "other" },
      { name: "an-array", pointer: "", reason: "must be an object; it is an array", value: [good] },
    ];
  }

  function wrongValue(member: Schema): { value: unknown; reason: string } | undefined {
    const { const: constant, type } = member;
    if (constant !== undefined) return { value: "other", reason: `must be ${JSON.stringify(constant)}; it is "other"` };
    if (type === "string") return { value: 7, reason: "must be a string; it is 7" };
    if (type === "integer") return { value: 1.5, reason: "must be an integer; it is 1.5" };
    if (type === "boolean") return { value: "true", reason: 'must be a boolean; it is "true"' };
    if (type === "array") return { value: {}, reason: "must be an array; it is an object" };
    return undefined;
  }
}

/** Types of a shape of their own. */
const ODD: { readonly [type: string]: readonly Refused[] } = {
  Content: [
    { name: "a-number", pointer: "", reason: "must be a string or an array; it is 7", value: 7 },
    { name: "null", pointer: "", reason: "must be a string or an array; it is null", value: null },
    {
      name: "unknown-block",
      pointer: "/0",
      reason: 'has the unknown type "image"',
      value: [{ type: "image", data: "", mimeType: "image/png" }],
    },
  ],
  SettleBody: [
    { name: "refused-without-a-reason", pointer: "", reason: 'lacks the member "error"', value: { ok: false } },
    { name: "no-verdict", pointer: "", reason: 'lacks the member "ok"', value: {} },
    {
      name: "ok-with-an-error",
      pointer: "",
      reason: 'has the unknown member "error"',
      value: { ok: true, error: "?" },
    },
  ],
  SessionFrame: [
    {
      name: "an-event-without-an-id",
      pointer: "",
      reason: 'lacks the member "id"',
      value: { event: "session.done", data: {} },
    },
    { name: "no-name", pointer: "", reason: 'lacks the member "event"', value: { data: {} } },
    {
      name: "a-piece-with-an-id",
      pointer: "",
      reason: 'has the unknown member "id"',
      value: { id: "1", event: "llm.token.delta", data: {} },
    },
  ],
};

function notObjects(): Refused[] {
  return [
    { name: "an-array", pointer: "", reason: "must be an object; it is an array", value: [] },
    { name: "a-text", pointer: "", reason: 'must be an object; it is "other"', value: "other" },
    { name: "a-number", pointer: "", reason: "must be an object; it is 7", value: 7 },
  ];
}

function distinct(examples: [string, unknown][]): [string, unknown][] {
  const seen = new Set<string>();
  return examples.filter(([, value]) => {
    const key = JSON.stringify(value);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const slug = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, "-");
const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
