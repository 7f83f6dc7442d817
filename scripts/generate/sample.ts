import type { Schema } from "./load.ts";

/** How much of a type a sample shows: only what must be there, that and some of the rest, or all. */
export type Extent = "minimal" | "typical" | "full";

/** Texts that say something, by the member's name; what is not listed is told by its name. */
const TEXTS: { readonly [member: string]: string } = {
  session_id: "s-41",
  decision_id: "d-7",
  agent_id: "harbour",
  turn_id: "t-3",
  tool_call_id: "call_7",
  call_id: "m-2",
  interrupt_id: "int-4",
  name: "get_tide",
  description: "High and low water at a port.",
  arguments: '{"port":"Leith"}',
  text: "High water at 14:10.",
  data: "aGVsbG8=",
  mimeType: "image/png",
  mime: "image/png",
  uri: "https://example.org/tides/leith",
  url: "https://example.org/chart.png",
  error: "That port is not in the tables.",
  message: "That port is not in the tables.",
  model: "claude-haiku-4-5",
  system: "You know the tides.",
  content: "When is high water?",
  reason: "confirm",
  path: "mcp.tides",
  issuer: "app",
  event: "tool.call.completed",
  pointer: "/properties/port",
  max_inline: "20mb",
  file_data: "data:text/plain;base64,aGVsbG8=",
};

/** Values for members that may hold anything. */
const ANYTHING: { readonly [member: string]: unknown } = {
  input: { type: "object", properties: { port: { type: "string" } }, required: ["port"] },
  output: { type: "object", properties: { height_m: { type: "number" } } },
  responseSchema: { type: "boolean" },
  structuredContent: { height_m: 4.9 },
  structured_content: { height_m: 4.9 },
  result: "14:10",
  arguments: '{"port":"Leith"}',
  state: { lookups: 1 },
};

/** What defines a text of its own. */
const BY_TYPE: { readonly [type: string]: unknown } = {
  Timestamp: "2026-08-28T09:00:00Z",
  Cost: "0.0031",
  BlobUri: "blob://acme/019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a11?mime=image%2Fpng&size=5",
};

/** Makes values of types, the same ones each time. */
export function sampler(
  defs: { readonly [name: string]: Schema },
  written: { readonly [name: string]: readonly unknown[] },
) {
  const ofType = (type: string, extent: Extent): unknown => {
    const own = written[type];
    if (own !== undefined) return extent === "minimal" ? own[0] : own.at(-1);
    return BY_TYPE[type] ?? ofSchema(defs[type]!, type, extent);
  };

  const ofSchema = (schema: Schema, member: string, extent: Extent): unknown => {
    const { $ref, oneOf, anyOf, const: constant, enum: values, then } = schema;
    if (typeof $ref === "string") return ofType($ref.replace("#/$defs/", ""), extent);
    if (then !== undefined) return ofSchema(then as Schema, member, extent);
    const branches = (oneOf ?? anyOf) as Schema[] | undefined;
    if (branches !== undefined)
      return ofSchema(branches.find((branch) => branch["$ref"]) ?? branches[0]!, member, extent);
    if (constant !== undefined) return constant;
    if (Array.isArray(values)) return values[0];
    return ofJsonType(schema, member, extent);
  };

  const ofJsonType = (schema: Schema, member: string, extent: Extent): unknown => {
    const [type] = [schema["type"]].flat();
    switch (type) {
      case undefined:
        return ANYTHING[member] ?? { note: member.replaceAll("_", " ") };
      case "array":
        return extent === "minimal" ? [] : [ofSchema(schema["items"] as Schema, member.replace(/s$/, ""), extent)];
      case "object":
        return ofObject(schema, extent);
      case "integer":
        return Math.max(1, Number(schema["minimum"] ?? 0));
      case "number":
        return 0.5;
      case "boolean":
        return true;
      case "null":
        return null;
      default:
        return TEXTS[member] ?? (member === "id" ? "call_7" : member.replaceAll("_", "-"));
    }
  };

  const ofObject = (schema: Schema, extent: Extent): unknown => {
    const properties = (schema["properties"] ?? {}) as { [name: string]: Schema };
    if (Object.keys(properties).length === 0) return ofMap(schema["additionalProperties"]);
    const required = new Set((schema["required"] ?? []) as string[]);
    const optional = Object.keys(properties).filter((name) => !required.has(name));
    const some =
      extent === "full" ? optional : extent === "typical" ? optional.slice(0, Math.ceil(optional.length / 2)) : [];
    const shown = Object.keys(properties).filter((name) => required.has(name) || some.includes(name));
    return Object.fromEntries(shown.map((name) => [name, ofSchema(properties[name]!, name, extent)]));
  };

  const ofMap = (values: unknown): unknown =>
    typeof values === "object" && values !== null
      ? { "image/*": ofSchema(values as Schema, "value", "minimal") }
      : { port: "Leith" };

  return { ofType, ofSchema };
}
