import type { WireResponse } from "../../../src/wire/handle.ts";
import type { WorkerAnswer } from "./answers.ts";

/** An answer of the suite's worker as it goes out, and its JSON value where it has one. */
export interface WorkerReply {
  readonly response: WireResponse;
  readonly text: string;
  readonly json?: unknown;
}

/** Puts what the suite says as worker on the wire. */
export function workerReply({ body, raw, manner, pieces = [] }: WorkerAnswer): WorkerReply {
  if (raw !== undefined) {
    const { status, contentType = "application/json", text, cut } = raw;
    const response = { status, headers: { "content-type": contentType }, body: text };
    return { text, response: cut === true ? { ...response, cut: "before-headers" } : response };
  }
  const text = JSON.stringify(body);
  if (manner?.streamed !== true)
    return { text, json: body, response: { status: 200, headers: { "content-type": "application/json" }, body: text } };
  const told = pieces.map((piece) => `event: llm.token.delta\ndata: ${JSON.stringify(piece)}\n\n`);
  const frame = `${told.join("")}event: decision.result\ndata: ${text}\n\n`;
  return {
    text: frame,
    json: body,
    response: { status: 200, headers: { "content-type": "text/event-stream" }, body: frame },
  };
}
