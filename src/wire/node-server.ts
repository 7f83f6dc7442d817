import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerNow } from "./answer.ts";
import { builtin } from "./builtin.ts";
import type { Handle, WireResponse } from "./handle.ts";
import { giveUp, sendAnswer, sendAtOnce } from "./node-answer.ts";
import { DEFAULT_MAX_BODY, type Refusal, readBody, refuseBody, tooLarge } from "./node-body.ts";
import { readHeaders } from "./node-headers.ts";
import { NodeRequest } from "./node-request.ts";

/** Where and how to listen. */
export interface ListenOptions {
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Bytes that a request's body may have; a larger one is answered with 413. Default 64 MiB. */
  readonly maxBody?: number;
  /** What a request to this path with a larger body is answered. Default: 413 with `{"error"}`. */
  readonly tooLarge?: (path: string, maxBody: number) => Refusal;
}

/** A server that listens. */
export interface Listening {
  /** Its base URL, without a slash at the end; reachable from this machine also when all interfaces are bound. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and closes every connection, busy ones too. May be called again. */
  close(): Promise<void>;
}

/** Why a server could not listen; `cause` is the system's error. */
export class ListenError extends Error {
  override readonly name = "ListenError";
  /** The system's code, as `EADDRINUSE`. */
  readonly code: string;
  constructor(code: string, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Well above any pause between two requests: a shorter one would be obeyed by clients and end all reuse. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves a handle over HTTP: the exact bytes in, the answer out as it comes, faults cut where they ask for it.
 * Rejects with a {@link ListenError} when the address cannot be bound.
 */
export async function listen(handle: Handle, options: ListenOptions = {}): Promise<Listening> {
  const { host = "127.0.0.1", port = 0, maxBody = DEFAULT_MAX_BODY, tooLarge: refuse = tooLarge } = options;
  const server = builtin("node:http").createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    serve(handle, incoming, outgoing, maxBody, refuse);
  });
  const bound = await bind(server, host, port);
  return { port: bound, url: `http://${hostInUrl(host)}:${bound}`, close: () => close(server) };
}

/** A handle as a listener for node:http and what is built on it: `createServer(listener)`, `app.post(path, listener)`. */
export function toNodeListener(handle: Handle, maxBody = DEFAULT_MAX_BODY) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    serve(handle, incoming, outgoing, maxBody, tooLarge);
}

/** Reads, asks and answers without a wait between, unless the handle itself takes one. */
function serve(
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  maxBody: number,
  refuse: typeof tooLarge,
): void {
  outgoing.on("error", ignore);
  const headers = readHeaders(incoming);
  readBody(incoming, headers, maxBody, (body) => {
    if (body === "too large") return refuseBody(incoming, outgoing, refuse(incoming.url ?? "/", maxBody));
    const request = new NodeRequest(incoming, outgoing, headers, body);
    const response = answerNow(handle, request);
    if (response instanceof Promise) response.then((late) => answer(outgoing, late, request));
    else answer(outgoing, response, request);
  });
}

function ignore(): void {}

function answer(outgoing: ServerResponse, response: WireResponse, request: NodeRequest): void {
  if (outgoing.destroyed) return;
  try {
    if (sendAtOnce(outgoing, response)) request.letGo();
    else sendAnswer(outgoing, response, request).catch(() => giveUp(outgoing));
  } catch {
    giveUp(outgoing);
  }
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const code = cause.code ?? "EUNKNOWN";
      const why = code === "EADDRINUSE" ? "the port is already in use" : cause.message;
      reject(new ListenError(code, `Cannot listen on ${host}:${port}: ${why}.`, cause));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only error is "not running", which is what was asked for.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
