import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ToolResult, ToolResultAction } from "../../src/generated/types.ts";
import { equal } from "../../src/json/equal.ts";
import { compileSchema } from "../../src/protocol/json-schema.ts";
import { createRules } from "../../src/protocol/rules.ts";

/** An input with an outcome, and whether that outcome is right; `accept` lists others that are right too. */
interface Pair {
  readonly kind: string;
  readonly valid: boolean;
  readonly why: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly accept?: readonly unknown[];
  readonly compare?: "json";
}

const rules = createRules();

const checkOf = (schema: unknown) => {
  if (schema === null || schema === undefined) return undefined;
  const compiled = compileSchema(schema);
  if (!compiled.ok) throw new Error(compiled.reason);
  return compiled.check;
};

/** Text blocks that hold JSON, as the values that they hold. */
const asValues = (stored: unknown): unknown =>
  JSON.parse(JSON.stringify(stored), (key, value) => (key === "text" ? JSON.parse(value) : value));

/** For each kind: whether the rules give the outcome of the pair. */
const judges: { readonly [kind: string]: (pair: Pair) => boolean } = {
  input_case: ({ value: { schema, arguments: text, ...outcome }, accept = [] }) => {
    const { error: _, ...said } = rules.readArguments(String(text), checkOf(schema)) as unknown as Record<
      string,
      unknown
    >;
    const whole = "value" in outcome ? said : { status: said["status"] };
    return [outcome, ...accept].some((right) => equal(whole, right));
  },
  output_case: ({ value: { schema, result, ok } }) =>
    (rules.checkOutput(result as ToolResult, checkOf(schema), "decision") === undefined) === ok,
  coercion_case: ({ value: { action, stored }, accept = [], compare }) => {
    const read = rules.readResult(action as ToolResultAction);
    if (!read.ok) return false;
    const said = rules.planStorage(read.result).store(["blob://t/018f0000-0000-7000-8000-000000000000?mime=x&size=5"]);
    const seen = compare === "json" ? asValues : (given: unknown) => given;
    return [stored, ...accept].some((right) => equal(seen(said), seen(right)));
  },
  backoff_case: ({ value: { backoff_base_secs, backoff_max_secs, waits } }) => {
    const policy = rules.policy([
      { max_attempts: 99, backoff_base_secs: Number(backoff_base_secs), backoff_max_secs: Number(backoff_max_secs) },
    ]);
    return equal(
      (waits as unknown[]).map((_, failures) => rules.nextWait(policy, failures + 1, true)),
      waits,
    );
  },
};

const pairs = readFileSync(new URL("../cases/messages.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Pair)
  .filter(({ kind }) => kind.endsWith("_case"));

it.each(pairs)("Of a given $kind the rules say that it is $valid: $why", (pair) => {
  expect(judges[pair.kind]?.(pair)).toBe(pair.valid);
});

it("The given pairs are of every kind that is judged here, and of no other", () => {
  expect(new Set(pairs.map(({ kind }) => kind))).toEqual(new Set(Object.keys(judges)));
});
