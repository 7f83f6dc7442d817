import type { Format } from "./model.ts";

/** Makes ids that are unique within one provider and the same in every run. */
export interface Ids {
  /** The id of an answer: `msg_...`, `chatcmpl-...`, `resp_...`. */
  answer(format: Format): string;
  /** The id of a tool call, in the format's own spelling. */
  call(format: Format): string;
  /** The id of an item of a Responses answer or anything else that needs one. */
  item(prefix: string): string;
}

const answerPrefix: Record<Format, string> = { anthropic: "msg_", "openai-chat": "chatcmpl-", responses: "resp_" };
const callPrefix: Record<Format, string> = { anthropic: "toolu_", "openai-chat": "call_", responses: "call_" };

/** Ids that count up from 1: no clock and no chance, so two runs of one script are alike. */
export const createIds = (): Ids => {
  let last = 0;
  const next = (prefix: string): string => `${prefix}tck${String(++last).padStart(10, "0")}`;
  return {
    answer: (format) => next(answerPrefix[format]),
    call: (format) => next(callPrefix[format]),
    item: next,
  };
};
