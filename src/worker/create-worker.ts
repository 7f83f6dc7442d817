import type { IncomingMessage, ServerResponse } from "node:http";
import type { AgentConfig, DecisionAnswer, DecisionRequest } from "../generated/types.ts";
import type { Handle } from "../wire/handle.ts";
import { type Catalog, catalogOf, type Tools } from "./catalog.ts";
import { toolDecisions } from "./decide.ts";
import { endpoint } from "./endpoint.ts";
import type { EngineClient } from "./engine-client.ts";
import { failureOf } from "./failure.ts";
import type { Decide, Delta, House, Progress } from "./house.ts";
import { type ContextChange, type ContextSeed, createMemory } from "./memory.ts";
import type { CallModel } from "./model.ts";
import type { RoundLimit } from "./rounds.ts";
import { createTopic } from "./topic.ts";

/** How a worker is set up. */
export interface WorkerOptions {
  /** The agent beside its tools: model, system text, retry policy, ... Wins over what the engine proposes. */
  readonly agent?: Partial<Omit<AgentConfig, "tools">>;
  /** Shared with the engine: requests without a fitting signature are answered with 401. */
  readonly secret?: string;
  /** Longest body taken, in bytes; longer ones are answered with 413. Default: 16 MiB. */
  readonly bodyLimitBytes?: number;
  /** Texts that never leave the worker in an error, beside `secret` itself: API keys, connection strings. */
  readonly redact?: readonly string[];
  /** The model's rounds of tool calls in one turn, or a question asked each time; past it the turn ends. Default: no limit. */
  readonly maxToolRounds?: RoundLimit;
  /** The engine's own API, for tools that settle their calls later: see `createEngineClient`. */
  readonly engine?: EngineClient;
  /** Makes the model calls of an agent whose model block has `type: "worker"`. */
  readonly model?: CallModel;
  /** What tools find in their context when a session begins. Values marked by `secret` never leave the worker. */
  readonly context?: ContextSeed;
  /** Told of everything that was thrown: a tool's failure is answered, but its stack is only seen here. */
  readonly onError?: (thrown: unknown, request: DecisionRequest) => void;
}

/** Where a listening worker is reached. */
export interface ListeningWorker {
  readonly url: string;
  readonly port: number;
  /** Ends what runs, by its signal, and stops listening. */
  close(): Promise<void>;
}

/** A worker: one endpoint that makes decisions, with no socket of its own until `listen`. */
export interface Worker {
  /** Makes one decision in-process. Rejects only if a bare `decide` function throws for another trigger than `tool.execute`. */
  readonly decide: (request: DecisionRequest) => Promise<DecisionAnswer>;
  /** The plain core: one request in, one answer out. Never rejects. */
  readonly handle: Handle;
  /** The shell for everything that speaks fetch: Hono, Next, Deno, Bun, service workers. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * The shell for Express and whatever else gives node:http's own request. It reads the exact bytes that were signed, so
   * it has to come before a body parser; behind one it answers 500 and says so.
   */
  readonly node: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** The shell for node:http, with a server of its own. Defaults: host 127.0.0.1, a port that the system chooses. */
  readonly listen: (where?: { readonly host?: string; readonly port?: number }) => Promise<ListeningWorker>;
  /** Subscribes to the progress of generator tools; returns the way to unsubscribe. */
  readonly onProgress: (listener: (progress: Progress) => void) => () => void;
  /** Subscribes to the changes that tools make to their context; returns the way to unsubscribe. */
  readonly onContext: (listener: (change: ContextChange) => void) => () => void;
  /** Resolves when no tool works in the background any more. */
  readonly idle: () => Promise<void>;
  /** The tools by name; empty for a bare `decide` function. */
  readonly tools: Catalog;
}

const BODY_LIMIT_BYTES = 16 * 2 ** 20;

/**
 * Makes a worker from its tools, or from one `decide` function that does everything itself.
 * @param source tools in an array, tools in a record (the keys name them), or a decide function.
 * @throws TypeError for tools that cannot be told apart or declared.
 */
export function createWorker(source: Tools | Decide, options: WorkerOptions = {}): Worker {
  const own = typeof source === "function" ? source : undefined;
  const catalog = typeof source === "function" ? new Map() : catalogOf(source);
  const closing = new AbortController();
  const open = new Set<Promise<void>>();
  const progress = createTopic<Progress>();
  const deltas = createTopic<Delta>();
  const secrets = [...(options.secret === undefined ? [] : [options.secret]), ...(options.redact ?? [])];
  const memory = createMemory(options.context ?? {}, secrets);
  const house: House = {
    catalog,
    agent: options.agent ?? {},
    secrets,
    memory,
    closing: closing.signal,
    maxToolRounds: options.maxToolRounds,
    engine: options.engine,
    onError: quiet(options.onError),
    onProgress: progress.publish,
    callModel: options.model,
    onDelta: deltas.publish,
    background: (work) => {
      open.add(work);
      work.finally(() => open.delete(work));
    },
  };
  const decide = guarded(own ?? toolDecisions(house), house);
  const limit = options.bodyLimitBytes ?? BODY_LIMIT_BYTES;
  const handle = endpoint(decide, { secret: options.secret, bodyLimitBytes: limit }, house, {
    progress: progress.subscribe,
    deltas: deltas.subscribe,
  });

  return {
    decide,
    handle,
    tools: catalog,
    onProgress: progress.subscribe,
    onContext: memory.onChange,
    idle: async () => {
      while (open.size > 0) await Promise.all(open);
    },
    fetch: async (request) => (await import("../wire/fetch-handle.ts")).toFetch(handle)(request),
    node: async (incoming, outgoing) => {
      if (incoming.readableEnded) return bodyIsGone(outgoing);
      (await import("../wire/node-server.ts")).toNodeListener(handle, limit)(incoming, outgoing);
    },
    listen: async (where = {}) => {
      const { listen } = await import("../wire/node-server.ts");
      const { url, port, close } = await listen(handle, { ...where, maxBody: limit });
      const stop = async () => {
        closing.abort(new DOMException("the worker is closing", "AbortError"));
        await close();
      };
      return { url, port, close: stop };
    },
  };
}

function bodyIsGone(outgoing: ServerResponse): void {
  const error = "The body was read before it reached the worker: mount the worker before any body parser.";
  outgoing.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ error }));
}

/** A decide function that throws for a call fails that call: redelivering the decision would only throw again. */
function guarded(decide: Decide, { secrets, onError }: House) {
  return async (request: DecisionRequest): Promise<DecisionAnswer> => {
    try {
      return await decide(request);
    } catch (thrown) {
      onError(thrown, request);
      const { trigger } = request;
      if (trigger.type !== "tool.execute") throw thrown;
      const { id, attempt } = trigger;
      return { actions: [{ type: "tool.error", id, attempt, ...failureOf(thrown, secrets) }] };
    }
  };
}

/** A listener's own fault must not cost the call its answer. */
function quiet(listener: WorkerOptions["onError"]): House["onError"] {
  return (thrown, request) => {
    try {
      listener?.(thrown, request);
    } catch {
      // There is nobody left to tell.
    }
  };
}
