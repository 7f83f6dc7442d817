import type { ErrorCode } from "../../generated/types.ts";
import { isObject } from "../../json/own.ts";
import { readExactJson } from "../../json/read.ts";
import { readSse } from "../../wire/sse.ts";
import type { DeliveryReply, DeliveryRequest } from "../ports.ts";

const TERMINAL: ReadonlySet<string> = new Set(["decision.result", "decision.error"]);

/** A provider's last word, which is no JSON: a worker that hands on its provider's events may hand it on too. */
const LAST_WORD = "[DONE]";

/**
 * Reads an answer that came as an event stream: any number of pieces where they are asked for, then one frame with the
 * decision, or one that says why there is none.
 */
export async function readSseAnswer(
  stream: AsyncIterable<Uint8Array>,
  onPiece: DeliveryRequest["onPiece"],
): Promise<DeliveryReply> {
  for await (const { event = "message", data } of readSse(stream)) {
    const isPiece = event === "llm.token.delta";
    if (isPiece && onPiece === undefined)
      return failed("invalid_response", "a token delta for a decision that streams none", false);
    if (!isPiece && !TERMINAL.has(event))
      return failed("invalid_response", `the worker's stream has an unknown event ${JSON.stringify(event)}`, false);
    if (isPiece && data.trim() === LAST_WORD) continue;
    const reading = readExactJson(data);
    if (!reading.ok) return failed("invalid_response", `the worker's ${event}: ${reading.error}`, false);
    if (!isPiece) return endOf(event, reading.value);
    const wrong = onPiece?.(reading.value);
    if (wrong !== undefined) return failed("invalid_response", `the worker's ${event}: ${wrong}`, false);
  }
  return failed("handler_error", "the worker's stream ended without a decision", true);
}

function endOf(event: string, value: unknown): DeliveryReply {
  if (event === "decision.result") return { kind: "answer", answer: value };
  const told = isObject(value) ? value : {};
  const message = typeof told["message"] === "string" ? told["message"] : "the worker reported a failure";
  return failed("handler_error", message, told["retryable"] !== false);
}

function failed(code: ErrorCode, message: string, retryable: boolean): DeliveryReply {
  return { kind: "failed", error: { message, code }, retryable };
}
