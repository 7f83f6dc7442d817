import type { CompleteReply } from "../../complete.ts";
import type { ProviderFailure } from "../../reply.ts";
import type { ErrorPlace, WireFormat } from "../format.ts";
import { messageOf, openaiErrorType, openaiFailure } from "../openai-error.ts";
import { checkResponses, responsesPairing } from "./check.ts";
import { responsesPart } from "./part.ts";
import { readResponses } from "./read.ts";
import { streamResponses } from "./stream.ts";
import { responseJson, writeResponses } from "./write.ts";

const errorEvent = (failure: ProviderFailure, reply: CompleteReply, place: ErrorPlace): string => {
  const code = openaiErrorType(failure).code ?? "server_error";
  const message = messageOf(failure);
  const body =
    place.kind === "failed"
      ? { type: "response.failed", response: responseJson(reply, "failed", [], { code, message }) }
      : { type: "error", code, message, param: null };
  return `event: ${body.type}\ndata: ${JSON.stringify({ ...body, sequence_number: place.index })}\n\n`;
};

/** OpenAI Responses, as OpenRouter serves them too. */
export const responsesFormat: WireFormat = {
  read: readResponses,
  check: checkResponses,
  inherits: false,
  pairing: responsesPairing,
  write: writeResponses,
  events: streamResponses,
  partOf: responsesPart,
  failure: (failure, dialect) => openaiFailure(failure, dialect),
  errorEvent: (failure, _dialect, reply, place) => errorEvent(failure, reply, place),
  remembers: (json) => json["store"] !== false,
  refuse: () => undefined,
};
