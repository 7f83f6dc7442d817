import type { Handle } from "../../src/wire/handle.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import type { Send } from "../../src/wire/send.ts";

/** A way from a send to a handle, open until it is disposed. */
export interface Way extends AsyncDisposable {
  readonly url: string;
  readonly send: Send;
}

/** Over real sockets. */
export async function overSockets(handle: Handle, options: { maxBody?: number } = {}): Promise<Way> {
  const server = await listen(handle, options);
  const out = createNodeSend();
  const dispose = async (): Promise<void> => {
    out.close();
    await server.close();
  };
  return { url: server.url, send: out.send, [Symbol.asyncDispose]: dispose };
}

/** In this process, with no socket. */
export async function inProcess(handle: Handle): Promise<Way> {
  const url = "http://peer.test";
  return { url, send: createHandleSend({ [url]: handle }), [Symbol.asyncDispose]: async () => {} };
}

/** Resolves when the signal fires. */
export function fired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener("abort", () => resolve())));
}
