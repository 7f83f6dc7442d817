import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenRouter } from "@openrouter/ai-sdk-provider";
import { generateText, isStepCount, type LanguageModel, streamText, tool } from "ai";
import { z } from "zod";
import { type Client, joined, model, tools, type Way } from "./client.ts";

const aiTools = {
  add: tool({
    description: "Adds.",
    inputSchema: z.object({ a: z.number(), b: z.number() }),
    execute: async (input) => tools.add(input),
  }),
  weather: tool({
    description: "Weather.",
    inputSchema: z.object({ city: z.string() }),
    execute: async (input) => tools.weather(input),
  }),
};

const many = isStepCount(10);

/** The text of the last step. Throws what the stream reported, as a careful user would. */
const streamedText = async (settings: Parameters<typeof streamText>[0]): Promise<string> => {
  let failure: unknown;
  const result = streamText({
    ...settings,
    onError: ({ error }) => {
      failure = error;
    },
  });
  await joined(result.textStream);
  if (failure !== undefined) throw failure;
  return result.text;
};

const viaAi = (name: string, modelOf: (way: Way) => LanguageModel, cutStream: Client["cutStream"]): Client => ({
  name: `ai, ${name}`,
  cutStream,
  plain: async (way, prompt) => (await generateText({ model: modelOf(way), prompt })).text,
  streamed: (way, prompt) => streamedText({ model: modelOf(way), prompt }),
  loop: async (way, prompt) =>
    (await generateText({ model: modelOf(way), prompt, tools: aiTools, stopWhen: many })).text,
  streamedLoop: (way, prompt) => streamedText({ model: modelOf(way), prompt, tools: aiTools, stopWhen: many }),
});

const settings = (way: Way, path: string) => ({
  apiKey: "key",
  baseURL: `${way.url}${path}`,
  ...(way.fetch ? { fetch: way.fetch } : {}),
});

export const aiAnthropic = viaAi(
  "@ai-sdk/anthropic",
  (way) => createAnthropic(settings(way, "/v1"))(model),
  "ends quietly",
);
export const aiResponses = viaAi(
  "@ai-sdk/openai, responses",
  (way) => createOpenAI(settings(way, "/v1"))(model),
  "ends quietly",
);
export const aiChat = viaAi(
  "@ai-sdk/openai, chat",
  (way) => createOpenAI(settings(way, "/v1")).chat(model),
  "ends quietly",
);
export const aiOpenRouter = viaAi(
  "@openrouter/ai-sdk-provider",
  (way) => createOpenRouter(settings(way, "/api/v1"))(model),
  "ends quietly",
);
