import type { Handle, WireHeaders, WireRequest, WireResponse } from "../wire/handle.ts";
import { createAttempts } from "./attempts.ts";
import { type CompleteReply, completeReply } from "./complete.ts";
import { deliver, isFailing } from "./deliver.ts";
import type { Exchange, RefusalReason, Stray } from "./exchange.ts";
import type { Fault } from "./fault.ts";
import type { Complaint } from "./formats/format.ts";
import { formats } from "./formats/index.ts";
import { findHistory } from "./history.ts";
import { createIds } from "./ids.ts";
import { createMemory } from "./memory.ts";
import type { Dialect, EffectiveRequest, Format } from "./model.ts";
import { answerModels, answerStored, answerTokenCount } from "./model-less.ts";
import { checkPairing } from "./pairing.ts";
import type { Answer, ProviderFailure, Reply } from "./reply.ts";
import { apiKeyOf, ModelRequest, parseBody } from "./request.ts";
import { type Route, readRoute } from "./route.ts";

/** What a provider core needs. Only `answer` is required. */
export interface ProviderCoreOptions {
  /** What the model says. A throw or a rejection is answered with a 400 that says so, and reported as refused. */
  readonly answer: (request: EffectiveRequest) => Answer | Promise<Answer>;
  /** Told of each model call before it is judged or answered. */
  readonly onRequest?: (request: EffectiveRequest) => void;
  /** Told of each model call with its answer, before the first byte is sent. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** Told of each request that is no model call and that no route takes. */
  readonly onStray?: (stray: Stray) => void;
  /** Whether requests are refused as the provider would. Default true. */
  readonly validate?: boolean;
  /** The models that the model list names. Default one. */
  readonly models?: () => readonly string[];
  /** The clock, in milliseconds. Default `Date.now`. */
  readonly now?: () => number;
}

/** The provider without a socket. */
export interface ProviderCore {
  readonly handle: Handle;
}

type CallRoute = Extract<Route, { kind: "call" }>;

const requestIdHeader: Record<Format, string> = {
  anthropic: "request-id",
  "openai-chat": "x-request-id",
  responses: "x-request-id",
};

const streamHeaders: WireHeaders = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" };
const jsonHeaders: WireHeaders = { "content-type": "application/json" };

/** A refusal that no client retries. */
export const refuse = (status: number, message: string, more: Partial<ProviderFailure> = {}): ProviderFailure => ({
  kind: "failure",
  status,
  message,
  ...more,
  headers: { "x-should-retry": "false", ...more.headers },
});

const fromComplaint = (complaint: Complaint): ProviderFailure =>
  refuse(400, complaint.message, {
    ...(complaint.param === "" ? {} : { param: complaint.param }),
    ...(complaint.code === undefined ? {} : { code: complaint.code }),
  });

const formatFor = (dialect: Dialect): Format => (dialect === "anthropic" ? "anthropic" : "openai-chat");

/**
 * A model provider as a plain handle: it reads all three formats into one shape, asks `answer` what the model says,
 * and writes that in the format of the request. It keeps no script: that is `mockProvider`.
 *
 * Requests that the real provider would refuse get its 400 and never reach `answer`.
 */
