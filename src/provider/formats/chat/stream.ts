import { type CompleteReply, pieces } from "../../complete.ts";
import { isObject, jsonText } from "../../json-text.ts";
import { chatFinish, chatImages, chatReasoning, chatUsage } from "./write.ts";

/** Every delta of the answer, the first with the role. */
const deltas = (reply: CompleteReply): object[] => {
  const list: object[] = [{ role: "assistant", content: reply.calls.length > 0 ? null : "", refusal: null }];
  for (const piece of pieces(reply.reasoning)) list.push(chatReasoning(piece));
  for (const piece of reply.text) list.push({ content: piece });
  for (const piece of pieces(reply.refusal)) list.push({ refusal: piece });
  if (reply.images.length > 0) list.push({ images: chatImages(reply) });
  reply.calls.forEach((call, index) => {
    const named = { name: call.name, arguments: "" };
    list.push({ tool_calls: [{ index, id: call.id, type: "function", function: named }] });
    for (const piece of pieces(call.rawArguments))
      list.push({ tool_calls: [{ index, function: { arguments: piece } }] });
  });
  return list;
};

const wantsUsage = (reply: CompleteReply): boolean => {
  const options = reply.request.json["stream_options"];
  const usage = reply.request.json["usage"];
  return (isObject(options) && options["include_usage"] === true) || (isObject(usage) && usage["include"] === true);
};

/** The events of a streamed chat completion: data alone, `[DONE]` at the end. */
export const streamChat = (reply: CompleteReply): string[] => {
  const usage = wantsUsage(reply);
  const chunk = (choices: readonly object[], rest: object = usage ? { usage: null } : {}): string => {
    const body = {
      id: reply.id,
      object: "chat.completion.chunk",
      created: reply.created,
      model: reply.model,
      service_tier: "default",
      system_fingerprint: "fp_tck",
      choices,
      ...rest,
    };
    return `data: ${jsonText(body, reply.omit)}\n\n`;
  };
  const choice = (delta: object, finish: string | null): object => ({
    index: 0,
    delta,
    logprobs: null,
    finish_reason: finish,
  });
  const events = deltas(reply).map((delta) => chunk([choice(delta, null)]));
  events.push(chunk([choice({}, chatFinish[reply.finish])]));
  if (usage) events.push(chunk([], { usage: chatUsage(reply.usage) }));
  events.push("data: [DONE]\n\n");
  return events;
};
