import type { CompleteReply } from "../../complete.ts";
import { jsonText } from "../../json-text.ts";
import type { Finish, Usage } from "../../reply.ts";

/** The word of chat completions for why the model stopped. */
export const chatFinish: Record<Finish, string> = {
  stop: "stop",
  "tool-calls": "tool_calls",
  length: "length",
  "content-filter": "content_filter",
  refusal: "stop",
  "stop-sequence": "stop",
  pause: "stop",
};

/** Tokens in the spelling of chat completions. */
export const chatUsage = (usage: Usage): object => ({
  prompt_tokens: usage.inputTokens,
  completion_tokens: usage.outputTokens,
  total_tokens: usage.inputTokens + usage.outputTokens,
  prompt_tokens_details: { cached_tokens: usage.cachedTokens, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: usage.reasoningTokens,
    audio_tokens: 0,
    accepted_prediction_tokens: 0,
    rejected_prediction_tokens: 0,
  },
});

/** Pictures in the spelling that OpenRouter added to chat completions. */
export const chatImages = (reply: CompleteReply): object[] =>
  reply.images.map((image, index) => ({
    type: "image_url",
    index,
    image_url: { url: `data:${image.mimeType};base64,${image.data}` },
  }));

/** Thoughts in the spelling that OpenRouter added to chat completions. */
export const chatReasoning = (text: string): object => ({
  reasoning: text,
  reasoning_details: [{ type: "reasoning.text", text, signature: null, id: null, format: "unknown", index: 0 }],
});

const message = (reply: CompleteReply): object => ({
  role: "assistant",
  content: reply.text.length === 0 ? null : reply.text.join(""),
  refusal: reply.refusal === "" ? null : reply.refusal,
  annotations: [],
  ...(reply.reasoning === "" ? {} : chatReasoning(reply.reasoning)),
  ...(reply.images.length === 0 ? {} : { images: chatImages(reply) }),
  ...(reply.calls.length === 0
    ? {}
    : {
        tool_calls: reply.calls.map((call) => ({
          id: call.id,
          type: "function",
          function: { name: call.name, arguments: call.rawArguments },
        })),
      }),
});

/** The body of a chat completion that is not streamed. */
export const writeChat = (reply: CompleteReply): string =>
  jsonText(
    {
      id: reply.id,
      object: "chat.completion",
      created: reply.created,
      model: reply.model,
      choices: [{ index: 0, message: message(reply), logprobs: null, finish_reason: chatFinish[reply.finish] }],
      usage: chatUsage(reply.usage),
      service_tier: "default",
      system_fingerprint: "fp_tck",
    },
    reply.omit,
  );
