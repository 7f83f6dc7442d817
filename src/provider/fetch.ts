import { toFetch } from "../wire/fetch-handle.ts";
import type { Handle } from "../wire/handle.ts";

/** The `fetch` that clients take as an option. */
export type ProviderFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const aborted = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException("This operation was aborted", "AbortError");

/** What undici says of a connection that the server closed, so that clients judge it as they would there. */
const connectionLost = (message: string): TypeError => {
  const cause = Object.assign(new Error("other side closed"), { name: "SocketError", code: "UND_ERR_SOCKET" });
  return new TypeError(message, { cause });
};

/** The promise, or the abort's reason as soon as the signal fires. */
const orAbort = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted(signal));
    const leave = (): void => reject(aborted(signal));
    signal.addEventListener("abort", leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });

/** A body that fails as one of a real connection does: on abort with the reason, on a cut as a lost connection. */
const faithful = (body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const step = await orAbort(reader.read(), signal);
          if (step.done) controller.close();
          else controller.enqueue(step.value);
        } catch {
          reader.cancel().catch(() => {});
          controller.error(signal.aborted ? aborted(signal) : connectionLost("terminated"));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/**
 * A `fetch` that asks the handle instead of the network, whatever the host. Aborts, resets and cuts look as they do with
 * a real connection.
 */
export const createFetch = (handle: Handle): ProviderFetch => {
  const serve = toFetch(handle);
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    const response = await orAbort(serve(request), signal).catch((error: unknown) => {
      throw signal.aborted ? error : connectionLost("fetch failed");
    });
    if (response.body === null) return response;
    const copy = new Response(faithful(response.body, signal), response);
    Object.defineProperty(copy, "url", { value: request.url });
    return copy;
  };
};
