import type { FaultPart } from "../../fault.ts";
import { isObject, listOf, stringOf } from "../../json-text.ts";
import { eventData } from "../event-data.ts";

const argumentsOf = (delta: Readonly<Record<string, unknown>>): string => {
  const [call] = listOf(delta["tool_calls"]);
  const called = isObject(call) ? call["function"] : undefined;
  return isObject(called) ? stringOf(called["arguments"]) : "";
};

/** The part that a chunk carries a piece of. */
export const chatPart = (event: string): FaultPart | undefined => {
  const [choice] = listOf(eventData(event)["choices"]);
  const delta = isObject(choice) ? choice["delta"] : undefined;
  if (!isObject(delta)) return undefined;
  if (stringOf(delta["content"]) !== "" || stringOf(delta["refusal"]) !== "") return "text";
  if (stringOf(delta["reasoning"]) !== "") return "reasoning";
  return argumentsOf(delta) === "" ? undefined : "tool-call";
};
