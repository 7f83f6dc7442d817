import { defaultActions } from "../../../src/engine/index.ts";
import type { ToolInput } from "../../../src/generated/types.ts";
import { isObject } from "../../../src/json/own.ts";
import { createCompile } from "../../../src/protocol/json-schema.ts";
import type { Check, Compile } from "../../../src/protocol/rules.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";

type Json = Record<string, unknown>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A value as a helpful converter would have it: digits become numbers, words become flags. */
function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, converted(item)]));
  if (value === "true" || value === "false") return value === "true";
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function readConverting(raw: string, check: Check | undefined): ToolInput {
  const input = sound.readArguments(raw, check);
  if (input.status !== "invalid") return input;
  const value = converted(input.value) as Json;
  return check?.(value) === undefined ? { status: "valid", value } : input;
}

/** Something done to a value on the way to its check, as a validator with the wrong options does. */
function compileAfter(change: (schema: Json, value: Json) => void): Compile {
  const compile = createCompile();
  return (schema) => {
    const compiled = compile(schema);
    if (!compiled.ok || !isObject(schema)) return compiled;
    const check: Check = (value, options) => {
      if (isObject(value)) change(schema, value);
      return compiled.check(value, options);
    };
    return { ok: true, check };
  };
}

function fillDefaults({ properties }: Json, value: Json): void {
  if (!isObject(properties)) return;
  for (const [name, part] of Object.entries(properties))
    if (isObject(part) && "default" in part && !Object.hasOwn(value, name)) value[name] = part["default"];
}

function dropUnknown({ properties, additionalProperties }: Json, value: Json): void {
  if (additionalProperties !== false || !isObject(properties)) return;
  for (const name of Object.keys(value)) if (!Object.hasOwn(properties, name)) delete value[name];
}

