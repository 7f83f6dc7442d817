import type { ErrorCode } from "../../generated/types.ts";
import { isObject } from "../../json/own.ts";
import { readExactJson } from "../../json/read.ts";
import { readSse } from "../../wire/sse.ts";
import type { DeliveryReply } from "../ports.ts";

/** Reads an answer that came as an event stream: one frame with the decision, or one that says why there is none. */
export async function readSseAnswer(stream: AsyncIterable<Uint8Array>): Promise<DeliveryReply> {
  for await (const { event = "message", data } of readSse(stream)) {
    if (event === "llm.token.delta")
      return failed("invalid_response", "a token delta for a decision that streams none", false);
    if (event !== "decision.result" && event !== "decision.error")
      return failed("invalid_response", `the worker's stream has an unknown event ${JSON.stringify(event)}`, false);
    const reading = readExactJson(data);
    if (!reading.ok) return failed("invalid_response", `the worker's ${event}: ${reading.error}`, false);
    if (event === "decision.result") return { kind: "answer", answer: reading.value };
    const told = isObject(reading.value) ? reading.value : {};
    const message = typeof told["message"] === "string" ? told["message"] : "the worker reported a failure";
    return failed("handler_error", message, told["retryable"] !== false);
  }
  return failed("handler_error", "the worker's stream ended without a decision", true);
}

function failed(code: ErrorCode, message: string, retryable: boolean): DeliveryReply {
  return { kind: "failed", error: { message, code }, retryable };
}
