import { readJson } from "../../src/json/read.ts";
import type { Handle, WireRequest, WireResponse } from "../../src/wire/handle.ts";
import type { EngineCase } from "../cases/engine/case.ts";

/** What an engine is told when an adapter starts it. */
export interface AdapterTold {
  readonly workerUrl: string;
  /** Without `/v1`; both spellings are served. */
  readonly providerUrl: string;
  readonly agentId: string;
  readonly apiKey: string;
  readonly apiKey2?: string;
  /** What deliveries to the worker are to be signed with. */
  readonly workerSecret?: string;
  /** A folder of its own; the same one when it is started again after a kill. */
  readonly dataDir: string;
}

/** What an engine said, in the terms of the REST surface: 2xx, 403, 404 or 409, and a JSON value. */
export interface AdapterAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** A request's body: as JSON, and as the text that it comes from, in which every digit is. */
export interface AdapterBody {
  readonly body: unknown;
  readonly text: string;
}

/**
 * Speaks to an engine whose surface is another one than the REST surface. What `start` gives is handed to every other
 * member. Those that are left out are not offered: rules that need them are not applicable.
 */
export interface EngineAdapter<Engine = unknown> {
  readonly lifecycle: {
    /** Resolves once the engine takes requests. */
    start(told: AdapterTold): Promise<Engine>;
    /** Ends it in its own time; resolves once it is gone. */
    stop(engine: Engine): Promise<void>;
    /** Ends it as a crash would; the next `start` has the same folder. */
    kill?(engine: Engine): Promise<void>;
  };
  /** Says something to a session: `{agent_id, identity, session_id, payload}`. The answer names `session_id` and `turn_id`. */
  submit(engine: Engine, request: AdapterBody): Promise<AdapterAnswer>;
  /** Ends an open call: the body is a result or an error with the call's `id`. */
  settle?(engine: Engine, request: AdapterBody & { readonly sessionId: string }): Promise<AdapterAnswer>;
  /** A session's events so far: `{events: [...]}`. */
  events?(engine: Engine, request: { readonly sessionId: string }): Promise<AdapterAnswer>;
  /** The bytes behind a URI; `token` is the client's, where the adapter gives tokens. */
  blob?(engine: Engine, request: { readonly uri: string; readonly token?: string }): Promise<AdapterBlob>;
  /** A client's token for an identity: `{token}`. */
  token?(engine: Engine, request: AdapterBody): Promise<AdapterAnswer>;
}

/** Bytes that an engine has kept. */
export interface AdapterBlob {
  readonly status: number;
  readonly bytes?: Uint8Array;
  readonly contentType?: string;
}

/** What an adapter offers beyond the minimum. */
export function adapterOffers(adapter: EngineAdapter): string[] {
  const named = (["settle", "events", "blob", "token"] as const).filter((name) => adapter[name] !== undefined);
  return [...named, ...(adapter.lifecycle.kill === undefined ? [] : ["lifecycle"])];
}

/** The acts that the members of an adapter can play; everything else needs the REST surface. */
const PLAYED: ReadonlySet<string> = new Set(["wait", "settle", "kill", "restart", "blob"]);

/** Whether an adapter can play a case. */
export function adapterPlays({ acts = [] }: EngineCase): boolean {
  return acts.every(({ act }) => PLAYED.has(act.do));
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (
    adapter: EngineAdapter,
    engine: unknown,
    request: WireRequest,
    sessionId: string,
  ) => Promise<WireResponse> | undefined;
}

/** The routes of the REST surface that the members stand for: what the driver asks, put into their words. */
const ROUTES: readonly Route[] = [
  {
    method: "POST",
    path: /^\/api\/machine\/sessions\/submit$/,
    answer: (adapter, engine, request) => adapter.submit(engine, bodyOf(request)).then(asJson),
  },
  {
    method: "POST",
    path: /^\/api\/machine\/sessions\/([^/]+)\/calls\/settle$/,
    answer: (adapter, engine, request, sessionId) =>
      adapter.settle?.(engine, { ...bodyOf(request), sessionId }).then(asJson),
  },
  {
    method: "GET",
    path: /^\/api\/machine\/sessions\/([^/]+)\/events$/,
    answer: (adapter, engine, _request, sessionId) => adapter.events?.(engine, { sessionId }).then(asJson),
  },
  {
    method: "POST",
    path: /^\/api\/machine\/client-tokens$/,
    answer: (adapter, engine, request) => adapter.token?.(engine, bodyOf(request)).then(asJson),
  },
  {
    method: "GET",
    path: /^\/api\/(?:client|machine)\/blobs$/,
    answer(adapter, engine, { path, headers }) {
      const uri = new URL(path, "http://engine.test").searchParams.get("uri") ?? "";
      const token = path.startsWith("/api/client/") ? headers["authorization"]?.replace(/^Bearer /, "") : undefined;
      return adapter.blob?.(engine, { uri, ...(token === undefined ? {} : { token }) }).then(asBytes);
    },
  },
];

/** An adapted engine as one with the REST surface, as far as the adapter goes; `engine` is asked at each request. */
export function adapterHandle(adapter: EngineAdapter, engine: () => unknown): Handle {
  return async (request) => {
    const path = request.path.split("?")[0] ?? "";
    for (const route of ROUTES) {
      const found = route.method === request.method ? route.path.exec(path) : null;
      if (found === null) continue;
      const answer = route.answer(adapter, engine(), request, decodeURIComponent(found[1] ?? ""));
      if (answer !== undefined) return answer;
    }
    return asJson({
      status: 501,
      body: { ok: false, error: `The adapter has nothing for ${request.method} ${path}.` },
    });
  };
}

function bodyOf({ body }: WireRequest): AdapterBody {
  const text = new TextDecoder().decode(body);
  const read = readJson(text);
  return { text, body: read.ok ? read.value : undefined };
}

const asJson = ({ status, body }: AdapterAnswer): WireResponse => ({
  status,
  headers: { "content-type": "application/json" },
  body: body === undefined ? "" : JSON.stringify(body),
});

const asBytes = ({ status, bytes, contentType }: AdapterBlob): WireResponse => ({
  status,
  headers: contentType === undefined ? {} : { "content-type": contentType },
  body: bytes ?? "",
});
