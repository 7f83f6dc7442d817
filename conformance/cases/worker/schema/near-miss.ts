import { checkSchema } from "./check.ts";
import { flatten, isSchemaObject } from "./merge.ts";

/** An object that breaks a schema in one place, and what was done to it. */
export interface NearMiss {
  readonly value: Readonly<Record<string, unknown>>;
  /** The change in words, such as `without "city"`. */
  readonly how: string;
}

/**
 * Every way in which a fitting object can be made to break its schema by one change to one member. Only those that the
 * checker is sure about are returned; for a schema that takes any object that is none.
 */
export function nearMisses(schema: unknown, fitting: Readonly<Record<string, unknown>>): NearMiss[] {
  if (!isSchemaObject(schema)) return [];
  const flat = flatten(schema, schema);
  const names = Object.keys(isSchemaObject(flat["properties"]) ? flat["properties"] : {});
  return [
    ...Object.keys(fitting).map((name) => ({ how: `without "${name}"`, value: without(fitting, name) })),
    ...[...new Set([...names, ...Object.keys(fitting)])].flatMap((name) => spoilt(fitting, name)),
    { how: "with a member that nobody declared", value: { ...fitting, "tck undeclared": true } },
  ].filter(({ value }) => checkSchema(schema, value) === "breaks");
}

function spoilt(fitting: Readonly<Record<string, unknown>>, name: string): NearMiss[] {
  const wrong: readonly unknown[] = [null, "", "x".repeat(10_000), -1e9, 1e9, 0.5, true, [], {}, [null]];
  return wrong.map((member) => ({
    how: `with "${name}" set to ${shorten(JSON.stringify(member))}`,
    value: { ...fitting, [name]: member },
  }));
}

function without(value: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

function shorten(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}...` : text;
}
