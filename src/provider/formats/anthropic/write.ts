import type { CompleteReply } from "../../complete.ts";
import { jsonText } from "../../json-text.ts";
import type { Finish, Usage } from "../../reply.ts";

/** Anthropic's word for why the model stopped. */
export const stopReasons: Record<Finish, string> = {
  stop: "end_turn",
  "tool-calls": "tool_use",
  length: "max_tokens",
  "content-filter": "refusal",
  refusal: "refusal",
  "stop-sequence": "stop_sequence",
  pause: "pause_turn",
};

/** Tokens in Anthropic's spelling: what was cached does not count as input. */
export const anthropicUsage = (usage: Usage, outputTokens: number): object => ({
  input_tokens: Math.max(0, usage.inputTokens - usage.cachedTokens),
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: usage.cachedTokens,
  cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
  output_tokens: outputTokens,
  output_tokens_details: null,
  server_tool_use: null,
  service_tier: "standard",
  inference_geo: null,
  speed: null,
});

/** What is said about a refusal beside the stop reason; null when there is none. */
export const stopDetails = (reply: CompleteReply): object | null =>
  stopReasons[reply.finish] === "refusal"
    ? { type: "refusal", category: null, explanation: reply.refusal === "" ? null : reply.refusal }
    : null;

/** The answer without its content. */
export const envelope = (reply: CompleteReply, content: readonly unknown[], done: boolean): object => ({
  id: reply.id,
  type: "message",
  role: "assistant",
  model: reply.model,
  content,
  stop_reason: done ? stopReasons[reply.finish] : null,
  stop_sequence: null,
  stop_details: done ? stopDetails(reply) : null,
  container: null,
  diagnostics: null,
  usage: anthropicUsage(reply.usage, done ? reply.usage.outputTokens : 1),
});

/** The signature that thoughts carry; clients send it back and never look inside. */
export const signatureOf = (reply: CompleteReply): string => Buffer.from(`tck:${reply.id}`).toString("base64");

const mark = "\u0000tck:input:";
const marked = /"\\u0000tck:input:(\d+)"/g;

const blocks = (reply: CompleteReply): object[] => {
  const list: object[] = [];
  if (reply.reasoning !== "") list.push({ type: "thinking", thinking: reply.reasoning, signature: signatureOf(reply) });
  const text = reply.text.join("") + reply.refusal;
  if (text !== "") list.push({ type: "text", text, citations: null });
  reply.calls.forEach((call, index) => {
    list.push({ type: "tool_use", id: call.id, name: call.name, input: `${mark}${index}`, caller: { type: "direct" } });
  });
  return list;
};

/** The body of a message that is not streamed; the inputs of tool calls are spliced in as they were written. */
export const writeAnthropic = (reply: CompleteReply): string => {
  const text = jsonText(envelope(reply, blocks(reply), true), reply.omit);
  return reply.calls.length === 0
    ? text
    : text.replace(marked, (whole, index: string) => reply.calls[Number(index)]?.rawArguments ?? whole);
};
