import { base64Of } from "../../base64.ts";
import type { CompleteCall, CompleteReply } from "../../complete.ts";
import { isObject, jsonText, listOf } from "../../json-text.ts";
import type { Usage } from "../../reply.ts";

/** One item of the answer, as it is when complete. */
export type Item =
  | { readonly kind: "reasoning"; readonly id: string; readonly text: string; readonly sealed: string | null }
  | { readonly kind: "message"; readonly id: string; readonly text: readonly string[]; readonly refusal: string }
  | { readonly kind: "image"; readonly id: string; readonly data: string }
  | { readonly kind: "call"; readonly id: string; readonly call: CompleteCall };

/** Whether the answer ended before the model was done, and why. */
export const incompleteReason = (reply: CompleteReply): string | undefined =>
  reply.finish === "length" ? "max_output_tokens" : reply.finish === "content-filter" ? "content_filter" : undefined;

const sealed = (reply: CompleteReply): string | null => {
  const wanted = listOf(reply.request.json["include"]).includes("reasoning.encrypted_content");
  return wanted || reply.request.dialect === "openrouter" ? base64Of(`tck:${reply.id}`) : null;
};

/** The items of an answer, in order; each gets its id here, so call it once for an answer. */
export const itemsOf = (reply: CompleteReply): Item[] => {
  const items: Item[] = [];
  if (reply.reasoning !== "")
    items.push({ kind: "reasoning", id: reply.item("rs_"), text: reply.reasoning, sealed: sealed(reply) });
  if (reply.text.length > 0 || reply.refusal !== "") {
    items.push({ kind: "message", id: reply.item("msg_"), text: reply.text, refusal: reply.refusal });
  }
  for (const image of reply.images) items.push({ kind: "image", id: reply.item("ig_"), data: image.data });
  for (const call of reply.calls) items.push({ kind: "call", id: reply.item("fc_"), call });
  return items;
};

/** A text part as it is when complete. */
export const textPart = (text: string): object => ({ type: "output_text", text, annotations: [], logprobs: [] });

/** A refusal part as it is when complete. */
export const refusalPart = (refusal: string): object => ({ type: "refusal", refusal });

/** The parts of a message item. */
export const partsOf = (item: Extract<Item, { kind: "message" }>): object[] => [
  ...(item.text.length > 0 ? [textPart(item.text.join(""))] : []),
  ...(item.refusal === "" ? [] : [refusalPart(item.refusal)]),
];

/** An item as it goes out; before it is complete it is empty. */
export const itemJson = (item: Item, state: "in_progress" | "completed" | "incomplete"): object => {
  const done = state !== "in_progress";
  switch (item.kind) {
    case "reasoning": {
      const summary = done ? [{ type: "summary_text", text: item.text }] : [];
      return { id: item.id, type: "reasoning", summary, encrypted_content: item.sealed };
    }
    case "message":
      return { id: item.id, type: "message", status: state, role: "assistant", content: done ? partsOf(item) : [] };
    case "image":
      return { id: item.id, type: "image_generation_call", status: state, result: done ? item.data : null };
    case "call": {
      const { id: call_id, name, rawArguments } = item.call;
      return { id: item.id, type: "function_call", status: state, call_id, name, arguments: done ? rawArguments : "" };
    }
  }
};

const responsesUsage = (usage: Usage): object => ({
  input_tokens: usage.inputTokens,
  input_tokens_details: { cached_tokens: usage.cachedTokens },
  output_tokens: usage.outputTokens,
  output_tokens_details: { reasoning_tokens: usage.reasoningTokens },
  total_tokens: usage.inputTokens + usage.outputTokens,
});

/** What an answer repeats of its request, with the default where the request is silent. */
const echoed: Readonly<Record<string, unknown>> = {
  background: false,
  frequency_penalty: 0,
  instructions: null,
  max_output_tokens: null,
  max_tool_calls: null,
  metadata: {},
  parallel_tool_calls: true,
  presence_penalty: 0,
  previous_response_id: null,
  prompt_cache_key: null,
  safety_identifier: null,
  store: true,
  temperature: 1,
  tool_choice: "auto",
  tools: [],
  top_logprobs: 0,
  top_p: 1,
  truncation: "disabled",
  user: null,
};

const echo = (json: Readonly<Record<string, unknown>>): object => {
  const result: Record<string, unknown> = {};
  for (const key in echoed) result[key] = json[key] ?? echoed[key];
  return result;
};

/** How far an answer has come. */
export type Status = "in_progress" | "completed" | "incomplete" | "failed";

/** The answer as an object, in any state. */
export const responseJson = (
  reply: CompleteReply,
  status: Status,
  output: readonly object[],
  error: object | null = null,
): object => {
  const { json } = reply.request;
  const over = status === "completed" || status === "incomplete";
  const reason = status === "incomplete" ? incompleteReason(reply) : undefined;
  return {
    id: reply.id,
    object: "response",
    created_at: reply.created,
    completed_at: status === "completed" ? reply.created : null,
    status,
    error,
    incomplete_details: reason === undefined ? null : { reason },
    model: reply.model,
    output,
    reasoning: { effort: null, summary: null, ...(isObject(json["reasoning"]) ? json["reasoning"] : {}) },
    service_tier: "default",
    text: { format: { type: "text" }, verbosity: "medium", ...(isObject(json["text"]) ? json["text"] : {}) },
    usage: over ? responsesUsage(reply.usage) : null,
    ...echo(json),
  };
};

/** The body of an answer that is not streamed. */
export const writeResponses = (reply: CompleteReply): string => {
  const state = incompleteReason(reply) === undefined ? "completed" : "incomplete";
  const output = itemsOf(reply).map((item) => itemJson(item, item.kind === "message" ? state : "completed"));
  return jsonText(responseJson(reply, state, output), reply.omit);
};
