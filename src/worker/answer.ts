import type { ToolContent, ToolResult } from "../generated/types.ts";
import { fits } from "../validate/index.ts";

/** What a tool returned, as a ToolResult; or a sentence for the tool's author saying why it cannot be one. */
export type Answer =
  | { readonly ok: true; readonly result: ToolResult }
  | { readonly ok: false; readonly message: string };

/**
 * Reads what a tool returned, in this order: nothing (no blocks), text, raw bytes (refused: their kind is unknown),
 * a ToolResult, a block, an array of blocks, any other JSON value.
 * @param structures whether the tool declares an `output`: then a JSON value is sent as structured output.
 */
export function answerOf(returned: unknown, structures: boolean): Answer {
  if (returned === undefined) return result({ content: [] });
  if (typeof returned === "string") return result({ content: [{ type: "text", text: returned }] });
  if (ArrayBuffer.isView(returned) || returned instanceof ArrayBuffer) {
    return { ok: false, message: "The tool returned raw bytes: it has to wrap them with image(), audio() or file()." };
  }
  if (isToolResult(returned)) return result({ ...returned, content: returned.content ?? [] });
  if (isBlock(returned)) return result({ content: [returned] });
  if (Array.isArray(returned) && returned.length > 0 && returned.every(isBlock)) return result({ content: returned });
  return fromJson(returned, structures);
}

function fromJson(value: unknown, structures: boolean): Answer {
  const json = textOf(value);
  if (json === undefined) {
    return { ok: false, message: `The tool returned something that is not JSON (${typeof value}).` };
  }
  // null cannot be structured output (row 11), but its text is read as null where a schema asks (row 9).
  if (!structures || value === null) return result({ content: [{ type: "text", text: json }] });
  return result({ content: [], structuredContent: JSON.parse(json) });
}

/** The JSON text; undefined for functions, symbols, cycles, big integers, and whatever else has none. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function isToolResult(value: unknown): value is ToolResult {
  return isRecord(value) && ("content" in value || "structuredContent" in value) && fits("ToolResult", value).ok;
}

function isBlock(value: unknown): value is ToolContent {
  return isRecord(value) && "type" in value && fits("ToolContent", value).ok;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function result(value: ToolResult): Answer {
  return { ok: true, result: value };
}
