/**
 * The mock model provider as msw request handlers, for code whose client cannot be pointed elsewhere.
 * @module toolcall-tck/provider/msw
 */
import { type HttpHandler, HttpResponse, http } from "msw";
import { createFetch } from "./fetch.ts";
import type { MockProvider } from "./mock-provider.ts";

/** Where the clients send their calls. */
export interface MswOptions {
  /** Origins to answer for. Default: those of the three providers. */
  readonly origins?: readonly string[];
}

const defaultOrigins = ["https://api.anthropic.com", "https://api.openai.com", "https://openrouter.ai"];

/**
 * A body without a length and without chunks ends when the connection does. An aborted call then looks complete to
 * Node's `fetch` at the moment it is torn down, and an assertion outside of any promise ends the process (msw 3.0.5).
 * Said to be in chunks, it is known to be cut off, and the abort stays an abort.
 */
const delimited = (response: Response): Response => {
  if (response.body !== null && !response.headers.has("content-length"))
    response.headers.set("transfer-encoding", "chunked");
  return response;
};

/**
 * msw handlers for a provider: one catch-all for each origin; the provider finds route and script by itself. A request
 * to another origin is msw's affair. Use `listen()` instead where timing or the connection itself matters.
 */
export const mswHandlers = (provider: Pick<MockProvider, "handle">, options: MswOptions = {}): HttpHandler[] => {
  const answer = createFetch(provider.handle);
  return (options.origins ?? defaultOrigins).map((origin) =>
    http.all(`${origin}/*`, ({ request }) =>
      // A rejection here is a planted reset before the headers, or the client's own abort: both are failed fetches there.
      answer(request).then(delimited, () => HttpResponse.error()),
    ),
  );
};
