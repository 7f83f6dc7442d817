import type { ProviderFormat } from "../format.ts";
import { readMessagesReply } from "./read-reply.ts";
import { openMessagesStream } from "./stream.ts";
import { writeMessagesRequest } from "./write-request.ts";

/** Anthropic Messages. */
export const anthropic: ProviderFormat = {
  path: "messages",
  limits: { nameLength: 128, id: /^[a-zA-Z0-9_-]+$/ },
  streamed: { stream: true },
  headers: (apiKey): Record<string, string> => ({
    "anthropic-version": "2023-06-01",
    ...(apiKey === undefined ? {} : { "x-api-key": apiKey }),
  }),
  write: writeMessagesRequest,
  read: readMessagesReply,
  openStream: openMessagesStream,
};