export const createProviderCore = (options: ProviderCoreOptions): ProviderCore => {
  const ids = createIds();
  const memory = createMemory();
  const attemptOf = createAttempts();
  const now = options.now ?? Date.now;
  const models = options.models ?? (() => ["tck-model"]);
  const validate = options.validate ?? true;

  const failureBody = (failure: ProviderFailure, format: Format, dialect: Dialect, requestId: string): string => {
    if (failure.body !== undefined)
      return typeof failure.body === "string" ? failure.body : JSON.stringify(failure.body);
    return JSON.stringify(formats[format].failure(failure, dialect, requestId));
  };

  const stray = (wire: WireRequest, dialect: Dialect, format: Format, status: number, why: string): WireResponse => {
    options.onStray?.({ method: wire.method, path: wire.path, headers: wire.headers, body: wire.body, why, status });
    const requestId = ids.item("req_");
    return {
      status,
      headers: { ...jsonHeaders, "x-should-retry": "false", [requestIdHeader[format]]: requestId },
      body: failureBody(refuse(status, why), format, dialect, requestId),
    };
  };

  const judge = (request: ModelRequest): Complaint | undefined => {
    if (!validate) return undefined;
    const codec = formats[request.format];
    return (
      codec.check(request.json, request.conversation) ?? checkPairing(request.conversation.messages, codec.pairing)
    );
  };

  const ask = async (request: ModelRequest): Promise<{ answer: Answer; refused?: RefusalReason }> => {
    try {
      const answer = await options.answer(request);
      const why = answer.kind === "reply" ? formats[request.format].refuse(answer, request.stream) : undefined;
      return why === undefined ? { answer } : { answer: refuse(400, why), refused: "reply" };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { answer: refuse(400, `The script could not answer: ${text}`), refused: "reply" };
    }
  };

  const send = (
    request: ModelRequest,
    fail: () => void,
    { answer, refused }: { answer: Answer; refused?: RefusalReason },
  ): WireResponse | Promise<WireResponse> => {
    const requestId = ids.item("req_");
    const codec = formats[request.format];
    const said: Reply = answer.kind === "reply" ? answer : { kind: "reply" };
    const complete = completeReply(said, request, ids, Math.floor(now() / 1000));
    const failure = answer.kind === "failure" ? answer : midStreamFailure(answer, request.stream);
    const faults = answer.faults ?? [];
    if (failure !== undefined || isFailing(faults)) fail();
    const streamed = failure === undefined && request.stream;
    const units =
      failure !== undefined
        ? [failureBody(failure, request.format, request.dialect, requestId)]
        : streamed
          ? codec.events(complete)
          : [codec.write(complete)];
    if (failure === undefined) remember(request, complete, streamed ? "" : units[0]!);
    const status = failure?.status ?? 200;
    const headers = {
      ...(streamed ? streamHeaders : jsonHeaders),
      [requestIdHeader[request.format]]: requestId,
      ...failure?.headers,
    };
    options.onExchange?.({
      request,
      answer,
      ...(refused === undefined ? {} : { refused }),
      status,
      headers,
      units,
      faults,
    });
    if (faults.length === 0 && !streamed) return { status, headers, body: units[0]! };
    const inPlaceOfRest = (fault: Extract<Fault, { kind: "error-event" | "failed" }>, index: number): string =>
      codec.errorEvent(eventFailure(fault), request.dialect, complete, { kind: fault.kind, index });
    return deliver(
      status,
      headers,
      { units, streamed, inPlaceOfRest },
      failure === undefined ? faults : withoutEvents(faults),
      request.signal,
    );
  };

  const remember = (request: ModelRequest, complete: CompleteReply, json: string): void => {
    if (formats[request.format].remembers(request.json))
      memory.keep(complete.id, () => request.conversation, complete, json);
  };

  const answerCall = async (route: CallRoute, wire: WireRequest): Promise<WireResponse> => {
    const parsed = parseBody(wire.body);
    if (!parsed.ok) return stray(wire, route.dialect, route.format, 400, parsed.why);
    const { incoming } = parsed;
    const apiKey = apiKeyOf(wire.headers);
    const key = `${route.prefix}\n${apiKey}\n${String(incoming.json["model"])}`;
    const { call, attempt, fail } = attemptOf(key, wire.body, wire.headers, wire.signal);
    const history = findHistory(route.format, incoming.json, wire.body, memory);
    const request = new ModelRequest({
      wire,
      incoming,
      format: route.format,
      dialect: route.dialect,
      prefix: route.prefix,
      apiKey,
      attempt,
      call,
      codec: formats[route.format],
      history: history.kind === "found" ? history.conversation : undefined,
    });
    options.onRequest?.(request);
    if (history.kind === "refused") return send(request, fail, { answer: history.failure, refused: "history" });
    const complaint = judge(request);
    if (complaint !== undefined)
      return send(request, fail, { answer: fromComplaint(complaint), refused: "validation" });
    return send(request, fail, await ask(request));
  };

  const handle: Handle = (wire) => {
    const route = readRoute(wire.method, wire.path, wire.headers);
    switch (route.kind) {
      case "call":
        return answerCall(route, wire);
      case "count-tokens":
        return answerTokenCount(route.format, wire.body);
      case "models":
        return (
          answerModels(route, models(), now()) ??
          stray(
            wire,
            route.dialect,
            formatFor(route.dialect),
            404,
            `There is no model ${JSON.stringify(route.id)} here.`,
          )
        );
      case "stored-response":
        return (
          answerStored(memory.get(route.id)) ??
          stray(wire, route.dialect, "responses", 404, `Response with id '${route.id}' not found.`)
        );
      case "unknown":
        return stray(wire, route.dialect, formatFor(route.dialect), 404, route.why);
    }
  };
  return { handle };
};

/** The failure that a mid-stream fault stands for, as the provider would word it. */
const eventFailure = (fault: Extract<Fault, { kind: "error-event" | "failed" }>): ProviderFailure => ({
  kind: "failure",
  status: fault.kind === "error-event" ? (fault.status ?? 529) : 500,
  message: fault.message ?? "The model is overloaded.",
  ...(fault.kind === "failed" && fault.code !== undefined ? { code: fault.code } : {}),
});

/** Without a stream there is no middle of one: the error is the whole answer. */
const midStreamFailure = (reply: Reply, stream: boolean): ProviderFailure | undefined => {
  if (stream) return undefined;
  const fault = reply.faults?.find((candidate) => candidate.kind === "error-event" || candidate.kind === "failed");
  return fault === undefined ? undefined : eventFailure(fault);
};

const withoutEvents = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter((fault) => fault.kind !== "error-event" && fault.kind !== "failed");
