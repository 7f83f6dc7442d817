import type { Send } from "../../wire/send.ts";
import type { Blobs, Models } from "../ports.ts";
import { anthropicModels } from "./anthropic/index.ts";
import { openAiChatModels } from "./openai-chat/index.ts";

/** How to reach a provider, and what it speaks. */
export interface ModelConnection {
  /** With or without `/v1` at its end. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  /** Default `openai-chat`. */
  readonly format?: "openai-chat" | "anthropic";
}

const FORMATS = { "openai-chat": openAiChatModels, anthropic: anthropicModels } as const;

/** The models behind a connection. */
export function connectModels(send: Send, connection: ModelConnection, blobs: Blobs): Models {
  return FORMATS[connection.format ?? "openai-chat"](send, connection, blobs);
}
