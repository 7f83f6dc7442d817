import { entryTexts } from "../../json/entries.ts";
import { memberText } from "../../json/member.ts";
import { concatBytes, toText } from "../../wire/bytes.ts";
import type { Handle, WireHeaders, WireRequest, WireResponse } from "../../wire/handle.ts";
import type { Send } from "../../wire/send.ts";
import { readSse } from "../../wire/sse.ts";
import { joinUrl } from "../../wire/url.ts";
import { createAttempts } from "../attempts.ts";
import { formats } from "../formats/index.ts";
import { isObject } from "../json-text.ts";
import type { Place } from "../recorder.ts";
import type { Answer, ProviderFailure } from "../reply.ts";
import { apiKeyOf, ModelRequest, parseBody } from "../request.ts";
import { type Route, readRoute } from "../route.ts";
import { joinStream } from "./join-stream.ts";
import { readReply } from "./read-reply.ts";

/** A model call that was passed on, and what the real provider answered. */
export interface Passed extends Place {
  readonly request: ModelRequest;
  readonly answer: Answer;
  readonly refused: undefined;
}

type CallRoute = Extract<Route, { kind: "call" }>;

/** Headers that belong to one connection, or that would have the answer come back compressed. */
const notPassedOn = new Set([
  "host",
  "connection",
  "keep-alive",
  "content-length",
  "transfer-encoding",
  "accept-encoding",
  "content-encoding",
  "proxy-authorization",
  "upgrade",
]);

const passedOn = (headers: WireHeaders): WireHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.has(name)));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An error of the provider in its parts where it has its usual shape, so that it is written anew in any format. */
const failureOf = (status: number, headers: WireHeaders, text: string): ProviderFailure => {
  const waits: WireHeaders = {};
  for (const name of ["retry-after", "retry-after-ms", "x-should-retry"]) {
    if (headers[name] !== undefined) waits[name] = headers[name];
  }
  const failure = { kind: "failure", status, headers: waits } as const;
  const body = parse(text);
  const error = isObject(body) ? body["error"] : undefined;
  if (!isObject(error) || typeof error["message"] !== "string") return { ...failure, body: body ?? text };
  const { message, type, code, param, details } = error;
  return {
    ...failure,
    message,
    ...(typeof type === "string" ? { type } : {}),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof param === "string" ? { param } : {}),
    ...(details === undefined ? {} : { details }),
  };
};

const dataOf = async (bytes: Uint8Array): Promise<string[]> => {
  const texts: string[] = [];
  const once = async function* () {
    yield bytes;
  };
  for await (const frame of readSse(once())) texts.push(frame.data);
  return texts;
};

/** What the provider's bytes say, as an answer of a script. */
const answerOf = async (route: CallRoute, status: number, headers: WireHeaders, bytes: Uint8Array): Promise<Answer> => {
  const text = toText(bytes);
  if (status >= 400) return failureOf(status, headers, text);
  if (headers["content-type"]?.startsWith("text/event-stream")) {
    const { json, inputText } = joinStream(route.format, await dataOf(bytes));
    return readReply(route.format, json, inputText);
  }
  const json = parse(text);
  const blocks = entryTexts(isObject(json) ? (memberText(text, "content") ?? "[]") : "[]");
  return readReply(
    route.format,
    isObject(json) ? json : {},
    (index) => memberText(blocks[index] ?? "{}", "input") ?? "{}",
  );
};

/** A handle that passes everything on to `target` and tells of each model call once its answer is complete. */
export const createProxy = (target: string, send: Send, reserve: () => (passed: Passed) => void): Handle => {
  const attemptOf = createAttempts();

  const read = (route: CallRoute, wire: WireRequest): ModelRequest | undefined => {
    const parsed = parseBody(wire.body);
    if (!parsed.ok) return undefined;
    const apiKey = apiKeyOf(wire.headers);
    const attempt = attemptOf(`${route.prefix}\n${apiKey}\n${String(parsed.incoming.json["model"])}`, wire);
    return new ModelRequest({
      wire,
      incoming: parsed.incoming,
      route,
      apiKey,
      attempt,
      codec: formats[route.format],
      history: undefined,
    });
  };

  return async (wire): Promise<WireResponse> => {
    const route = readRoute(wire.method, wire.path, wire.headers);
    const prefix = route.kind === "unknown" ? "" : route.prefix;
    const url = joinUrl(target, prefix === "" ? wire.path : wire.path.replace(`/${prefix}`, ""));
    if (url === undefined) return { status: 502, body: `${target} is no base URL to pass calls on to.` };
    const request = route.kind === "call" ? read(route, wire) : undefined;
    const done = request === undefined ? undefined : reserve();
    const { method, body, signal } = wire;
    const sent = { method, url, headers: { ...passedOn(wire.headers), "accept-encoding": "identity" }, signal };
    const response = await send(body.length === 0 ? sent : { ...sent, body }).catch((error: Error) => error);
    if (response instanceof Error) {
      const message = `The call could not be passed on: ${response.message}`;
      return {
        status: 502,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ error: { message } }),
      };
    }
    const { status, headers } = response;
    const finish = async (bytes: Uint8Array): Promise<void> => {
      if (request === undefined || done === undefined || route.kind !== "call") return;
      const answer = await answerOf(route, status, headers, bytes);
      request.settled(answer.kind === "failure" ? "failed" : "whole");
      done({ request, answer, refused: undefined, conversation: prefix === "" ? request.model : prefix, turn: 1 });
    };
    return { status, headers: passedOn(headers), body: passing(response.stream, finish) };
  };
};

/** The bytes as they come, and all of them together when they are complete. */
async function* passing(
  stream: AsyncIterable<Uint8Array>,
  finish: (bytes: Uint8Array) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
    yield chunk;
  }
  await finish(concatBytes(chunks));
}
