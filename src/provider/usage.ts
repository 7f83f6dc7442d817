import type { Reply, Usage } from "./reply.ts";

/** About four bytes to a token, at least one: a figure that adds up, not a tokenizer. */
export const estimateTokens = (bytes: number): number => Math.max(1, Math.ceil(bytes / 4));

const length = (text: string | readonly string[] | undefined): number =>
  text === undefined ? 0 : typeof text === "string" ? text.length : text.reduce((sum, piece) => sum + piece.length, 0);

const outputLength = (reply: Reply): number => {
  let sum = length(reply.text) + length(reply.reasoning) + length(reply.refusal);
  for (const call of reply.toolCalls ?? []) sum += call.name.length + call.rawArguments.length;
  return sum;
};

/** The usage of an answer: what the script says, the rest estimated from what was sent and said. */
export const fillUsage = (reply: Reply, requestBytes: number): Usage => {
  const reasoningTokens = reply.reasoning ? estimateTokens(reply.reasoning.length) : 0;
  return {
    inputTokens: reply.usage?.inputTokens ?? estimateTokens(requestBytes),
    outputTokens: reply.usage?.outputTokens ?? estimateTokens(outputLength(reply)),
    reasoningTokens: reply.usage?.reasoningTokens ?? reasoningTokens,
    cachedTokens: reply.usage?.cachedTokens ?? 0,
  };
};
