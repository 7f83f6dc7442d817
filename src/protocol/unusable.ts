import { isObject } from "../json/own.ts";
import { buildPointer } from "../json/pointer.ts";
import type { Compile } from "./record.ts";

type Unusable = Extract<ReturnType<Compile>, { ok: false }>;

/** What the validator threw, as a reason and, where it can be found, the pointer to the place. */
export function refused(thrown: unknown, schema: unknown): Unusable {
  if (thrown instanceof RangeError) return unusable("its references go round in circles or it nests too deep", "");
  const { message, missingRef } = thrown as { message: string; missingRef?: unknown };
  if (thrown instanceof SyntaxError) return unusable(message, buildPointer(findPath(schema, isBrokenPattern) ?? []));
  if (typeof missingRef !== "string") return unusable(message, "");
  const names = (key: string, ref: unknown): boolean =>
    key === "$ref" && typeof ref === "string" && (ref.endsWith(missingRef) || missingRef.endsWith(ref));
  const pointer = buildPointer(findPath(schema, names) ?? []);
  return unusable(`the reference "${missingRef}" leads nowhere, and nothing is fetched`, pointer);
}

/** The path to the first member that fits. */
function findPath(value: unknown, fits: (key: string, member: unknown) => boolean): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    if (fits(key, member)) return [key];
    const below = findPath(member, fits);
    if (below !== undefined) return [key, ...below];
  }
  return undefined;
}

function isBrokenPattern(key: string, member: unknown): boolean {
  const patterns =
    key === "pattern" ? [member] : key === "patternProperties" && isObject(member) ? Object.keys(member) : [];
  return patterns.some((pattern) => typeof pattern === "string" && !isPattern(pattern));
}

function isPattern(pattern: string): boolean {
  try {
    lenientRegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

/** A schema that is not used, in a sentence. Source: row 26. */
export function unusable(why: string, pointer: string): Unusable {
  const where = pointer === "" ? "the schema" : `the schema at ${pointer}`;
  return { ok: false, reason: `This check is off: ${where} cannot be used, ${why}.`, pointer };
}

/** Unicode where the pattern allows it, else as older engines read it: a needless escape must not switch the check off. */
export function lenientRegExp(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}
