import { isHolder } from "../json/holder.ts";
import { isObject, own, setOwn } from "../json/own.ts";

/** Which member of a tagged object holds a block's base64. */
const BASE64_OF: ReadonlyMap<unknown, "data" | "resource"> = new Map([
  ["image", "data"],
  ["audio", "data"],
  ["resource", "resource"],
] as const);

/**
 * A value that was meant as a result and is none, without the base64 of the blocks in its `content`, at any depth there;
 * a note of its length stands in its place. What is outside of `content` is plain data and stays. Source: row 15.
 */
export function withoutBytes(value: unknown): unknown {
  if (!isObject(value) || isHolder(value) || !Object.hasOwn(value, "content")) return value;
  return mapObject(value, (key, member) => (key === "content" ? redact(member) : member));
}

/** `isResource`: the value stands where a resource block holds its contents, whose `blob` is base64. */
function redact(value: unknown, isResource = false): unknown {
  if (Array.isArray(value)) return value.map((item) => redact(item));
  if (!isObject(value) || isHolder(value)) return value;
  const holder = BASE64_OF.get(own(value, "type"));
  return mapObject(value, (key, member) => {
    const isBytes = (key === "data" && holder === "data") || (key === "blob" && isResource);
    if (isBytes && typeof member === "string") return note(member);
    return redact(member, key === "resource" && holder === "resource");
  });
}

function note(base64: string): string {
  return `[${base64.length} characters of base64 left out]`;
}

function mapObject(
  object: Record<string, unknown>,
  map: (key: string, member: unknown) => unknown,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(object)) setOwn(copy, key, map(key, member));
  return copy;
}
