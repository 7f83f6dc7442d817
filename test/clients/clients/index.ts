import { aiAnthropic, aiChat, aiOpenRouter, aiResponses } from "./ai.ts";
import { anthropic0, anthropic1, anthropicEvents } from "./anthropic.ts";
import type { Client } from "./client.ts";
import { langchain } from "./langchain.ts";
import { openaiChat, openaiChunks, openaiResponses } from "./openai.ts";
import { openrouterAgent, openrouterSdk } from "./openrouter.ts";

/** Every client that the provider is tried with. */
export const clients: readonly Client[] = [
  anthropic1,
  anthropic0,
  anthropicEvents,
  openaiChat,
  openaiChunks,
  openaiResponses,
  openrouterAgent,
  openrouterSdk,
  aiAnthropic,
  aiResponses,
  aiChat,
  aiOpenRouter,
  langchain,
];
