import type { ProviderFormat } from "../format.ts";
import { readChatReply } from "./read-reply.ts";
import { openChatStream } from "./stream.ts";
import { writeChatRequest } from "./write-request.ts";

/** OpenAI Chat Completions, as many others speak it too. */
export const openAiChat: ProviderFormat = {
  path: "chat/completions",
  limits: { nameLength: 64, id: /^.+$/s },
  streamed: { stream: true, stream_options: { include_usage: true } },
  headers: (apiKey): Record<string, string> => (apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  write: writeChatRequest,
  read: readChatReply,
  openStream: openChatStream,
};
