import type { ResourceContents, ToolContent } from "../generated/types.ts";
import { isObject, own } from "../json/own.ts";

type Reader = (block: Record<string, unknown>) => ToolContent | undefined;

/** One reader per tag. Each takes the members that it knows and leaves the rest (row 14: extra keys are ignored). */
const READERS: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ["text", (block) => texts(block, ["text"], []) && { type: "text", text: block["text"] as string }],
  ["image", (block) => texts(block, ["data", "mimeType"], []) && { type: "image", ...bytes(block) }],
  ["audio", (block) => texts(block, ["data", "mimeType"], []) && { type: "audio", ...bytes(block) }],
  ["resource", readResource],
  [
    "resource_link",
    (block) =>
      texts(block, ["uri"], ["name", "mimeType"]) && {
        type: "resource_link",
        ...(pick(block, ["uri", "name", "mimeType"]) as { uri: string }),
      },
  ],
]);

/** One of the five blocks of a result, or undefined for anything else: an unknown tag, a member missing or of the wrong type. Source: rows 14 and 15. */
function readBlock(value: unknown): ToolContent | undefined {
  return isObject(value) ? READERS.get(own(value, "type"))?.(value) : undefined;
}

/** All blocks of a list, or undefined when the value is no list or one entry is no block. */
export function readBlocks(value: unknown): ToolContent[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const blocks = value.map(readBlock);
  return blocks.every((block) => block !== undefined) ? blocks : undefined;
}

function readResource(block: Record<string, unknown>): ToolContent | undefined {
  const resource = own(block, "resource");
  if (!isObject(resource)) return undefined;
  const members = ["mimeType", "text", "blob"];
  if (!texts(resource, ["uri"], members)) return undefined;
  return { type: "resource", resource: pick(resource, ["uri", ...members]) as unknown as ResourceContents };
}

function bytes(block: Record<string, unknown>): { data: string; mimeType: string } {
  return { data: block["data"] as string, mimeType: block["mimeType"] as string };
}

/** Whether the first members are own and text, and the others text where they are there. False is undefined here, so that readers can chain. */
function texts(
  object: Record<string, unknown>,
  required: readonly string[],
  optional: readonly string[],
): true | undefined {
  const fits =
    required.every((key) => typeof own(object, key) === "string") &&
    optional.every((key) => !Object.hasOwn(object, key) || typeof object[key] === "string");
  return fits || undefined;
}

function pick(object: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(object, key)).map((key) => [key, object[key]]));
}
