import { answerOf, bodyOf, headersOf, mayHaveBody, wholeBody } from "./answer.ts";
import type { Handle, WireHeaders } from "./handle.ts";
import { joinUrl } from "./url.ts";

/** A server in the shape that most platforms ask for. */
export type FetchHandle = (request: Request) => Promise<Response>;

/**
 * A handle as `(Request) => Promise<Response>`. Its `signal` fires when the request's does, or when the answer's body is
 * cancelled. A cut before the headers rejects as a broken fetch does; one within the body makes the body fail there.
 */
export function toFetch(handle: Handle): FetchHandle {
  return async (request) => {
    const gone = new AbortController();
    if (request.signal.aborted) gone.abort();
    request.signal.addEventListener("abort", () => gone.abort(), { once: true });
    const { pathname, search } = new URL(request.url);
    const response = await answerOf(handle, {
      method: request.method.toUpperCase(),
      path: `${pathname}${search}`,
      headers: headersFrom(request.headers),
      body: new Uint8Array(await request.arrayBuffer()),
      signal: gone.signal,
    });
    if (response.cut === "before-headers") throw new TypeError("The connection was cut before the answer, as planned.");
    const whole = wholeBody(response);
    const init = { status: response.status, headers: headersOf(response, whole?.byteLength) };
    if (!mayHaveBody(response.status)) return new Response(null, init);
    return new Response(
      whole === undefined ? toStream(bodyOf(response, gone.signal), gone) : new Uint8Array(whole),
      init,
    );
  };
}

/** The reverse: a fetch handler as a handle. Its request's URL has the host of the `host` header, else `localhost`. */
export function fromFetch(fetch: FetchHandle): Handle {
  return async ({ method, path, headers, body, signal }) => {
    const url = joinUrl(`http://${headers["host"] ?? "localhost"}`, path) ?? `http://localhost${path}`;
    const hasBody = method !== "GET" && method !== "HEAD" && body.byteLength > 0;
    const init = { method, headers: { ...headers }, signal, ...(hasBody ? { body: new Uint8Array(body) } : {}) };
    const response = await fetch(new Request(url, init));
    const answer = { status: response.status, headers: headersFrom(response.headers) };
    return response.body === null ? answer : { ...answer, body: response.body as AsyncIterable<Uint8Array> };
  };
}

function headersFrom(given: Headers): WireHeaders {
  const headers: WireHeaders = Object.create(null);
  for (const [name, value] of given) headers[name] = value;
  return headers;
}

/** Pulls one chunk at a time, so that a slow reader slows the source. */
function toStream(chunks: AsyncGenerator<Uint8Array>, gone: AbortController): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const step = await chunks.next();
        if (step.done === true) controller.close();
        else controller.enqueue(step.value);
      },
      cancel: () => gone.abort(),
    },
    { highWaterMark: 0 },
  );
}
