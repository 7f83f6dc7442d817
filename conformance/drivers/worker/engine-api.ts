import { isObject } from "../../../src/json/own.ts";
import type { Handle, WireRequest, WireResponse } from "../../../src/wire/handle.ts";
import { readJsonBody } from "../../../src/wire/json-body.ts";
import { listen } from "../../../src/wire/node-server.ts";
import { type OnExchange, tapHandle } from "../wire-tap.ts";
import { settlesTool } from "./decision-of.ts";
import type { Received } from "./log.ts";
import type { Ruling, SettleDesk } from "./settle-desk.ts";

/** The routes of an engine's API that a worker uses to answer later, served by the suite. */
export interface EngineApi {
  readonly handle: Handle;
  /** Lets a session be settled; what arrives for it is told to `record`. */
  readonly admit: (sessionId: string, desk: SettleDesk, record: (received: Received) => void) => void;
  /** How long a settle of this tool is worth waiting for, of so many milliseconds. */
  readonly worthWaiting: (tool: string, waitMs: number) => number;
  /** Tells whether a settle of this tool came while somebody waited. */
  readonly waited: (tool: string, came: boolean) => void;
}

interface Session {
  readonly desk: SettleDesk;
  readonly record: (received: Received) => void;
}

/** A tool of which no settle ever came is hardly waited for any more: it waits for a person, or for nobody. */
const MISSES = 2;
const HARDLY_MS = 10;

/**
 * Makes the API: `POST /api/machine/sessions/{id}/calls/settle` and `POST /api/machine/workers/submit`. A first settle
 * of an open call is 200; a late or repeated one 409; an unknown session or call 404; one that cannot be read 400; one
 * without the key 401 (section 1.2; FE-7, rows 57 to 59).
 */
export function createEngineApi(apiKey: string): EngineApi {
  const sessions = new Map<string, Session>();
  const misses = new Map<string, number>();
  return {
    handle: (request) => answer(request, apiKey, sessions),
    admit: (sessionId, desk, record) => void sessions.set(sessionId, { desk, record }),
    worthWaiting: (tool, waitMs) => ((misses.get(tool) ?? 0) >= MISSES ? Math.min(HARDLY_MS, waitMs) : waitMs),
    waited: (tool, came) => void misses.set(tool, came ? Number.NEGATIVE_INFINITY : (misses.get(tool) ?? 0) + 1),
  };
}

/** The same behind a socket. Rejects with a ListenError when the port cannot be had. */
export async function listenEngineApi({
  apiKey,
  host = "127.0.0.1",
  port = 0,
  onExchange,
}: {
  apiKey: string;
  host?: string;
  port?: number;
  /** Told of each request of the worker. */
  onExchange?: OnExchange;
}) {
  const engine = createEngineApi(apiKey);
  const { url, close } = await listen(tapHandle(engine.handle, "worker", "engine", onExchange), { host, port });
  return {
    engine,
    url,
    /** Stops listening. */
    close,
  };
}

const SETTLE = /^\/api\/machine\/sessions\/([^/]+)\/calls\/settle$/;
const SUBMIT = "/api/machine/workers/submit";

function answer(request: WireRequest, apiKey: string, sessions: ReadonlyMap<string, Session>): WireResponse {
  const path = request.path.replace(/\?.*$/, "");
  const named = SETTLE.exec(path)?.[1];
  if (named === undefined && path !== SUBMIT) return refuse(404, `there is nothing at ${path}`);
  if (request.method !== "POST") return refuse(405, "it must be a POST");
  const read = readJsonBody(request.body);
  const body = read.ok ? read.value : undefined;
  const sessionId = named === undefined ? (isObject(body) ? body["session_id"] : undefined) : decode(named);
  const session = typeof sessionId === "string" ? sessions.get(sessionId) : undefined;
  const route = named === undefined ? "submit" : "settle";
  const rulings = ruled(request, apiKey, session, route, body);
  const worst = rulings.find(({ status }) => status !== 200) ?? rulings[0]!;
  const response = worst.status === 200 ? json(200, { ok: true }) : refuse(worst.status, worst.reason);
  const text = Buffer.from(request.body).toString("utf8");
  session?.record({
    route,
    path,
    text,
    json: body,
    rulings,
    response: { status: response.status, text: String(response.body) },
  });
  return response;
}

type AnyRuling = Ruling | (Omit<Ruling, "status"> & { readonly status: 401 });

function ruled(
  { headers }: WireRequest,
  apiKey: string,
  session: Session | undefined,
  route: "settle" | "submit",
  body: unknown,
): readonly AnyRuling[] {
  if (headers["authorization"] !== `Bearer ${apiKey}`)
    return [{ status: 401, state: "unauthorized", reason: "the API key is missing or another one" }];
  if (!isObject(body)) return [{ status: 400, state: "unreadable", reason: "the body must be a JSON object" }];
  if (session === undefined) return [{ status: 404, state: "unknown", reason: "there is no such session" }];
  if (route === "settle") return [session.desk.take(body)];
  const actions = Array.isArray(body["actions"]) ? body["actions"] : [];
  const settles = actions.filter((action) => isObject(action) && settlesTool(action as { readonly type: string }));
  if (settles.length === 0) return [{ status: 200, state: "other", reason: "" }];
  return settles.map((action) => session.desk.take(action));
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function json(status: number, body: object): WireResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function refuse(status: number, error: string): WireResponse {
  return json(status, { ok: false, error });
}
