import type { Send } from "../../wire/send.ts";
import type { Blobs, Clock, Models } from "../ports.ts";
import { anthropic } from "./anthropic/index.ts";
import type { ProviderFormat } from "./format.ts";
import { openAiChat } from "./openai-chat/index.ts";
import { type ProviderAddress, providerModels } from "./provider.ts";
import { responses } from "./responses/index.ts";

/** Every format by its name. */
export const FORMATS = { "openai-chat": openAiChat, anthropic, responses } as const satisfies Record<
  string,
  ProviderFormat
>;

/** How to reach a provider, and what it speaks. */
export interface ModelConnection extends ProviderAddress {
  /** Default `openai-chat`. */
  readonly format?: keyof typeof FORMATS;
}

/** The models behind a connection. */
export function connectModels(send: Send, connection: ModelConnection, blobs: Blobs, clock: Clock): Models {
  return providerModels(send, FORMATS[connection.format ?? "openai-chat"], connection, blobs, clock);
}
