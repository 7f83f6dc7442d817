import { type CompleteReply, pieces } from "../../complete.ts";
import type { Reply } from "../../reply.ts";
import { envelopeText, isStable, signatureOf, stopText, usageText, withoutOmitted } from "./write.ts";

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

const eventText = (type: string, data: string, reply: CompleteReply): string =>
  `event: ${type}\ndata: ${withoutOmitted(data, reply)}\n\n`;

const blockEvents = (reply: CompleteReply): string[] => {
  const events: string[] = [];
  const emit = (type: string, rest: object): void => {
    events.push(eventText(type, JSON.stringify({ type, ...rest }), reply));
  };
  blocks(reply).forEach((block, index) => {
    emit("content_block_start", { index, content_block: block.start });
    if (index === 0) emit("ping", {});
    for (const delta of block.deltas) emit("content_block_delta", { index, delta });
    emit("content_block_stop", { index });
  });
  return events;
};

const known = new WeakMap<Reply, string[]>();

/** The events of the content, made once for a reply that is given many times. */
const contentEvents = (reply: CompleteReply): string[] => {
  let events = known.get(reply.source);
  if (events === undefined) {
    events = blockEvents(reply);
    if (isStable(reply.source)) known.set(reply.source, events);
  }
  return events;
};

const lastEvent = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';

/** The events of a streamed message, each with its name. */
export const streamAnthropic = (reply: CompleteReply): string[] => {
  const start = `{"type":"message_start","message":${envelopeText(reply, "[]", false)}}`;
  const usage = usageText(reply.usage, reply.usage.outputTokens);
  const end = `{"type":"message_delta","delta":{${stopText(reply, true)}},"usage":${usage}}`;
  return [
    eventText("message_start", start, reply),
    ...contentEvents(reply),
    eventText("message_delta", end, reply),
    lastEvent,
  ];
};
