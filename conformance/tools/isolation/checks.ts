import { isDeepStrictEqual } from "node:util";
import { OUTPUT_VIOLATION } from "../../../src/worker/settle.ts";
import { checkSchema } from "../../cases/worker/schema/check.ts";
import { unreadableAs } from "../../judges/worker/errors.ts";
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
    const fault = unreadableAs(settle.error);
    yield check(
      "error-readable",
      input,
      fault === undefined ? undefined : `The error "${short(settle.error)}" holds ${fault}.`,
    );
    return;
  }
  const bytes = Buffer.byteLength(JSON.stringify(settle.result) ?? "");
  const large = bytes > limits.maxOutputBytes;
  yield check(
    "output-size",
    input,
    large ? `The result has ${bytes} bytes; a model should read ${limits.maxOutputBytes} at most.` : undefined,
  );
  if (limits.output === undefined || isFailure(settle)) return;
  const verdict = checkSchema(limits.output, valueIn(settle));
  if (verdict === "unknown") return;
  yield check(
    "output-fits",
    input,
    verdict === "fits" ? undefined : `The result ${short(valueIn(settle))} does not match the output schema.`,
  );
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
  if (settle.type === "tool.error") {
    if (known.error === undefined) return say(`the tool failed: "${short(settle.error)}".`);
    if (known.error === true || settle.error.includes(known.error)) return say(undefined);
    return say(`expected an error with "${known.error}", got "${short(settle.error)}".`);
  }
  const value = valueIn(settle);
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

function valueIn(settle: Settle): unknown {
  const result = settle.type === "tool.result" ? (settle.result as Readonly<Record<string, unknown>>) : {};
  if (result["structuredContent"] !== undefined && result["structuredContent"] !== null)
    return result["structuredContent"];
  const content = (result["content"] ?? []) as readonly { readonly text?: string }[];
  const text = content.flatMap((block) => (typeof block.text === "string" ? [block.text] : [])).join("\n");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
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
