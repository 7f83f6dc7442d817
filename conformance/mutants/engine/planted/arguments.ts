import type { Action, ToolInput } from "../../../../src/generated/types.ts";
import { isObject } from "../../../../src/json/own.ts";
import { createCompile } from "../../../../src/protocol/json-schema.ts";
import { type Check, createRules, type Rules } from "../../../../src/protocol/rules.ts";
import { type Body, type EngineMutant, mutant, sound, spoilt, telling } from "../mutant.ts";
import { proposing } from "../proposals.ts";

type Read = Rules["readArguments"];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A mistake in how arguments are read. */
const reading = (name: string, breaks: string, mistake: string, readArguments: Read): EngineMutant =>
  spoilt(name, breaks, mistake, () => ({ readArguments }));

/** An object after something was done to it, checked anew. */
function checked(value: Body, check: Check | undefined): ToolInput {
  const error = check?.(value);
  return error === undefined ? { status: "valid", value } : { status: "invalid", value, error };
}

/** A value with every text in it that is a list or an object in JSON turned into that. */
function unfolded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfolded);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unfolded(item)]));
  const inner = typeof value === "string" && /^\s*[[{]/.test(value) ? parsed(value) : undefined;
  return inner === undefined ? value : inner;
}

/** A copy as a loop of assignments makes it: `__proto__` is a setter there, and no member. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  const copy: Body = {};
  for (const key of Object.keys(value)) copy[key] = copied((value as Body)[key]);
  return copy;
}

const inherited = (schema: unknown): readonly string[] => {
  const required = isObject(schema) ? schema["required"] : undefined;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string" && name in {}) : [];
};

/** Two objects in a row, as a model writes them that wanted two calls. */
const inARow = (text: string): readonly string[] => {
  const [, first = "", second = ""] = /^(\{[^{}]*\})\s*(\{[^{}]*\})$/.exec(text) ?? [];
  return first === "" ? [] : [first, second];
};

/** Faults of given reports in what becomes of the arguments, where none of the mutants is that fault already. */
export const plantedArguments: readonly EngineMutant[] = [
  reading(
    "decodes what a member holds as text",
    "arguments/breaking-object-is-invalid",
    "Where an object breaks its schema, lists and objects that stand in it as text are decoded, and it is checked again.",
    (raw, check) => {
      const input = sound.readArguments(raw, check);
      if (input.status !== "invalid") return input;
      const again = checked(unfolded(input.value) as Body, check);
      return again.status === "valid" ? again : input;
    },
  ),
  spoilt(
    "makes two calls of two objects",
    "proposals/one-tool-call-per-call",
    "Arguments that are two objects in a row are taken for two calls.",
    () =>
      proposing("llm.finished", (proposal) => ({
        ...proposal,
        actions: (proposal.actions ?? []).flatMap((action): Action[] => {
          if (action.type !== "tool.call") return [action];
          const [first, second] = inARow(String(action.arguments));
          if (first === undefined) return [action];
          return [
            { ...action, arguments: first },
            { ...action, id: `${action.id}-2`, arguments: second },
          ];
        }),
      })),
  ),
  reading(
    "refuses white space around an object",
    "arguments/fitting-object-is-valid",
    "Arguments must begin and end with a brace.",
    (raw, check) =>
      raw === raw.trim() ? sound.readArguments(raw, check) : { status: "malformed", error: "The text is no object." },
  ),
  reading(
    "drops zero characters",
    "arguments/value-as-it-came",
    "A text is cleaned of the character that a database cannot hold.",
    (raw, check) => sound.readArguments(raw.replaceAll("\\u0000", ""), check),
  ),
  mutant(
    "takes a line separator for a line's end",
    "arguments/text-byte-for-byte",
    "A log that is read line by line is cut at every character that ends a line somewhere.",
    telling("tool.execute", (trigger) => ({
      ...trigger,
      arguments: String(trigger["arguments"]).replaceAll(/[\u2028\u2029]/g, "\\n"),
    })),
  ),
  reading(
    "copies members by assignment",
    "arguments/breaking-object-is-invalid",
    "The value is copied member by member, and a member named __proto__ is none any more.",
    (raw, check) => {
      const input = sound.readArguments(raw, undefined);
      return input.status === "valid" ? checked(copied(input.value) as Body, check) : input;
    },
  ),
  mutant(
    "finds required members among inherited ones",
    "arguments/breaking-object-is-invalid",
    "A required member counts as there when the language finds something under its name.",
    () => {
      const compile = createCompile();
      return {
        compile(schema) {
          const names = inherited(schema);
          if (names.length === 0) return compile(schema);
          const { required } = schema as { required: readonly string[] };
          return compile({ ...(schema as object), required: required.filter((name) => !names.includes(name)) });
        },
      };
    },
  ),
  spoilt(
    "finds a tool under an inherited name",
    "proposals/refusal-of-an-unknown-tool",
    "Tools are members of a plain object, so constructor is one of them.",
    () => {
      const toolOf: Rules["toolOf"] = (view, call) => {
        const found = sound.toolOf(view, call);
        return { ...found, known: found.known || call.name in {} };
      };
      return { toolOf, propose: createRules({ toolOf }).propose };
    },
  ),
  spoilt(
    "forgets the tools behind a bad schema",
    "proposals/nothing-for-a-valid-call",
    "The list of tools ends at the first one whose schema cannot be compiled.",
    () => {
      const compile = createCompile();
      const isBad = (schema: unknown): boolean => schema !== undefined && !compile(schema).ok;
      const toolOf: Rules["toolOf"] = (view, call) => {
        const tools = view.config?.tools ?? [];
        const end = tools.findIndex(({ input, output }) => isBad(input) || isBad(output));
        const lost = end >= 0 && tools.findIndex(({ name }) => name === call.name) > end;
        return lost ? { known: false } : sound.toolOf(view, call);
      };
      return { toolOf, propose: createRules({ toolOf }).propose };
    },
  ),
];
