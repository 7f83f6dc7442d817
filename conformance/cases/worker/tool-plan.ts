import fc from "fast-check";
import { isObject } from "../../../src/json/own.ts";
import { drawFrom } from "./schema/draw.ts";
import { nearMisses } from "./schema/near-miss.ts";

/** A tool as the worker declared it. */
export interface DeclaredTool {
  readonly name: string;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly handler?: string;
}

/** What may be sent to one tool: texts, with a word on where each comes from. */
export interface ToolPlan {
  readonly tool: DeclaredTool;
  /** Undefined when no arguments could be made that fit the tool's schema. */
  readonly valid: fc.Arbitrary<Drawn> | undefined;
  /** Undefined when the schema takes any object, or the checker is not sure of any near miss. */
  readonly invalid: fc.Arbitrary<Drawn> | undefined;
  /** What a person might answer in the tool's place: values of its output schema. Undefined without one. */
  readonly answers: fc.Arbitrary<unknown> | undefined;
  /** How many of the samples fitted, of how many: the quality of the drawing. */
  readonly kept: number;
  readonly tried: number;
}

/** One text of arguments. */
export interface Drawn {
  readonly text: string;
  readonly how: string;
}

/**
 * Plans what to send to a tool. `seed` makes the samples that test the drawing the same each time.
 * @param examples arguments that a person gives: they are tried beside the generated ones.
 */
export function planTool(tool: DeclaredTool, seed: number, examples: readonly unknown[] = []): ToolPlan {
  const schema = tool.input ?? true;
  const given = examples.filter(isObject).map((value) => drawn(value, "given as an example"));
  const drawing = drawFrom(objectsOnly(schema), seed);
  const generated = drawing?.values.filter(isObject).map((value) => drawn(value, "drawn from the schema"));
  const sources = [...(given.length > 0 ? [fc.constantFrom(...given)] : []), ...(generated ? [generated] : [])];
  const bases = drawing === undefined ? [] : fc.sample(drawing.values, { seed, numRuns: 8 }).filter(isObject);
  const misses = bases.flatMap((base) => nearMisses(schema, base));
  return {
    tool,
    valid: sources.length === 0 ? undefined : fc.oneof(...sources),
    invalid: misses.length === 0 ? undefined : fc.constantFrom(...misses.map(({ value, how }) => drawn(value, how))),
    answers: tool.output === undefined || tool.output === null ? undefined : drawFrom(tool.output, seed)?.values,
    kept: drawing?.kept ?? 0,
    tried: drawing?.tried ?? 0,
  };
}

/** Arguments are an object whatever the schema says: anything else is malformed before a schema is looked at (base). */
function objectsOnly(schema: unknown): unknown {
  if (schema === true) return { type: "object" };
  if (typeof schema !== "object" || schema === null || "type" in schema) return schema;
  return { ...schema, type: "object" };
}

function drawn(value: object, how: string): Drawn {
  return { text: JSON.stringify(value), how };
}