/** Closes what was left open, as a streaming parser does. */
function repaired(raw: string): string {
  const quotes = (raw.match(/(?<!\\)"/g) ?? []).length;
  const text = quotes % 2 === 1 ? `${raw}"` : raw;
  return text + "}".repeat(Math.max(0, (text.match(/\{/g) ?? []).length - (text.match(/\}/g) ?? []).length));
}

const statusRules = ["proposals/refusal-of-bad-arguments", "calls/refusal-ends-the-call"];

/** Mistakes in the check of arguments. */
export const argumentMutants: readonly EngineMutant[] = [
  spoilt(
    "converts types",
    "arguments/breaking-object-is-invalid",
    "Digits in a string pass for a number.",
    () => ({ readArguments: readConverting }),
    ["arguments/value-as-it-came", "schemas/one-bad-schema-stays-alone", ...statusRules],
  ),
  {
    name: "fills in defaults",
    breaks: "arguments/value-as-it-came",
    follows: [],
    mistake: "The validator adds the schema's defaults to the value.",
    make: () => ({ compile: compileAfter(fillDefaults) }),
  },
  {
    name: "drops unknown members",
    breaks: "arguments/breaking-object-is-invalid",
    follows: ["arguments/value-as-it-came", "schemas/one-bad-schema-stays-alone", ...statusRules],
    mistake: "Members that the schema forbids are taken away before the check.",
    make: () => ({ compile: compileAfter(dropUnknown) }),
  },
  spoilt(
    "repairs cut-off text",
    "arguments/no-object-is-malformed",
    "What a model left open is closed before it is parsed.",
    () => ({
      readArguments: (raw, check) =>
        sound.readArguments(
          parsed(raw) === undefined && parsed(repaired(raw)) !== undefined ? repaired(raw) : raw,
          check,
        ),
    }),
    ["schemas/one-bad-schema-stays-alone", "arguments/malformed-has-no-value", ...statusRules],
  ),
  spoilt(
    "takes the first of two objects",
    "arguments/no-object-is-malformed",
    "What follows the first complete object is ignored.",
    () => ({
      readArguments(raw, check) {
        const first = /^\s*(\{[^{}]*\})/.exec(raw)?.[1];
        return sound.readArguments(
          first !== undefined && parsed(raw) === undefined && parsed(first) !== undefined ? first : raw,
          check,
        );
      },
    }),
    ["schemas/one-bad-schema-stays-alone", ...statusRules],
  ),
  spoilt(
    "takes any value for an object",
    "arguments/no-object-is-malformed",
    "Whatever parses is checked, also null, a list and a number.",
    () => ({
      readArguments(raw, check) {
        const value = parsed(raw);
        if (value === undefined || isObject(value)) return sound.readArguments(raw, check);
        const error = check?.(value);
        return error === undefined
          ? { status: "valid", value: value as Json }
          : { status: "invalid", value: value as Json, error };
      },
    }),
    [
      "schemas/one-bad-schema-stays-alone",
      "delivery/request-can-be-read",
      "delivery/request-to-the-letter",
      ...statusRules,
    ],
  ),
  spoilt(
    "unwraps a string",
    "arguments/no-object-is-malformed",
    "An object within a JSON string is parsed a second time.",
    () => ({
      readArguments(raw, check) {
        const value = parsed(raw);
        return sound.readArguments(typeof value === "string" ? value : raw, check);
      },
    }),
    ["schemas/one-bad-schema-stays-alone", ...statusRules],
  ),
  spoilt(
    "takes an object for malformed",
    "arguments/breaking-object-is-invalid",
    "An object that breaks its schema is called malformed.",
    () => ({
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "invalid" ? { status: "malformed", error: input.error } : input;
      },
    }),
    ["schemas/one-bad-schema-stays-alone"],
  ),
  spoilt(
    "refuses without a schema",
    "arguments/fitting-object-is-valid",
    "A tool without a schema takes no members.",
    () => ({
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return check === undefined && input.status === "valid" && Object.keys(input.value).length > 0
          ? { status: "invalid", value: input.value, error: "unexpected members" }
          : input;
      },
    }),
    ["schemas/one-bad-schema-stays-alone", "arguments/blank-is-not-valid-text"],
  ),
  spoilt(
    "writes arguments anew",
    "arguments/text-byte-for-byte",
    "The worker gets the arguments parsed and written again.",
    () => ({
      makeExecute(call, input, deadline) {
        const value = parsed(call.arguments);
        return sound.makeExecute(
          value === undefined ? call : { ...call, arguments: JSON.stringify(value) },
          input,
          deadline,
        );
      },
    }),
  ),
  spoilt(
    "lets blank arguments pass",
    "arguments/blank-is-not-valid-text",
    "Blank text is an empty object that nobody checks.",
    () => ({
      readArguments: (raw, check) =>
        raw.trim() === "" ? { status: "valid", value: {} } : sound.readArguments(raw, check),
    }),
    ["proposals/refusal-of-bad-arguments", "schemas/one-bad-schema-stays-alone"],
  ),
  spoilt("loses digits", "arguments/digits-survive", "Arguments are parsed into doubles.", () => ({
    readArguments(raw, check) {
      const input = sound.readArguments(raw, check);
      return input.status === "valid" ? { status: "valid", value: parsed(raw) as Json } : input;
    },
  })),
  spoilt(
    "refuses without a word",
    "arguments/refusal-says-why",
    "The error of a refused input is left empty.",
    () => ({
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "valid" ? input : { ...input, error: "" };
      },
    }),
    ["delivery/request-can-be-read", "delivery/request-to-the-letter"],
  ),
  spoilt(
    "gives malformed text a value",
    "arguments/malformed-has-no-value",
    "A malformed input carries an empty object.",
    () => ({
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "malformed" ? ({ ...input, value: {} } as ToolInput) : input;
      },
    }),
    ["delivery/request-to-the-letter"],
  ),
  spoilt(
    "wraps the value",
    "arguments/value-as-it-came",
    "The value is put under a member of its own.",
    () => ({
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "valid" ? { status: "valid", value: { arguments: input.value } } : input;
      },
    }),
    ["arguments/digits-survive"],
  ),
  {
    name: "ends bad calls by itself",
    breaks: "arguments/every-call-reaches-the-worker",
    follows: [
      "proposals/refusal-of-bad-arguments",
      "calls/result-of-corrected-arguments-counts",
      "proposals/waits-for-the-others",
    ],
    mistake: "A call whose arguments do not fit is refused to the model without asking the worker.",
    make: () => ({
      actions: {
        "tool.call"(step, action) {
          defaultActions["tool.call"](step, action);
          const asked = step.state.queue.at(-1)?.trigger;
          if (asked?.type !== "tool.execute" || asked.input.status === "valid") return;
          const error = { message: asked.input.error, code: "handler_error" } as const;
          defaultActions.settle(step, {
            type: "settle",
            id: asked.id,
            attempt: undefined,
            end: { ok: false, error, retryable: false },
          });
        },
      },
    }),
  },
  {
    name: "one bad schema turns all checks off",
    breaks: "schemas/one-bad-schema-stays-alone",
    follows: [
      "arguments/breaking-object-is-invalid",
      "arguments/value-as-it-came",
      "proposals/refusal-of-bad-arguments",
      "output/breaking-result-ends-in-an-error",
      "output/structured-content-is-preferred",
      "output/breaking-result-is-hidden-from-the-model",
    ],
    mistake: "After a schema that cannot be compiled, no schema is checked any more.",
    make() {
      const compile = createCompile();
      let off = false;
      return {
        compile(schema) {
          const compiled = compile(schema);
          off ||= !compiled.ok;
          return off ? { ok: true, check: () => undefined } : compiled;
        },
      };
    },
  },
];
