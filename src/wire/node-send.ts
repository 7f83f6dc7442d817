import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { builtin } from "./builtin.ts";
import { gather } from "./bytes.ts";
import { readHeaders } from "./node-headers.ts";
import type { Send, SendError, SendRequest, SendResponse } from "./send.ts";
import { sendError, toSendError } from "./send-error.ts";
import { type Silence, watchSilence } from "./silence.ts";
import { parseHttpUrl } from "./url.ts";

/** A way out over real sockets, and its end. */
export interface NodeSend {
  readonly send: Send;
  /** Closes the connections that are kept for reuse and those in use. */
  close(): void;
}

/**
 * How long a connection is kept for the next request, in milliseconds. Short on purpose: a request sent into a
 * connection that the peer is just closing cannot be told from one that was carried out, and a POST must never run
 * twice, so nothing is ever sent again here. Not reusing old connections makes that case all but impossible instead.
 */
const KEEP_MS = 1_000;

/** How many addresses are remembered: an engine sends most of what it sends to two. */
const REMEMBERED = 64;

/**
 * Makes a {@link Send} on keep-alive connections of node:http and node:https. One `send` is at most one request on the
 * wire: nothing is repeated and no redirect is followed. An answer must be read to its end, left early, or aborted; else
 * its connection stays taken.
 */
export function createNodeSend(): NodeSend {
  const [http, https, { urlToHttpOptions }] = [builtin("node:http"), builtin("node:https"), builtin("node:url")];
  const options = { keepAlive: true, scheduling: "lifo", timeout: KEEP_MS } as const;
  const agents = { "http:": new http.Agent(options), "https:": new https.Agent(options) };
  // Reading an address takes as long as all else that is done here for a request.
  const known = new Map<string, RequestOptions>();
  const optionsOf = (text: string): RequestOptions | undefined => {
    const before = known.get(text);
    const url = before === undefined ? parseHttpUrl(text) : undefined;
    if (url === undefined) return before;
    const read = { ...urlToHttpOptions(url), agent: url.protocol === "https:" ? agents["https:"] : agents["http:"] };
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, read);
    return read;
  };
  return {
    send: (request) => {
      const to = optionsOf(request.url);
      if (to === undefined) return Promise.reject(sendError("bad-url", request));
      if (request.signal?.aborted === true) return Promise.reject(sendError("aborted", request));
      const { method, headers } = request;
      const { request: open } = to.protocol === "https:" ? https : http;
      return exchange(request, () => open({ ...to, method, headers: { ...headers } }));
    },
    close: () => {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}

function exchange(request: SendRequest, open: () => ClientRequest): Promise<SendResponse> {
  return new Promise((resolve, reject) => {
    let outgoing: ClientRequest;
    try {
      outgoing = open();
    } catch (thrown) {
      // A header or method that HTTP cannot carry.
      reject(toSendError(thrown, request));
      return;
    }
    let answer: IncomingMessage | undefined;
    let failure: SendError | undefined;
    const fail = (error: SendError): void => {
      failure ??= error;
      silence.pause();
      reject(failure);
      outgoing.destroy();
      answer?.destroy();
    };
    const silence = watchSilence(request.idleTimeoutMs, () => fail(sendError("timeout", request)));
    const onAbort = (): void => fail(sendError("aborted", request, request.signal?.reason));
    request.signal?.addEventListener("abort", onAbort);
    outgoing.on("close", () => {
      silence.pause();
      request.signal?.removeEventListener("abort", onAbort);
      if (answer === undefined) fail(sendError("reset", request));
    });
    // Once there is an answer it tells by itself how it ends: a peer may refuse a body before it has read it all.
    outgoing.on("error", (thrown) => answer ?? fail(toSendError(thrown, request)));
    outgoing.on("socket", () => silence.heard());
    outgoing.on("finish", () => answer ?? silence.heard());
    outgoing.on("response", (incoming) => {
      answer = incoming;
      silence.pause();
      incoming.on("error", (thrown) => {
        failure ??= toSendError(thrown, request);
      });
      resolve(toResponse(incoming, silence, (thrown) => failure ?? toSendError(thrown, request)));
    });
    silence.heard();
    outgoing.end(request.body);
  });
}

function toResponse(incoming: IncomingMessage, silence: Silence, why: (thrown: unknown) => SendError): SendResponse {
  const stream = chunksOf(incoming, silence, why);
  const bytes = (): Promise<Uint8Array> => collect(incoming, silence, why);
  return {
    status: incoming.statusCode ?? 0,
    headers: readHeaders(incoming),
    stream,
    bytes,
    text: async () => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytes()),
  };
}

/** The whole body by its events: iterating a short one costs more than all of the rest. */
function collect(
  incoming: IncomingMessage,
  silence: Silence,
  why: (thrown: unknown) => SendError,
): Promise<Uint8Array> {
  const body = gather(Number(incoming.headers["content-length"]));
  return new Promise((resolve, reject) => {
    silence.heard();
    incoming.on("data", (chunk: Uint8Array) => {
      silence.heard();
      body.add(chunk);
    });
    let ended = false;
    const broken = (thrown: unknown): void => {
      // A body that has ended closes too, and an error nobody hears of is not worth making.
      if (ended) return;
      silence.pause();
      reject(why(thrown ?? { code: "ECONNRESET" }));
    };
    incoming.on("error", broken);
    incoming.on("close", broken);
    incoming.on("end", () => {
      ended = true;
      silence.pause();
      resolve(body.whole());
    });
    // It may have broken before anybody asked for it.
    if (incoming.destroyed) broken(incoming.errored);
  });
}

/** Silence counts only while the reader waits for a chunk: a slow reader is not a silent peer. Leaving early closes the connection. */
async function* chunksOf(
  incoming: IncomingMessage,
  silence: Silence,
  why: (thrown: unknown) => SendError,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = incoming[Symbol.asyncIterator]();
  let ended = false;
  try {
    while (true) {
      silence.heard();
      const step = await chunks.next();
      silence.pause();
      ended = step.done === true;
      if (step.done === true) break;
      yield step.value;
    }
    if (!incoming.complete) throw why({ code: "ECONNRESET" });
  } catch (thrown) {
    throw why(thrown);
  } finally {
    if (!ended) incoming.destroy();
  }
}
