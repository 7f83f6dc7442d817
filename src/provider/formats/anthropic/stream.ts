import { type CompleteReply, pieces } from "../../complete.ts";
import { jsonText } from "../../json-text.ts";
import { anthropicUsage, envelope, signatureOf, stopDetails, stopReasons } from "./write.ts";

/** One content block as it is streamed. */
interface Block {
  readonly start: object;
  readonly deltas: readonly object[];
}

const blocks = (reply: CompleteReply): Block[] => {
  const list: Block[] = [];
  if (reply.reasoning !== "") {
    const thoughts = pieces(reply.reasoning).map((thinking) => ({ type: "thinking_delta", thinking }));
    list.push({
      start: { type: "thinking", thinking: "", signature: "" },
      deltas: [...thoughts, { type: "signature_delta", signature: signatureOf(reply) }],
    });
  }
  const said = [...reply.text, ...pieces(reply.refusal)];
  if (said.length > 0) {
    list.push({
      start: { type: "text", text: "", citations: null },
      deltas: said.map((text) => ({ type: "text_delta", text })),
    });
  }
  for (const call of reply.calls) {
    list.push({
      start: { type: "tool_use", id: call.id, name: call.name, input: {}, caller: { type: "direct" } },
      deltas: ["", ...pieces(call.rawArguments)].map((partial_json) => ({ type: "input_json_delta", partial_json })),
    });
  }
  return list;
};

/** The events of a streamed message, each with its name. */
export const streamAnthropic = (reply: CompleteReply): string[] => {
  const events: string[] = [];
  const emit = (type: string, rest: object): void => {
    events.push(`event: ${type}\ndata: ${jsonText({ type, ...rest }, reply.omit)}\n\n`);
  };
  emit("message_start", { message: envelope(reply, [], false) });
  blocks(reply).forEach((block, index) => {
    emit("content_block_start", { index, content_block: block.start });
    if (index === 0) emit("ping", {});
    for (const delta of block.deltas) emit("content_block_delta", { index, delta });
    emit("content_block_stop", { index });
  });
  emit("message_delta", {
    delta: {
      stop_reason: stopReasons[reply.finish],
      stop_sequence: null,
      stop_details: stopDetails(reply),
      container: null,
    },
    usage: anthropicUsage(reply.usage, reply.usage.outputTokens),
  });
  emit("message_stop", {});
  return events;
};
