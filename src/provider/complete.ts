import type { Ids } from "./ids.ts";
import type { EffectiveRequest } from "./model.ts";
import type { Finish, Reply, ReplyImage, Usage } from "./reply.ts";
import { fillUsage } from "./usage.ts";

/** A tool call with its id settled. */
export interface CompleteCall {
  readonly id: string;
  readonly name: string;
  readonly rawArguments: string;
}

/** A reply with everything filled in, ready to be written in its format. */
export interface CompleteReply {
  readonly id: string;
  readonly model: string;
  /** Unix seconds. */
  readonly created: number;
  readonly reasoning: string;
  /** The text in the pieces in which it is streamed; empty when the model says nothing. */
  readonly text: readonly string[];
  readonly refusal: string;
  readonly images: readonly ReplyImage[];
  readonly calls: readonly CompleteCall[];
  readonly finish: Finish;
  readonly usage: Usage;
  readonly omit: readonly string[];
  /** What it was made of. */
  readonly source: Reply;
  /** What was asked: some answers repeat parts of it. */
  readonly request: EffectiveRequest;
  /** Ids of items inside the answer. */
  readonly item: (prefix: string) => string;
}

const pieceLength = 16;

/** Cuts a text into pieces of about 16 characters, never inside a surrogate pair. Empty text has no pieces. */
export const pieces = (text: string): string[] => {
  const result: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + pieceLength, text.length);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end += 1;
    result.push(text.slice(start, end));
    start = end;
  }
  return result;
};

const none: readonly never[] = [];

const known = new WeakMap<Reply, string[]>();

/** The pieces of a reply's text, made once for a reply that is given many times. */
const textPieces = (reply: Reply, text: string): string[] => {
  let list = known.get(reply);
  if (list === undefined) {
    list = pieces(text);
    known.set(reply, list);
  }
  return list;
};

const finishOf = (reply: Reply): Finish =>
  reply.finish ??
  ((reply.toolCalls?.length ?? 0) > 0 ? "tool-calls" : reply.refusal !== undefined ? "refusal" : "stop");

/** Fills in ids, finish, usage and the rest. */
export const completeReply = (reply: Reply, request: EffectiveRequest, ids: Ids, created: number): CompleteReply => ({
  id: reply.id ?? ids.answer(request.format),
  model: reply.model ?? request.model,
  created,
  reasoning: reply.reasoning ?? "",
  text: reply.text === undefined ? none : typeof reply.text === "string" ? textPieces(reply, reply.text) : reply.text,
  refusal: reply.refusal ?? "",
  images: reply.images ?? none,
  calls:
    reply.toolCalls === undefined
      ? none
      : reply.toolCalls.map((call) => ({
          id: call.id ?? ids.call(request.format),
          name: call.name,
          rawArguments: call.rawArguments,
        })),
  finish: finishOf(reply),
  usage: fillUsage(reply, request.body.length),
  omit: reply.omit ?? none,
  source: reply,
  request,
  item: ids.item,
});
