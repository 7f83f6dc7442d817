import type { Send } from "../../../wire/send.ts";
import type { Blobs, Models } from "../../ports.ts";
import type { ModelConnection } from "../connection.ts";
import { providerModels, underV1 } from "../provider.ts";
import { readMessagesReply } from "./read-reply.ts";
import { writeMessagesRequest } from "./write-request.ts";

/** Models that speak Anthropic Messages. */
export function anthropicModels(send: Send, { baseUrl, apiKey }: ModelConnection, blobs: Blobs): Models {
  const url = underV1(baseUrl, "messages");
  const key: Record<string, string> = apiKey === undefined ? {} : { "x-api-key": apiKey };
  const headers = { "anthropic-version": "2023-06-01", ...key };
  return providerModels(send, { url, headers, write: writeMessagesRequest, read: readMessagesReply }, blobs);
}
