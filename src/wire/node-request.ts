import type { IncomingMessage, ServerResponse } from "node:http";
import type { WireHeaders, WireRequest } from "./handle.ts";
import { originForm } from "./url.ts";

/** For requests whose answer is out: nobody can leave any more. */
const never = new AbortController().signal;

/**
 * A request off a socket. Its signal is made when somebody first asks for it: most answers are over before anybody does.
 */
export class NodeRequest implements WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: WireHeaders;
  readonly body: Uint8Array;
  declare readonly signal: AbortSignal;
  #outgoing: ServerResponse | undefined;
  #signal: AbortSignal | undefined;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, headers: WireHeaders, body: Uint8Array) {
    this.method = incoming.method ?? "GET";
    this.path = originForm(incoming.url ?? "/");
    this.headers = headers;
    this.body = body;
    this.#outgoing = outgoing;
    // A member of its own, so that a copy of the request has it too; one getter for all, so that all have one shape.
    Object.defineProperty(this, "signal", NodeRequest.#lazySignal);
  }

  static readonly #lazySignal: PropertyDescriptor & ThisType<NodeRequest> = {
    enumerable: true,
    configurable: true,
    get() {
      this.#signal ??= this.#outgoing === undefined ? never : signalOf(this.#outgoing);
      return this.#signal;
    },
  };

  /** Forgets the connection once the answer is out, so that a request that is kept does not keep its socket. */
  letGo(): void {
    const outgoing = this.#outgoing;
    if (outgoing === undefined) return;
    if (outgoing.writableFinished) this.#outgoing = undefined;
    else {
      outgoing.on("close", () => {
        if (outgoing.writableFinished) this.#outgoing = undefined;
      });
    }
  }
}

/** Fires when the connection closes before the answer has gone out whole. */
function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = (): void => {
    if (!outgoing.writableFinished) gone.abort();
  };
  if (outgoing.closed || outgoing.destroyed) leave();
  else outgoing.on("close", leave);
  return gone.signal;
}
