import type { WireFormat } from "../format.ts";
import { openaiFailure } from "../openai-error.ts";
import { chatPairing, checkChat } from "./check.ts";
import { chatPart } from "./part.ts";
import { readChat } from "./read.ts";
import { streamChat } from "./stream.ts";
import { writeChat } from "./write.ts";

/** OpenAI Chat Completions, with OpenRouter's additions where a script uses them. */
export const chatFormat: WireFormat = {
  read: readChat,
  check: checkChat,
  inherits: false,
  pairing: chatPairing,
  write: writeChat,
  events: streamChat,
  partOf: chatPart,
  failure: (failure, dialect) => openaiFailure(failure, dialect),
  errorEvent: (failure, dialect) => `data: ${JSON.stringify(openaiFailure(failure, dialect))}\n\n`,
  remembers: () => false,
  refuse: () => undefined,
};
