import type { Schema } from "./load.ts";
import { mapSchema } from "./load.ts";

/** What of a rule tells which schemas serve it. */
export interface Told {
  readonly id: string;
  readonly source: string;
  readonly types: readonly string[];
}

/**
 * The families name the notes that they were written from, such as `PC-8` or `row 14`, under `x-rules`. What is published
 * names rules by their ids instead: a type those that speak of it, a member those that come from the same note, of its own
 * type where there is one. What no rule comes from, is left out.
 */
export function withRuleIds(name: string, schema: Schema, rules: readonly Told[]): Schema {
  const own = rules.filter(({ types }) => types.includes(name));
  const inner = mapSchema(schema, (part) => {
    const { "x-rules": keys, ...rest } = part;
    if (!Array.isArray(keys)) return part;
    const ids = [...new Set(keys.flatMap((key) => named(String(key), own, rules)))];
    return ids.length === 0 ? rest : { ...rest, "x-rules": ids };
  });
  const { "x-rules": _, ...bare } = inner;
  return own.length === 0 ? bare : { ...bare, "x-rules": own.map(({ id }) => id) };
}

function named(key: string, own: readonly Told[], all: readonly Told[]): readonly string[] {
  const from = (rules: readonly Told[]) => rules.filter(({ source }) => notesOf(source).has(key)).map(({ id }) => id);
  const near = from(own);
  return near.length > 0 ? near : from(all);
}

/** The notes that a source names: `PC-6 to PC-8, rows 3, 12` are five. */
function notesOf(source: string): ReadonlySet<string> {
  const statements = [...source.matchAll(/\b([A-Z]{2})-(\d+)(?: to \1-(\d+))?/g)].flatMap(([, group, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, step) => `${group}-${Number(first) + step}`),
  );
  const rows = [...source.matchAll(/\brows? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, numbers]) =>
    numbers!.match(/\d+/g)!.map((number) => `row ${number}`),
  );
  return new Set([...statements, ...rows]);
}
