import { base64Of } from "../../base64.ts";
import type { CompleteReply } from "../../complete.ts";
import { jsonText } from "../../json-text.ts";
import type { Finish, Reply, Usage } from "../../reply.ts";

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

/** Tokens in Anthropic's spelling, as JSON text: what was cached does not count as input. */
export const usageText = (usage: Usage, outputTokens: number): string =>
  `{"input_tokens":${Math.max(0, usage.inputTokens - usage.cachedTokens)},"cache_creation_input_tokens":0,"cache_read_input_tokens":${usage.cachedTokens},"cache_creation":{"ephemeral_5m_input_tokens":0,"ephemeral_1h_input_tokens":0},"output_tokens":${outputTokens},"output_tokens_details":null,"server_tool_use":null,"service_tier":"standard","inference_geo":null,"speed":null}`;

/** What is said about a refusal beside the stop reason; null when there is none. */
export const stopDetails = (reply: CompleteReply): object | null =>
  stopReasons[reply.finish] === "refusal"
    ? { type: "refusal", category: null, explanation: reply.refusal === "" ? null : reply.refusal }
    : null;

const quote = (text: string): string => JSON.stringify(text);

/** How the model stopped: the members that a whole answer and the last delta of a stream share. */
export const stopText = (reply: CompleteReply, done: boolean): string =>
  `"stop_reason":${done ? quote(stopReasons[reply.finish]) : null},"stop_sequence":null,"stop_details":${done ? JSON.stringify(stopDetails(reply)) : null},"container":null`;

/** The answer around its content, as JSON text. Put together by hand: it is the same but for a few places each time. */
export const envelopeText = (reply: CompleteReply, content: string, done: boolean): string =>
  `{"id":${quote(reply.id)},"type":"message","role":"assistant","model":${quote(reply.model)},"content":${content},${stopText(reply, done)},"diagnostics":null,"usage":${usageText(reply.usage, done ? reply.usage.outputTokens : 1)}}`;

/** JSON text without the members that the reply leaves out. */
export const withoutOmitted = (text: string, reply: CompleteReply): string =>
  reply.omit.length === 0 ? text : jsonText(JSON.parse(text), reply.omit);

/** Whether the content is the same however often the reply is given: no ids are made up for it. */
export const isStable = (source: Reply): boolean =>
  source.reasoning === undefined && (source.toolCalls ?? []).every((call) => call.id !== undefined);

/** The signature that thoughts carry; clients send it back and never look inside. */
export const signatureOf = (reply: CompleteReply): string => base64Of(`tck:${reply.id}`);

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

const contents = new WeakMap<Reply, string>();

const contentText = (reply: CompleteReply): string => {
  let text = contents.get(reply.source);
  if (text === undefined) {
    text = JSON.stringify(blocks(reply));
    if (isStable(reply.source)) contents.set(reply.source, text);
  }
  return text;
};

/** The body of a message that is not streamed; the inputs of tool calls are spliced in as they were written. */
export const writeAnthropic = (reply: CompleteReply): string => {
  const text = withoutOmitted(envelopeText(reply, contentText(reply), true), reply);
  return reply.calls.length === 0
    ? text
    : text.replace(marked, (whole, index: string) => reply.calls[Number(index)]?.rawArguments ?? whole);
};
