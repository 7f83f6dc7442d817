import { type Context, createContext, Script } from "node:vm";
import type { Check, Compile } from "../../protocol/rules.ts";

/** How long one value may take, in milliseconds. Honest checks take microseconds; the rest is room for a busy machine. */
const BOUND_MS = 250;

/** What a check is left with that never came to an end, in milliseconds: still plenty for an honest one on a busy machine. */
const LEAST_MS = 50;

/** What validation that does not come to an end counts as: failed, not passed (row 29). */
const UNFINISHED = "validation did not finish" as const;

type Compiled = ReturnType<Compile>;

/** How long a compile may take, in milliseconds. */
const COMPILE_MS = 2000;

/** What a schema is whose compile does not come to an end (row 26). */
const ENDLESS = { ok: false, pointer: "", reason: "This check is off: the schema was not compiled in time." } as const;

/** A pattern can take a time that has no relation to the size of the text that it is held against. */
const HAS_PATTERN = /"pattern(?:Properties)?"/;

/** A few references that each lead to two others are a tree of any size; whether items are unique takes the square of them. */
const GROWS = /"(?:\$(?:ref|dynamicRef|recursiveRef)|uniqueItems)"/;

/** How many schemas are remembered that could not even be compiled in time, and how many that could but need a bound. */
const REMEMBERED = 200;

/** Text this short cannot make a pattern backtrack for long, so the bound's tenth of a millisecond is saved. */
const HARMLESS_LENGTH = 16;

/**
 * A validator port whose checks end in time: a pattern that would backtrack for ages stalls nobody, and its check fails
 * closed. In the same thread by the time-out of `vm`, which stops any JavaScript, so that checks stay synchronous.
 * Source: row 29.
 */
export function boundedCompile(compile: Compile, { boundMs = BOUND_MS }: { readonly boundMs?: number } = {}): Compile {
  // A check that is asked for again is the same one while its compile is remembered, and keeps what it has left.
  const known = new WeakMap<Check, Check>();
  const hopeless = new Set<string>();
  const compiledInTime = new Map<string, Compiled>();
  return (schema) => {
    const text = JSON.stringify(schema) ?? "";
    const grows = GROWS.test(text);
    if (hopeless.has(text)) return ENDLESS;
    // A compile tries the schema on a few values. To bound it takes far longer than to be told what it gave before.
    const compiled = grows ? (compiledInTime.get(text) ?? once(() => compile(schema), COMPILE_MS)) : compile(schema);
    if (compiled === UNFINISHED) {
      if (hopeless.size >= REMEMBERED) hopeless.clear();
      hopeless.add(text);
      return ENDLESS;
    }
    if (grows) {
      if (compiledInTime.size >= REMEMBERED) compiledInTime.clear();
      compiledInTime.set(text, compiled);
    }
    if (!compiled.ok || !(grows || HAS_PATTERN.test(text))) return compiled;
    const check = known.get(compiled.check) ?? withBound(compiled.check, grows, boundMs);
    known.set(compiled.check, check);
    return { ok: true, check };
  };
}

function withBound(check: Check, always: boolean, boundMs: number): Check {
  let left = boundMs;
  return (value, options) => {
    if (!always && !hasLongText(value)) return check(value, options);
    const said = bounded(() => check(value, options), left);
    // Each time it is not done in time it gets less of it: nobody can hold up the other sessions again and again.
    if (said === UNFINISHED) left = Math.max(Math.min(LEAST_MS, boundMs), Math.ceil(left / 2));
    return said;
  };
}

let arena: { readonly context: Context; readonly script: Script } | undefined;

/** How often a run is begun again whose time went by while the machine had none for this process. */
const STARVED_TRIES = 3;

/** What the run gives, unless it does not come to an end within so many milliseconds that it had the processor for. */
function bounded<T>(run: () => T, timeout: number): T | typeof UNFINISHED {
  for (let tries = 1; ; tries++) {
    const before = process.cpuUsage();
    const given = once(run, timeout);
    if (given !== UNFINISHED || tries === STARVED_TRIES) return given;
    const { user, system } = process.cpuUsage(before);
    // The bound is on the clock; who had the processor for less than a tenth of it, in microseconds, was not slow.
    if (user + system > 100 * timeout) return UNFINISHED;
  }
}

function once<T>(run: () => T, timeout: number): T | typeof UNFINISHED {
  arena ??= { context: createContext({ run: undefined }), script: new Script("run()") };
  const { context, script } = arena;
  context["run"] = run;
  try {
    return script.runInContext(context, { timeout }) as T;
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
