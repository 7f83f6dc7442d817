import { type EffectiveRequest, type Message, type ToolMessage, textOf } from "../model.ts";
import type { Condition, TextMatch, ToolResultCondition } from "./types.ts";

/** Whether a text is what a script asks for. */
export const matchesText = (text: string, match: TextMatch): boolean =>
  typeof match === "string"
    ? text.includes(match)
    : "equals" in match
      ? text === match.equals
      : new RegExp(match.matches, "u").test(text);

const systemText = (messages: readonly Message[]): string =>
  messages.flatMap((message) => (message.role === "system" ? [textOf(message.content)] : [])).join("\n");

/** The text of the last user message; empty when there is none. */
export const lastUserText = (messages: readonly Message[]): string =>
  textOf(messages.findLast((message) => message.role === "user")?.content ?? []);

/** The results that came since the model last spoke: those of the current round, not of the whole conversation. */
export const freshResults = (messages: readonly Message[]): ToolMessage[] => {
  const spoke = messages.findLastIndex((message) => message.role === "assistant");
  return messages.slice(spoke + 1).filter((message) => message.role === "tool");
};

/** The name of the tool that a call id stands for; empty when no call has it. The last call of the id counts. */
export const toolNameOf = (messages: readonly Message[], callId: string): string => {
  for (const message of messages.toReversed()) {
    const call = message.role === "assistant" ? message.toolCalls.find(({ id }) => id === callId) : undefined;
    if (call !== undefined) return call.name;
  }
  return "";
};

const resultFits = (request: EffectiveRequest, result: ToolMessage, wanted: ToolResultCondition): boolean =>
  (wanted.callId === undefined || wanted.callId === result.callId) &&
  (wanted.name === undefined || wanted.name === toolNameOf(request.messages, result.callId)) &&
  (wanted.text === undefined || matchesText(textOf(result.content), wanted.text)) &&
  (wanted.isError === undefined || wanted.isError === result.isError);

type Test<K extends keyof Condition> = (request: EffectiveRequest, wanted: NonNullable<Condition[K]>) => boolean;

const tests: { readonly [K in keyof Required<Condition>]: Test<K> } = {
  model: (request, wanted) => matchesText(request.model, wanted),
  format: (request, wanted) => request.format === wanted,
  stream: (request, wanted) => request.stream === wanted,
  system: (request, wanted) => matchesText(systemText(request.messages), wanted),
  user: (request, wanted) => matchesText(lastUserText(request.messages), wanted),
  offers: (request, wanted) => wanted.every((name) => request.tools.some((tool) => tool.name === name)),
  toolResult: (request, wanted) => {
    const results = freshResults(request.messages);
    if (typeof wanted === "boolean") return results.length > 0 === wanted;
    return results.some((result) => resultFits(request, result, wanted));
  },
};

/** The part of a condition that does not hold, as `name value`; undefined when all of it holds. */
export const failedPart = (request: EffectiveRequest, condition: Condition): string | undefined => {
  for (const key of Object.keys(tests) as (keyof Condition)[]) {
    const wanted = condition[key];
    if (wanted === undefined) continue;
    const test = tests[key] as (request: EffectiveRequest, wanted: unknown) => boolean;
    if (!test(request, wanted)) return `${key} ${JSON.stringify(wanted)}`;
  }
  return undefined;
};
