import type { Send } from "../../../wire/send.ts";
import type { Blobs, Models } from "../../ports.ts";
import type { ModelConnection } from "../connection.ts";
import { providerModels, underV1 } from "../provider.ts";
import { readChatReply } from "./read-reply.ts";
import { writeChatRequest } from "./write-request.ts";

/** Models that speak OpenAI Chat Completions. */
export function openAiChatModels(send: Send, { baseUrl, apiKey }: ModelConnection, blobs: Blobs): Models {
  const url = underV1(baseUrl, "chat/completions");
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  return providerModels(send, { url, headers, write: writeChatRequest, read: readChatReply }, blobs);
}
