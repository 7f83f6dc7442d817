import type { ErrorCode, ErrorInfo, ToolErrorAction, ToolResult, ToolResultAction } from "../generated/types.ts";
import { compact } from "../json/compact.ts";
import { isHolder } from "../json/holder.ts";
import { kindOf } from "../json/kind.ts";
import { isObject, own } from "../json/own.ts";
import { readBlocks } from "./blocks.ts";
import type { Refusal } from "./record.ts";
import { withoutBytes } from "./redact.ts";

/** A result's members apart from who and which attempt: the same on every route. */
export type ResultFields = Omit<ToolResultAction, "type" | "id" | "attempt">;

/** A failure's members, likewise. */
export type ErrorFields = Omit<ToolErrorAction, "type" | "id" | "attempt">;

/**
 * What was answered, as a ToolResult: blocks and known members only, `isError` only when true, a null structured value as
 * absent. What is no ToolResult becomes one text block. Refused when `result` and `content` are both named, and when
 * `content` is no list. Source: base, rows 11, 14 to 17, RC-1 to RC-12.
 */
export function readResult(fields: ResultFields): { readonly ok: true; readonly result: ToolResult } | Refusal {
  const { result, content, structured_content, is_error } = fields;
  if (result !== undefined && content !== undefined) return ambiguous();
  if (content !== undefined && !Array.isArray(content)) return noList(content);
  // `content` is a result without its other members; naming neither is a result without blocks (row 16).
  const answered = content !== undefined ? { content } : result !== undefined ? result : { content: [] };
  const read = readToolResult(answered) ?? { content: [{ type: "text", text: textOf(answered) }] };
  const structured = structured_content ?? read.structuredContent;
  return {
    ok: true,
    result: {
      content: read.content,
      ...(structured === undefined ? {} : { structuredContent: structured }),
      ...(is_error === true || read.isError === true ? { isError: true } : {}),
    },
  };
}

/** Codes that the protocol lists (closed). */
const CODES: ReadonlySet<string> = new Set<ErrorCode>([
  "provider_error",
  "rate_limited",
  "refused",
  "budget_exceeded",
  "deadline_exceeded",
  "invalid_response",
  "handler_error",
  "worker_unreachable",
  "unroutable",
  "internal",
]);

/**
 * What a failed answer becomes on the record: the sentence, a listed code and the detail. Without a code it is
 * `handler_error`; so is one that is not listed, which then stands in `detail.code`, beside the detail's own members or,
 * where those would clash, before it. Source: base, rows 37 and 60.
 */
export function readError({ error, code, detail }: ErrorFields): ErrorInfo {
  const listed = code === undefined || CODES.has(code);
  const kept = listed
    ? detail
    : { code, ...(isPlainObject(detail) && !Object.hasOwn(detail, "code") ? detail : { detail }) };
  return {
    message: error,
    code: listed ? (code ?? "handler_error") : "handler_error",
    ...(kept === undefined ? {} : { detail: kept }),
  };
}

/** A value that counts as a ToolResult: blocks, or a structured value that is not null, or both. Source: row 14. */
function readToolResult(value: unknown): ToolResult | undefined {
  if (!isPlainObject(value)) return undefined;
  const structured = own(value, "structuredContent") ?? undefined;
  const isError = own(value, "isError");
  const named = Object.hasOwn(value, "content");
  const content = named ? readBlocks(value["content"]) : [];
  if (content === undefined || (!named && structured === undefined)) return undefined;
  if (isError !== undefined && typeof isError !== "boolean") return undefined;
  return {
    content,
    ...(structured === undefined ? {} : { structuredContent: structured }),
    ...(isError === true ? { isError } : {}),
  };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !isHolder(value);
}

/** Text as it is, any other value as compact JSON, without the bytes of malformed blocks. Source: base, row 15. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : compact(withoutBytes(value));
}

function ambiguous(): Refusal {
  return {
    ok: false,
    message: "The tool.result names both `result` and `content`; it must name one of them.",
    code: "invalid_response",
    param: "result",
    detail: { reason: "ambiguous_tool_result" },
  };
}

function noList(content: unknown): Refusal {
  const message = `The tool.result's /content must be an array of blocks; it is ${kindOf(content)}.`;
  return { ok: false, message, code: "invalid_response", param: "content" };
}
