import { isObject } from "../../json-text.ts";
import type { WireFormat } from "../format.ts";
import { anthropicPairing, checkAnthropic } from "./check.ts";
import { anthropicFailure } from "./failure.ts";
import { anthropicPart } from "./part.ts";
import { readAnthropic } from "./read.ts";
import { streamAnthropic } from "./stream.ts";
import { writeAnthropic } from "./write.ts";

/** Whether a text is one JSON object, as `input` must be. */
const isObjectText = (text: string): boolean => {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
};

/** Anthropic Messages, the dialects of both lines of its SDK, with message threads. */
export const anthropicFormat: WireFormat = {
  read: readAnthropic,
  check: checkAnthropic,
  inherits: true,
  pairing: anthropicPairing,
  write: writeAnthropic,
  events: streamAnthropic,
  partOf: anthropicPart,
  failure: (failure, _dialect, requestId) => anthropicFailure(failure, requestId),
  errorEvent: (failure, _dialect, reply) =>
    `event: error\ndata: ${JSON.stringify(anthropicFailure(failure, `req_${reply.id}`))}\n\n`,
  remembers: (json) => json["thread"] !== undefined,
  refuse: (reply, stream) => {
    if ((reply.images?.length ?? 0) > 0)
      return "Anthropic's Messages have no pictures in an answer: leave `images` out.";
    const bad = stream ? undefined : reply.toolCalls?.find((call) => !isObjectText(call.rawArguments));
    return bad === undefined
      ? undefined
      : `An Anthropic answer that is not streamed carries the arguments of ${JSON.stringify(bad.name)} as an object, so the text ${JSON.stringify(bad.rawArguments)} cannot be sent; stream it, or use another format.`;
  },
};
