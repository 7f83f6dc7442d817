import { type Context, createContext, Script } from "node:vm";
import type { Check, Compile } from "../../protocol/rules.ts";

/** How long one value may take, in milliseconds. Honest checks take microseconds; the rest is room for a busy machine. */
const BOUND_MS = 250;

/** What validation that does not come to an end counts as: failed, not passed (row 29). */
const UNFINISHED = "validation did not finish";

/** Only patterns can take a time that has no relation to the size of the value. */
const HAS_PATTERN = /"pattern(?:Properties)?"/;

/** Text this short cannot make a pattern backtrack for long, so the bound's tenth of a millisecond is saved. */
const HARMLESS_LENGTH = 16;

/**
 * A validator port whose checks end in time: a pattern that would backtrack for ages stalls nobody, and its check fails
 * closed. In the same thread by the time-out of `vm`, which stops any JavaScript, so that checks stay synchronous.
 * Source: row 29.
 */
export function boundedCompile(compile: Compile, { boundMs = BOUND_MS }: { readonly boundMs?: number } = {}): Compile {
  return (schema) => {
    const compiled = compile(schema);
    if (!compiled.ok || !HAS_PATTERN.test(JSON.stringify(schema))) return compiled;
    const { check } = compiled;
    return {
      ok: true,
      check: (value, options) =>
        hasLongText(value) ? bounded(() => check(value, options), boundMs) : check(value, options),
    };
  };
}

let arena: { readonly context: Context; readonly script: Script } | undefined;

function bounded(run: () => ReturnType<Check>, timeout: number): ReturnType<Check> {
  arena ??= { context: createContext({ run: undefined }), script: new Script("run()") };
  const { context, script } = arena;
  context["run"] = run;
  try {
    return script.runInContext(context, { timeout }) as ReturnType<Check>;
  } catch {
    return UNFINISHED;
  } finally {
    context["run"] = undefined;
  }
}

function hasLongText(value: unknown): boolean {
  if (typeof value === "string") return value.length >= HARMLESS_LENGTH;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, held]) => key.length >= HARMLESS_LENGTH || hasLongText(held));
}
