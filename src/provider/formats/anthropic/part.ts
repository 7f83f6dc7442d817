import type { FaultPart } from "../../fault.ts";
import { isObject } from "../../json-text.ts";
import { eventData } from "../event-data.ts";

/** What a delta carries, by its type and the member that holds it. */
const parts: Readonly<Record<string, readonly [FaultPart, string]>> = {
  text_delta: ["text", "text"],
  thinking_delta: ["reasoning", "thinking"],
  input_json_delta: ["tool-call", "partial_json"],
};

/** The part that an event carries a piece of; tool calls begin with an empty piece, which is none. */
export const anthropicPart = (event: string): FaultPart | undefined => {
  const { delta } = eventData(event);
  if (!isObject(delta)) return undefined;
  const [part, member = ""] = parts[String(delta["type"])] ?? [];
  return delta[member] === "" ? undefined : part;
};
