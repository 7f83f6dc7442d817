import { isObject } from "./json-text.ts";
import { argumentsFit, checkText, checkWanted, type WantedResult } from "./matching.ts";
import type { MockProvider } from "./mock-provider.ts";
import { textOf } from "./model.ts";
import { lastUserText, matchesText } from "./script/conditions.ts";
import type { TextMatch } from "./script/types.ts";

export type { WantedResult } from "./matching.ts";

/** What vitest and jest take from a matcher. */
export interface MatcherResult {
  readonly pass: boolean;
  /** What the assertion says when it fails. */
  message(): string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

/** Anything that records what a model was asked: a mock provider. */
export type Asked = Pick<MockProvider, "requests" | "toolResults" | "assertDone">;

/** Throws a sentence unless the value is a provider: whatever else is given can neither pass nor fail. */
const checkProvider = (value: unknown, matcher: string): void => {
  if (isObject(value) && typeof value["assertDone"] === "function" && Array.isArray(value["requests"])) return;
  const hint =
    isObject(value) && typeof value["url"] === "string" && typeof value["close"] === "function"
      ? "; this is what listens: give the provider itself"
      : "";
  throw new TypeError(`${matcher}() takes a mock provider, as mockProvider(script) makes it${hint}.`);
};

const list = (items: readonly string[]): string => (items.length === 0 ? "none" : items.join(", "));

/** The model was shown a result that fits: of this tool, with this text, ... A text alone is looked for in all results. */
const toHaveSeenToolResult = (provider: Asked, wanted: WantedResult | string): MatcherResult => {
  checkProvider(provider, "toHaveSeenToolResult");
  const want: WantedResult = typeof wanted === "string" ? { text: wanted } : wanted;
  checkWanted(want);
  const results = provider.toolResults();
  const pass = results.some(
    (result) =>
      (want.callId === undefined || want.callId === result.callId) &&
      (want.name === undefined || want.name === result.name) &&
      (want.isError === undefined || want.isError === result.isError) &&
      (want.text === undefined || matchesText(result.text, want.text)) &&
      (want.arguments === undefined || argumentsFit(result.arguments, want.arguments)),
  );
  const seen = list(
    results.map(({ name, callId, arguments: given, text }) => `${name || callId}(${given}): ${JSON.stringify(text)}`),
  );
  return {
    pass,
    message: () =>
      `expected the model ${pass ? "not " : ""}to have seen a tool result like ${JSON.stringify(want)}; it saw ${seen}`,
    actual: results,
    expected: want,
  };
};

const offersOf = (provider: Asked): string[][] => provider.requests.map(({ tools }) => tools.map((tool) => tool.name));

/** Some call offered all these tools. */
const toHaveBeenOffered = (provider: Asked, ...names: string[]): MatcherResult => {
  checkProvider(provider, "toHaveBeenOffered");
  if (names.length === 0)
    throw new TypeError(
      "toHaveBeenOffered() needs the name of a tool; toHaveBeenOfferedExactly() says that there are none.",
    );
  const offers = offersOf(provider);
  const pass = offers.some((offered) => names.every((name) => offered.includes(name)));
  const seen = list([...new Set(offers.flat())]);
  return {
    pass,
    message: () =>
      `expected the model ${pass ? "not " : ""}to have been offered ${list(names)}; it was offered ${seen}`,
    actual: offers,
    expected: names,
  };
};

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().join("\n") === b.toSorted().join("\n");

/** There was a call, and every call offered these tools and no others, in any order. */
const toHaveBeenOfferedExactly = (provider: Asked, ...names: string[]): MatcherResult => {
  checkProvider(provider, "toHaveBeenOfferedExactly");
  const offers = offersOf(provider);
  const others = offers.filter((offered) => !sameNames(offered, names));
  const pass = offers.length > 0 && others.length === 0;
  const seen = [...new Set((pass ? offers : others).map(list))].join("; and ");
  return {
    pass,
    message: () =>
      `expected every call ${pass ? "not " : ""}to offer exactly ${list(names)}; ${offers.length === 0 ? "there was none" : `they offered ${seen}`}`,
    actual: offers,
    expected: names,
  };
};

/** Some call held this text in a user message. */
const toHaveBeenAsked = (provider: Asked, text: TextMatch): MatcherResult => {
  checkProvider(provider, "toHaveBeenAsked");
  checkText(text);
  const asked = provider.requests.flatMap(({ messages }) =>
    messages.flatMap((message) => (message.role === "user" ? [textOf(message.content)] : [])),
  );
  const pass = asked.some((one) => matchesText(one, text));
  const last = provider.requests.at(-1);
  return {
    pass,
    message: () =>
      `expected the model ${pass ? "not " : ""}to have been asked ${JSON.stringify(text)}; the last question was ${JSON.stringify(last === undefined ? null : lastUserText(last.messages))}`,
    actual: [...new Set(asked)],
    expected: text,
  };
};

/** Some call had this in its system text. */
const toHaveBeenInstructed = (provider: Asked, text: TextMatch): MatcherResult => {
  checkProvider(provider, "toHaveBeenInstructed");
  checkText(text);
  const systems = provider.requests.map(({ messages }) =>
    messages.flatMap((message) => (message.role === "system" ? [textOf(message.content)] : [])).join("\n"),
  );
  const pass = systems.some((one) => matchesText(one, text));
  return {
    pass,
    message: () => `expected the system text ${pass ? "not " : ""}to have ${JSON.stringify(text)}`,
    actual: [...new Set(systems)],
    expected: text,
  };
};

/** So many calls were made, retries not counted. */
const toHaveMadeModelCalls = (provider: Asked, count: number): MatcherResult => {
  checkProvider(provider, "toHaveMadeModelCalls");
  const calls = provider.requests.filter(({ attempt }) => attempt === 1).length;
  return {
    pass: calls === count,
    message: () =>
      `expected ${count} calls of the model, got ${calls} (and ${provider.requests.length - calls} retries)`,
    actual: calls,
    expected: count,
  };
};

/** Every turn was played and nothing else was asked. */
const toBeDone = (provider: Asked): MatcherResult => {
  checkProvider(provider, "toBeDone");
  try {
    provider.assertDone();
    return { pass: true, message: () => "expected the script not to be done, but every turn was played" };
  } catch (error) {
    return { pass: false, message: () => (error as Error).message };
  }
};

/** Matchers for `expect.extend`: what an agent sent to its model, in the words of a test. */
export const providerMatchers = {
  toHaveSeenToolResult,
  toHaveBeenOffered,
  toHaveBeenOfferedExactly,
  toHaveBeenAsked,
  toHaveBeenInstructed,
  toHaveMadeModelCalls,
  toBeDone,
};
