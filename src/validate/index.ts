import type { WireTypes } from "../generated/types.ts";
import { validators as generated } from "../generated/validators.js";
import { describe } from "./describe.ts";
import { lastFailure } from "./helpers.js";
import { byAllLaws, byTolerantLaws, type Judge } from "./laws/index.ts";
import type { RawValidator } from "./raw.ts";

const validators: ReadonlyMap<string, RawValidator> = new Map(Object.entries(generated));

/** The name of a wire type. */
export type TypeName = keyof WireTypes & string;

/** One thing that is wrong with a value. */
export interface Problem {
  /** JSON pointer into the value; empty for the value itself. */
  readonly pointer: string;
  /** A sentence with the value in it. */
  readonly message: string;
  /** The rule that it breaks, where it is more than the shape. */
  readonly rule?: string;
}

/** What came of checking a value. */
export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly Problem[] };

/**
 * Checks a value against the exact reading of a wire type, as an author of messages would want it: unknown members are
 * refused, and every law that no schema can state holds too. The value is not changed; nothing is thrown.
 */
export function validate<N extends TypeName>(type: N, value: unknown): Verdict<WireTypes[N]> {
  return judge(true, type, value, byAllLaws);
}

/**
 * Checks a value against the tolerant reading of a wire type, as a receiver must: unknown members, tags and codes of a
 * newer peer pass, and the laws that hold for every peer are held against it. The value is not changed; nothing is thrown.
 */
export function accepts<N extends TypeName>(type: N, value: unknown): Verdict<WireTypes[N]> {
  return judge(false, type, value, byTolerantLaws);
}

/**
 * The same by shape alone, without laws: for who has to tell a message's shape from what it says, as an engine does that
 * answers a result named twice with a refusal of its own.
 */
export function fits<N extends TypeName>(type: N, value: unknown): Verdict<WireTypes[N]> {
  return judge(false, type, value, noLaws);
}

const noLaws: Judge = () => [];

/** Every wire type's name, sorted. */
export const typeNames: readonly TypeName[] = [...validators.keys()].sort() as TypeName[];

/** Guards by type: `is.ToolResult(x)` narrows to what the tolerant reading accepts. */
export const is = Object.freeze(
  Object.assign(
    Object.create(null),
    Object.fromEntries(typeNames.map((type) => [type, (value: unknown) => accepts(type, value).ok])),
  ),
) as { readonly [N in TypeName]: (value: unknown) => value is WireTypes[N] };

/** Whether there is a wire type of that name. */
export function isTypeName(name: string): name is TypeName {
  return validators.has(name);
}

function judge<N extends TypeName>(exact: boolean, type: N, value: unknown, laws: Judge): Verdict<WireTypes[N]> {
  const check = validators.get(type);
  if (check === undefined) return refused({ pointer: "", message: `There is no wire type ${JSON.stringify(type)}.` });
  try {
    if (!check(value, exact)) {
      const fault = describe(lastFailure(), value);
      // A member that only a law gives a reason for, as a value beside `malformed`, is told with that reason too: by the
      // laws of the reading that it has passed, since the others look at members that it may lack.
      return refused(fault, exact && check(value, false) ? byTolerantLaws(type, value) : []);
    }
    const broken = laws(type, value);
    return broken.length === 0 ? { ok: true, value: value as WireTypes[N] } : { ok: false, errors: broken };
  } catch (thrown) {
    // A value from code may be deeper than the stack, hold itself, or throw when it is looked at.
    const why = thrown instanceof RangeError ? "it is nested too deeply" : String(thrown);
    return refused({ pointer: "", message: `The value cannot be checked: ${why}.` });
  }
}

function refused(
  problem: Problem,
  more: readonly Problem[] = [],
): { readonly ok: false; readonly errors: readonly Problem[] } {
  return { ok: false, errors: [problem, ...more] };
}
