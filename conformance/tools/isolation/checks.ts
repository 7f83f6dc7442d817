import { isDeepStrictEqual } from "node:util";
import { OUTPUT_VIOLATION } from "../../../src/worker/settle.ts";
import { checkSchema } from "../../cases/worker/schema/check.ts";
import { SECRET_KEY, unreadableAs } from "../../judges/worker/errors.ts";
import type { ToolCase, ToolCheck } from "./report.ts";
import type { OneRun } from "./run-once.ts";

type Settle = NonNullable<OneRun["settle"]>;

/** What is owed by every run, whatever its input. */
export function* standing(
  { settle }: OneRun,
  input: unknown,
  limits: { readonly output: unknown; readonly maxOutputBytes: number },
): Generator<ToolCheck> {
  if (settle === undefined) return;
  if (settle.type === "tool.error" && isViolation(settle.detail)) {
    yield check("output-fits", input, settle.error);
    return;
  }
  if (settle.type === "tool.error") {
    yield readable(input, settle.error);
    return;
  }
  const bytes = Buffer.byteLength(JSON.stringify(settle.result) ?? "");
  const large = bytes > limits.maxOutputBytes;
  yield check(
    "output-size",
    input,
    large ? `The result has ${bytes} bytes; a model should read ${limits.maxOutputBytes} at most.` : undefined,
  );
  if (isFailure(settle)) {
    yield readable(input, textIn(settle));
    return;
  }
  if (limits.output === undefined) return;
  const verdict = checkSchema(limits.output, valueIn(settle));
  if (verdict === "unknown") return;
  yield check(
    "output-fits",
    input,
    verdict === "fits" ? undefined : `The result ${short(valueIn(settle))} does not match the output schema.`,
  );
}

/** A tool may also report its failure by a result, as MCP servers do: the model reads it all the same. */
function readable(input: unknown, text: string): ToolCheck {
  const fault = unreadableAs(text);
  const shown = fault === SECRET_KEY ? "..." : short(text);
  return check("error-readable", input, fault === undefined ? undefined : `The error "${shown}" holds ${fault}.`);
}

/** Whether a known input came to what it must. */
export function caseCheck(
  { settle, failure }: Pick<OneRun, "settle" | "failure">,
  known: ToolCase,
  name: string,
): ToolCheck {
  const say = (message: string | undefined) =>
    check("case", known.input, message === undefined ? undefined : `${name}: ${message}`);
  if (failure !== undefined) return say(`there was no answer: ${failure}.`);
  if (settle === undefined) return say("the tool left its call open.");
  if (settle.type === "tool.error") return say(failedAs(settle.error, known));
  const value = valueIn(settle);
  if (isFailure(settle)) return say(failedAs(textIn(settle), known));
  if (known.error !== undefined) return say(`expected an error, got ${short(value)}.`);
  if (known.output !== undefined && !isDeepStrictEqual(value, known.output))
    return say(`expected ${short(known.output)}, got ${short(value)}.`);
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return say(
    known.includes === undefined || text.includes(known.includes)
      ? undefined
      : `expected "${known.includes}" in ${short(text)}.`,
  );
}

function failedAs(text: string, { error }: ToolCase): string | undefined {
  if (error === undefined) return `the tool failed: "${short(text)}".`;
  if (error === true || text.includes(error)) return undefined;
  return `expected an error with "${error}", got "${short(text)}".`;
}

/** Whether a second run under the same call id came to the same. */
export function sameCheck(first: OneRun, second: OneRun, input: unknown): ToolCheck {
  const same = isDeepStrictEqual(first.settle, second.settle);
  return check(
    "idempotent",
    input,
    same
      ? undefined
      : `Run twice with one call id, the tool answered ${short(first.settle)} and then ${short(second.settle)}.`,
  );
}

/** A check that is well unless there is something to say. */
export function check(kind: ToolCheck["kind"], input: unknown, message: string | undefined): ToolCheck {
  return { kind, ok: message === undefined, input, message: message ?? "" };
}

/** The value that an engine checks: structured output first, else the text as JSON if it parses; plain data as it is. */
function valueIn(settle: Settle): unknown {
  const result = resultIn(settle);
  if (typeof result !== "string" && !isToolResult(result)) return result;
  if (isToolResult(result) && (result.structuredContent ?? undefined) !== undefined) return result.structuredContent;
  const text = textIn(settle);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function textIn(settle: Settle): string {
  const result = resultIn(settle);
  if (!isToolResult(result)) return typeof result === "string" ? result : (JSON.stringify(result) ?? "");
  return (result.content ?? []).flatMap(({ text }) => (typeof text === "string" ? [text] : [])).join("\n");
}

const resultIn = (settle: Settle): unknown => (settle.type === "tool.result" ? settle.result : undefined);

interface Shown {
  readonly content?: readonly { readonly text?: unknown }[];
  readonly structuredContent?: unknown;
}

/** Whether a result is one with blocks; any other JSON is data, which an engine writes out as one text. */
function isToolResult(result: unknown): result is Shown {
  if (typeof result !== "object" || result === null) return false;
  const { content, structuredContent } = result as Record<string, unknown>;
  return Array.isArray(content) || (content === undefined && structuredContent !== undefined);
}

function isFailure(settle: Settle): boolean {
  return (
    settle.type === "tool.result" && (settle.result as { readonly isError?: boolean } | undefined)?.isError === true
  );
}

/** Workers made with the toolkit find this themselves, before anything leaves them. */
function isViolation(detail: unknown): boolean {
  return isDeepStrictEqual(detail, OUTPUT_VIOLATION);
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return text.length > 120 ? `${text.slice(0, 120).toWellFormed()}...` : text;
}
