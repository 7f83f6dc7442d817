import type { ProviderFormat } from "../format.ts";
import { readResponsesReply } from "./read-reply.ts";
import { openResponsesStream } from "./stream.ts";
import { writeResponsesRequest } from "./write-request.ts";

/** OpenAI Responses, as OpenRouter speaks it too. */
export const responses: ProviderFormat = {
  path: "responses",
  limits: { nameLength: 64, id: /^.+$/s },
  streamed: { stream: true },
  headers: (apiKey): Record<string, string> => (apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  write: writeResponsesRequest,
  read: readResponsesReply,
  openStream: openResponsesStream,
};
