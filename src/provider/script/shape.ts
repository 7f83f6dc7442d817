import { scriptFailures } from "../../generated/provider-script.js";
import { getPointer } from "../../json/pointer.ts";
import { didYouMean } from "../../json/suggest.ts";
import type { Problem } from "./problems.ts";
import { strangerIn } from "./strangers.ts";
import { kindOf, names, quoted } from "./words.ts";

type Params = Readonly<Record<string, unknown>>;

/** Where in the script, and what is there. */
interface Place {
  readonly pointer: string;
  readonly value: () => unknown;
}

const isTurn = (pointer: string): boolean => /^(\/turns|\/conversations\/[^/]+(\/turns)?)?\/\d+$/.test(pointer);

const typeSentence = (type: unknown, { pointer, value }: Place): string => {
  const wanted = [type].flat().join(" or ");
  if (pointer === "") {
    return `must be a list of turns, or an object with "turns" or "conversations"; it is ${kindOf(value())}`;
  }
  return isTurn(pointer) ? `a turn is an object, as { text: "..." }; this is ${kindOf(value())}` : `must be ${wanted}`;
};

const isMatch = (pointer: string): boolean => pointer.includes("/when/");

/** What each keyword of the schema asks for. */
const sentences: { readonly [keyword: string]: (params: Params, place: Place) => string } = {
  additionalProperties: ({ additionalProperty, known }, { pointer }) =>
    strangerIn(String(additionalProperty), known as readonly string[], pointer),
  anyOf: ({ wanted }) => `must say where: by ${quoted(wanted as readonly string[], "or")}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  discriminator: ({ tag, tagValue, known }) =>
    tagValue === undefined
      ? `lacks its ${JSON.stringify(tag)}, one of ${names(known as readonly string[])}`
      : `has the unknown ${String(tag)} ${JSON.stringify(tagValue)}.${didYouMean(String(tagValue), known as string[])} Known are ${names(known as readonly string[])}`,
  enum: ({ allowedValues }) => `must be one of ${JSON.stringify(allowedValues)}`,
  exclusiveMinimum: ({ limit }) => `must be > ${String(limit)}`,
  maximum: ({ limit }) => `must be <= ${String(limit)}`,
  maxProperties: () => 'takes "equals" or "matches", not both',
  minimum: ({ limit }) => `must be >= ${String(limit)}`,
  minItems: () => "has no turns: a conversation needs at least one",
  minProperties: (_, { pointer }) =>
    isMatch(pointer)
      ? 'needs "equals" or "matches"'
      : 'is empty: a turn needs "text", "toolCalls", "reasoning", "refusal", "images" or "error"',
  not: () => 'takes "afterEvents" or "in", not both',
  pattern: () => "must not be empty",
  required: ({ missingProperty }, { pointer }) =>
    pointer === "" && missingProperty === "turns"
      ? 'lacks "turns", or "conversations" by their names'
      : `lacks the member ${JSON.stringify(missingProperty)}`,
  type: ({ type }, place) => typeSentence(type, place),
};

/** What is wrong with the shape of a script, by `schemas/provider-script.json`; nothing is said twice. */
export const shapeProblems = (value: unknown): Problem[] => {
  const failures = scriptFailures(value);
  const untagged = new Set(
    failures.filter(({ params }) => "tag" in params && params["tagValue"] === undefined).map(({ pointer }) => pointer),
  );
  const problems = new Map<string, Problem>();
  for (const { pointer, keyword, params } of failures) {
    // That its tag is lacking is said by the tag's own failure, with what it might be.
    if (keyword === "required" && params["missingProperty"] === "kind" && untagged.has(pointer)) continue;
    const at = (): unknown => {
      const found = getPointer(value, pointer);
      return found.found ? found.value : undefined;
    };
    const message = sentences[keyword]?.(params, { pointer, value: at }) ?? `does not fit its schema (${keyword})`;
    problems.set(`${pointer}\n${message}`, { pointer, message });
  }
  return [...problems.values()];
};
