import { toText } from "../../../src/wire/bytes.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import type { RawAnswer } from "../../cases/engine/case.ts";
import type { WorkerAnswer } from "./answers.ts";
import { trickle } from "./trickle.ts";

/** An answer of the suite's worker as it goes out, and its JSON value where it has one. */
export interface WorkerReply {
  readonly response: WireResponse;
  readonly text: string;
  readonly json?: unknown;
  /** It breaks off before its end. */
  readonly broken?: true;
}

/** Puts what the suite says as worker on the wire; `moves` is told of each piece that goes out by itself. */
export function workerReply({ body, raw, manner, pieces = [] }: WorkerAnswer, moves: () => void): WorkerReply {
  if (raw !== undefined) return rawReply(raw);
  const json = JSON.stringify(body);
  const told = pieces.map((piece) => `event: llm.token.delta\ndata: ${JSON.stringify(piece)}\n\n`);
  const streamed = manner?.streamed === true;
  const text = streamed ? `${told.join("")}event: decision.result\ndata: ${json}\n\n` : json;
  const headers = { "content-type": streamed ? STREAM : "application/json" };
  const sent = manner?.trickled === undefined ? text : trickle(text, manner.trickled, moves);
  return { text, json: body, response: { status: 200, headers, body: sent } };
}

const STREAM = "text/event-stream";

/** What a worker's stream ends with. */
const LAST_FRAME = /(?:^|\n)event: decision\.(?:result|error)\n.*\n\n$/;

function rawReply({
  status,
  contentType = "application/json",
  text,
  encoding,
  cut,
  contentLength,
}: RawAnswer): WorkerReply {
  const body = encoding === undefined ? text : new Uint8Array(Buffer.from(text, "base64"));
  const length = contentLength === undefined ? {} : { "content-length": String(contentLength) };
  const response = { status, headers: { "content-type": contentType, ...length }, body };
  const isOpen = contentType === STREAM && !LAST_FRAME.test(text);
  return {
    text: typeof body === "string" ? body : toText(body),
    response: cut === undefined ? response : { ...response, cut: cut === true ? "before-headers" : cut },
    ...(cut !== undefined || isOpen ? { broken: true } : {}),
  };
}
