import { answerOf, bodyOf, headersOf, wholeBody } from "./answer.ts";
import { NO_BYTES, readAll, toBytes } from "./bytes.ts";
import type { Handle, WireHeaders, WireRequest, WireResponse } from "./handle.ts";
import type { Send, SendError, SendRequest, SendResponse } from "./send.ts";
import { sendError } from "./send-error.ts";
import { watchSilence } from "./silence.ts";
import { parseHttpUrl } from "./url.ts";

/** Which handle answers for which origin, as `http://worker.test`. */
export type Routes = Readonly<Record<string, Handle>>;

/**
 * Makes a {@link Send} that calls handles in this process, with no socket in between. It behaves as the network would:
 * an origin that no route names is refused, a cut is a broken connection, silence and abort end the exchange, and the
 * handle's signal fires when the caller leaves before the answer's end. Routes are looked up at each send.
 */
export function createHandleSend(routes: Routes): Send {
  return async (request) => {
    const url = parseHttpUrl(request.url);
    if (url === undefined) throw sendError("bad-url", request);
    if (request.signal?.aborted === true) throw sendError("aborted", request);
    const handle = Object.hasOwn(routes, url.origin) ? routes[url.origin] : undefined;
    if (handle === undefined) throw sendError("refused", request);
    return exchange(request, url, handle);
  };
}

async function exchange(request: SendRequest, url: URL, handle: Handle): Promise<SendResponse> {
  const line = openLine(request);
  const response = await line.race(answerOf(handle, wireRequest(request, url, line.gone)));
  if (response.cut === "before-headers") throw line.fail(sendError("reset", request));
  const stream = chunksOf(response, line);
  const bytes = (): Promise<Uint8Array> => readAll(stream);
  return {
    status: response.status,
    headers: Object.assign(Object.create(null), headersOf(response, wholeBody(response)?.byteLength)) as WireHeaders,
    stream,
    bytes,
    text: async () => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytes()),
  };
}

function wireRequest(request: SendRequest, url: URL, signal: AbortSignal): WireRequest {
  const headers: WireHeaders = Object.create(null);
  headers["host"] = url.host;
  for (const [name, value] of Object.entries(request.headers ?? {})) headers[name.toLowerCase()] = value;
  // A copy: over a socket the peer would not see what the sender does to its bytes afterwards.
  const body = request.body === undefined ? NO_BYTES : toBytes(request.body).slice();
  if (body.byteLength > 0) headers["content-length"] = String(body.byteLength);
  return { method: request.method.toUpperCase(), path: `${url.pathname}${url.search}`, headers, body, signal };
}

/** The state of one exchange: open until the answer has ended or either side gave up. */
interface Line {
  /** Fires for the handle when the caller has left. */
  readonly gone: AbortSignal;
  /** Waits for the peer, but no longer than silence and the caller's signal allow. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Breaks the line: the handle's signal fires. Returns the error that the caller sees, which is always the first one. */
  fail(error: SendError): SendError;
  /** The answer has ended: nothing may fail any more. */
  end(): void;
  /** The caller stopped reading before the end. */
  leave(): void;
}

function openLine(request: SendRequest): Line {
  const gone = new AbortController();
  let failure: SendError | undefined;
  let wake: ((error: SendError) => void) | undefined;
  const fail = (error: SendError): SendError => {
    failure ??= error;
    end();
    gone.abort();
    wake?.(failure);
    return failure;
  };
  const silence = watchSilence(request.idleTimeoutMs, () => fail(sendError("timeout", request)));
  const onAbort = (): void => void fail(sendError("aborted", request, request.signal?.reason));
  const end = (): void => {
    silence.pause();
    request.signal?.removeEventListener("abort", onAbort);
  };
  request.signal?.addEventListener("abort", onAbort);
  const race = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      wake = reject;
      silence.heard();
      const broken = (): void => reject(fail(sendError("reset", request)));
      work.then(resolve, broken).finally(silence.pause);
    });
  return { gone: gone.signal, race, fail, end, leave: () => void fail(sendError("aborted", request)) };
}

async function* chunksOf(response: WireResponse, line: Line): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = bodyOf(response, line.gone);
  let ended = false;
  try {
    while (true) {
      const step = await line.race(chunks.next());
      ended = step.done === true;
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    if (ended) line.end();
    else line.leave();
  }
}
