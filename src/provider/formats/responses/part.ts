import type { FaultPart } from "../../fault.ts";
import { stringOf } from "../../json-text.ts";
import { eventData } from "../event-data.ts";

const parts: Readonly<Record<string, FaultPart>> = {
  "response.output_text.delta": "text",
  "response.refusal.delta": "text",
  "response.reasoning_summary_text.delta": "reasoning",
  "response.function_call_arguments.delta": "tool-call",
};

/** The part that an event carries a piece of. */
export const responsesPart = (event: string): FaultPart | undefined => parts[stringOf(eventData(event)["type"])];
