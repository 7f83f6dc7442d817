import type { WireHeaders, WireResponse } from "../wire/handle.ts";
import { type CompleteReply, completeReply } from "./complete.ts";
import { deliver } from "./deliver.ts";
import type { Fault, LocatedFault, MissedFault } from "./fault.ts";
import { eventData } from "./formats/event-data.ts";
import type { WireFormat } from "./formats/format.ts";
import { formats } from "./formats/index.ts";
import type { Ids } from "./ids.ts";
import { type Located, locateFaults } from "./locate.ts";
import type { Dialect, EffectiveRequest, Format } from "./model.ts";
import type { Answer, ProviderFailure, Reply } from "./reply.ts";

/** An answer in its format, before any fault. */
export interface Saying {
  readonly status: number;
  readonly headers: WireHeaders;
  /** The events of a stream, or one body. */
  readonly units: readonly string[];
  readonly streamed: boolean;
  readonly faults: readonly LocatedFault[];
  /** Faults that were due and had no place to strike. */
  readonly missed: readonly MissedFault[];
  /** The reply; undefined when the answer is an error. */
  readonly complete: CompleteReply | undefined;
}

const requestIdHeader: Record<Format, string> = {
  anthropic: "request-id",
  "openai-chat": "x-request-id",
  responses: "x-request-id",
};

const nothing: Located = { faults: [], missed: [] };

type MidStream = Extract<Fault, { kind: "error-event" | "failed" }>;
type LocatedMidStream = Extract<LocatedFault, { kind: "error-event" | "failed" }>;

const isMidStream = (fault: Fault): fault is MidStream => fault.kind === "error-event" || fault.kind === "failed";

/** The failure that a mid-stream fault stands for, as the provider would word it. */
const eventFailure = (fault: MidStream): ProviderFailure => ({
  kind: "failure",
  status: fault.kind === "error-event" ? (fault.status ?? 529) : 500,
  message: fault.message ?? "The model is overloaded.",
  ...(fault.kind === "failed" && fault.code !== undefined ? { code: fault.code } : {}),
});

/** Without a stream there is no middle of one: the error is the whole answer. */
const failureOf = (answer: Answer, stream: boolean): ProviderFailure | undefined => {
  if (answer.kind === "failure") return answer;
  const fault = stream ? undefined : answer.faults?.find(isMidStream);
  return fault === undefined ? undefined : eventFailure(fault);
};

/** The body of an error: the provider's shape, or what the script says instead. */
const failureBody = (failure: ProviderFailure, format: Format, dialect: Dialect, requestId: string): string => {
  if (failure.body === undefined) return JSON.stringify(formats[format].failure(failure, dialect, requestId));
  return typeof failure.body === "string" ? failure.body : JSON.stringify(failure.body);
};

const locate = (
  faults: readonly Fault[] | undefined,
  answer: Answer,
  units: readonly string[],
  streamed: boolean,
  { partOf }: WireFormat,
): Located =>
  faults === undefined || faults.length === 0 ? nothing : locateFaults(faults, { units, streamed, answer, partOf });

const sayFailure = (
  failure: ProviderFailure,
  faults: readonly Fault[] | undefined,
  format: Format,
  dialect: Dialect,
  ids: Ids,
): Saying => {
  const requestId = ids.item("req_");
  const units = [failureBody(failure, format, dialect, requestId)];
  const located = locate(faults, failure, units, false, formats[format]);
  return {
    status: failure.status,
    headers: { "content-type": "application/json", [requestIdHeader[format]]: requestId, ...failure.headers },
    units,
    streamed: false,
    faults: located.faults,
    missed: located.missed,
    complete: undefined,
  };
};

const sayReply = (reply: Reply, request: EffectiveRequest, codec: WireFormat, ids: Ids, seconds: number): Saying => {
  const complete = completeReply(reply, request, ids, seconds);
  const id = requestIdHeader[request.format];
  const units = request.stream ? codec.events(complete) : [codec.write(complete)];
  const located = locate(reply.faults, reply, units, request.stream, codec);
  return {
    status: 200,
    headers: request.stream
      ? { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache", [id]: ids.item("req_") }
      : { "content-type": "application/json", [id]: ids.item("req_") },
    units,
    streamed: request.stream,
    faults: located.faults,
    missed: located.missed,
    complete,
  };
};

/** Puts an answer into the format of its request. `seconds` is the time now, in Unix seconds. */
export const say = (answer: Answer, request: EffectiveRequest, ids: Ids, seconds: number): Saying => {
  const failure = failureOf(answer, request.stream);
  if (failure === undefined && answer.kind === "reply") {
    return sayReply(answer, request, formats[request.format], ids, seconds);
  }
  const faults = answer.faults?.filter((fault) => !isMidStream(fault));
  return sayFailure(failure!, faults, request.format, request.dialect, ids);
};

/** An answer as one JSON text: of a stream, what its last event says; empty when that says nothing. */
export const answerText = ({ units, streamed }: Saying): string => {
  if (!streamed) return units[0] ?? "";
  const { response } = eventData(units.at(-1) ?? "");
  return response === undefined ? "" : JSON.stringify(response);
};

/** An error to a request that is no model call. */
export const sayStray = (failure: ProviderFailure, format: Format, dialect: Dialect, ids: Ids): WireResponse => {
  const { status, headers, units } = sayFailure(failure, undefined, format, dialect, ids);
  return { status, headers, body: units[0]! };
};

/** Sends what is said, with its faults. */
export const sendSaying = (saying: Saying, request: EffectiveRequest): WireResponse | Promise<WireResponse> => {
  const { status, headers, units, streamed, faults, complete } = saying;
  if (faults.length === 0 && !streamed) return { status, headers, body: units[0]! };
  const codec = formats[request.format];
  const inPlaceOfRest = (fault: LocatedMidStream, index: number): string =>
    complete === undefined
      ? ""
      : codec.errorEvent(eventFailure(fault), request.dialect, complete, { kind: fault.kind, index });
  return deliver(status, headers, { units, streamed, inPlaceOfRest }, faults, request);
};
