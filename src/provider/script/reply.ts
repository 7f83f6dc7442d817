import type { Reply, ReplyToolCall } from "../reply.ts";
import type { ReplyStep, ScriptCall } from "./types.ts";

/** The text of a scripted call's arguments. */
export const argumentsText = (call: ScriptCall): string =>
  call.rawArguments ?? (call.arguments === undefined ? "{}" : (JSON.stringify(call.arguments) ?? "null"));

const toCall = (call: ScriptCall): ReplyToolCall => ({
  name: call.name,
  rawArguments: argumentsText(call),
  ...(call.id === undefined ? {} : { id: call.id }),
});

/** A scripted reply as what the model says. */
export const toReply = (step: ReplyStep): Reply => {
  const { when, fault, note, repeat, toolCalls, ...said } = step;
  return { ...said, kind: "reply", ...(toolCalls === undefined ? {} : { toolCalls: toolCalls.map(toCall) }) };
};
