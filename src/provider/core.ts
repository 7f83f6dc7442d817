import type { Handle, WireRequest, WireResponse } from "../wire/handle.ts";
import { createAttempts } from "./attempts.ts";
import { isFailing } from "./deliver.ts";
import type { Exchange, RefusalReason, Stray } from "./exchange.ts";
import type { Complaint } from "./formats/format.ts";
import { formats } from "./formats/index.ts";
import { findHistory } from "./history.ts";
import { createIds } from "./ids.ts";
import { createMemory } from "./memory.ts";
import type { Dialect, EffectiveRequest, Format } from "./model.ts";
import { answerModels, answerStored, answerTokenCount } from "./model-less.ts";
import { checkPairing } from "./pairing.ts";
import { refuse, refuseFor } from "./refusal.ts";
import type { Answer } from "./reply.ts";
import { apiKeyOf, ModelRequest, parseBody } from "./request.ts";
import { type Route, readRoute } from "./route.ts";
import { answerText, type Saying, say, sayStray, sendSaying } from "./saying.ts";

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

/** An answer, and whether it is the provider's own refusal. */
interface Settled {
  readonly answer: Answer;
  readonly refused: RefusalReason | undefined;
}

const formatFor = (dialect: Dialect): Format => (dialect === "anthropic" ? "anthropic" : "openai-chat");

const judge = (request: ModelRequest): Complaint | undefined => {
  const codec = formats[request.format];
  return codec.check(request.json, request.conversation) ?? checkPairing(request.conversation.messages, codec.pairing);
};

const failed = (error: unknown): Settled => ({
  answer: refuse(400, `The script could not answer: ${error instanceof Error ? error.message : String(error)}`),
  refused: "reply",
});

/** Looks whether the format can say the answer. */
const settle = (answer: Answer, request: EffectiveRequest): Settled => {
  const why = answer.kind === "reply" ? formats[request.format].refuse(answer, request.stream) : undefined;
  return why === undefined ? { answer, refused: undefined } : { answer: refuse(400, why), refused: "reply" };
};

const outcomeOf = ({ status, faults }: Saying): "whole" | "failed" | "slowly" =>
  status >= 400 || isFailing(faults) ? "failed" : faults.length === 0 ? "whole" : "slowly";

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

  const stray = (
    wire: WireRequest,
    dialect: Dialect,
    format: Format,
    status: number,
    why: string,
    code: string | null = null,
  ): WireResponse => {
    options.onStray?.({ method: wire.method, path: wire.path, headers: wire.headers, body: wire.body, why, status });
    return sayStray(refuse(status, why, { code }), format, dialect, ids);
  };

  const send = (request: ModelRequest, { answer, refused }: Settled): WireResponse | Promise<WireResponse> => {
    const saying = say(answer, request, ids, Math.floor(now() / 1000));
    const { status, headers, units, faults, missed, complete } = saying;
    request.settled(outcomeOf(saying));
    if (complete !== undefined && formats[request.format].remembers(request.json)) {
      memory.keep(
        complete.id,
        () => request.conversation,
        complete,
        () => answerText(saying),
      );
    }
    options.onExchange?.({ request, answer, refused, status, headers, units, faults, missed });
    request.release();
    return sendSaying(saying, request);
  };

  const ask = (request: ModelRequest): WireResponse | Promise<WireResponse> => {
    let answer: Answer | Promise<Answer>;
    try {
      answer = options.answer(request);
    } catch (error) {
      return send(request, failed(error));
    }
    if (!(answer instanceof Promise)) return send(request, settle(answer, request));
    return answer.then((made) => settle(made, request), failed).then((settled) => send(request, settled));
  };

  const answerCall = (route: CallRoute, wire: WireRequest): WireResponse | Promise<WireResponse> => {
    const parsed = parseBody(wire.body);
    if (!parsed.ok) return stray(wire, route.dialect, route.format, 400, parsed.why);
    const { incoming } = parsed;
    const apiKey = apiKeyOf(wire.headers);
    const attempt = attemptOf(`${route.prefix}\n${apiKey}\n${String(incoming.json["model"])}`, wire);
    const history = findHistory(route.format, incoming.json, wire.body, memory);
    const codec = formats[route.format];
    const before = history.kind === "found" ? history.conversation : undefined;
    const request = new ModelRequest({ wire, incoming, route, apiKey, attempt, codec, history: before });
    options.onRequest?.(request);
    if (history.kind === "refused") return send(request, { answer: history.failure, refused: "history" });
    const complaint = validate ? judge(request) : undefined;
    return complaint === undefined
      ? ask(request)
      : send(request, { answer: refuseFor(complaint), refused: "validation" });
  };

  const handle: Handle = (wire) => {
    const route = readRoute(wire.method, wire.path, wire.headers);
    switch (route.kind) {
      case "call":
        return answerCall(route, wire);
      case "count-tokens":
        return answerTokenCount(route.format, wire.body);
      case "models": {
        const why = `There is no model ${JSON.stringify(route.id)} here.`;
        return (
          answerModels(route, models(), now()) ??
          stray(wire, route.dialect, formatFor(route.dialect), 404, why, "model_not_found")
        );
      }
      case "stored-response": {
        const why = `Response with id '${route.id}' not found.`;
        return answerStored(memory.get(route.id)) ?? stray(wire, route.dialect, "responses", 404, why);
      }
      case "unknown":
        return stray(wire, route.dialect, formatFor(route.dialect), 404, route.why);
    }
  };
  return { handle };
};
