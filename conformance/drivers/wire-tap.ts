import type { Handle, WireRequest, WireResponse } from "../../src/wire/handle.ts";
import { type Send, SendError, type SendResponse } from "../../src/wire/send.ts";

/** One exchange as it went over the wire, told when the head of its answer is there, or when it is clear that none comes. */
export interface WireExchange {
  /** Milliseconds since the epoch, and from the request's first byte to the answer's head. */
  readonly at: number;
  readonly milliseconds: number;
  readonly from: string;
  readonly to: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The request's body as text. */
  readonly text: string;
  /** Bytes of the request's body. */
  readonly sent: number;
  /** Absent when there was no answer; `failure` says why. */
  readonly status?: number;
  /** Bytes of the answer's body, as far as they are known then: not of a stream. */
  readonly received?: number;
  readonly failure?: string;
}

/** Told of each exchange. */
export type OnExchange = (exchange: WireExchange) => void;

const decoder = new TextDecoder();

/** The same handle, with whoever listens told of what passes. */
export function tapHandle(handle: Handle, from: string, to: string, tell: OnExchange | undefined): Handle {
  if (tell === undefined) return handle;
  return async (request: WireRequest): Promise<WireResponse> => {
    const { method, path, body } = request;
    const head = begin({ from, to, method, path, text: decoder.decode(body), sent: body.byteLength });
    const response = await handle(request);
    const received = bytesOf(response.body);
    tell({ ...head(), status: response.status, ...(received !== undefined && { received }) });
    return response;
  };
}

/** The same way out, with whoever listens told of what passes. */
export function tapSend(send: Send, from: string, to: string, tell: OnExchange | undefined): Send {
  if (tell === undefined) return send;
  return async (request): Promise<SendResponse> => {
    const { method, url, body = "" } = request;
    const text = typeof body === "string" ? body : decoder.decode(body);
    const { pathname, search } = new URL(url);
    const head = begin({ from, to, method, path: `${pathname}${search}`, text, sent: bytesOf(body) ?? 0 });
    try {
      const response = await send(request);
      const length = response.headers["content-length"];
      tell({ ...head(), status: response.status, ...(length !== undefined && { received: Number(length) }) });
      return response;
    } catch (thrown) {
      tell({ ...head(), failure: thrown instanceof SendError ? thrown.code : String(thrown) });
      throw thrown;
    }
  };
}

type Sent = Pick<WireExchange, "from" | "to" | "method" | "path" | "text" | "sent">;

function begin(sent: Sent): () => Sent & Pick<WireExchange, "at" | "milliseconds"> {
  const at = Date.now();
  const began = performance.now();
  return () => ({ ...sent, at, milliseconds: performance.now() - began });
}

function bytesOf(body: WireResponse["body"]): number | undefined {
  if (body === undefined) return 0;
  if (typeof body === "string") return Buffer.byteLength(body);
  return body instanceof Uint8Array ? body.byteLength : undefined;
}
