import type { Format } from "../model.ts";
import { anthropicFormat } from "./anthropic/index.ts";
import { chatFormat } from "./chat/index.ts";
import type { WireFormat } from "./format.ts";
import { responsesFormat } from "./responses/index.ts";

/** Every wire format by its name. */
export const formats: Record<Format, WireFormat> = {
  anthropic: anthropicFormat,
  "openai-chat": chatFormat,
  responses: responsesFormat,
};
