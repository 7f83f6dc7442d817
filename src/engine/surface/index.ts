import { plain } from "../../json/plain.ts";
import { fits } from "../../validate/index.ts";
import type { Handle, WireRequest, WireResponse } from "../../wire/handle.ts";
import { readJsonBody } from "../../wire/json-body.ts";
import { adminRoutes } from "./admin.ts";
import { clientRoutes } from "./client.ts";
import { machineRoutes } from "./machine.ts";
import { type Caller, json, refusal } from "./reply.ts";
import { matchPath, type Route, type SurfaceHouse, type Visit } from "./route.ts";
import type { Subject } from "./tokens.ts";

const health: Route = { method: "GET", path: "/healthz", auth: "none", answer: () => json(200, { ok: true }) };
const routes: readonly Route[] = [health, ...machineRoutes, ...clientRoutes, ...adminRoutes];

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type, if-none-match, last-event-id, range",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-expose-headers": "content-range, etag, retry-after",
  "access-control-max-age": "86400",
};

/** The engine's own HTTP surface as one handle: it finds the route, asks who is there, reads the body, and never throws. */
export function createSurface(house: SurfaceHouse): Handle {
  return async (request) => {
    return withCors(request, await answer(house, request).catch((thrown) => failed(request, thrown)));
  };
}

/** What a request to this path with too large a body is told, before the surface ever sees it (row 58). */
export function refuseLarge(path: string, maxBody: number) {
  const refused = refusal(callerOf(path), 413, `The body has more than ${maxBody} bytes.`);
  const { status, headers = {}, body } = withCors({ path }, refused);
  return { status, headers, body: String(body) };
}

function failed({ path }: WireRequest, thrown: unknown): WireResponse {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return refusal(callerOf(path), 500, `The engine failed: ${message}`);
}

async function answer(house: SurfaceHouse, request: WireRequest): Promise<WireResponse> {
  const [path = "", search = ""] = splitAt(request.path, "?");
  const caller = callerOf(path);
  if (request.method === "OPTIONS" && caller === "client") return { status: 204 };
  if (house.closing.aborted) return closing(caller);
  const here = routes.flatMap((route) => {
    const id = matchPath(route.path, path);
    return id === undefined ? [] : [{ route, id }];
  });
  const found = here.find(({ route }) => route.method === request.method);
  if (found === undefined) {
    if (here.length === 0) return refusal(caller, 404, `There is nothing at ${path}.`);
    const allow = here.map(({ route }) => route.method).join(", ");
    const refused = refusal(caller, 405, `${path} takes ${allow}.`);
    return { ...refused, headers: { ...refused.headers, allow } };
  }
  const { route, id } = found;
  const who = await identify(house, route, request.headers["authorization"]);
  if (who === undefined) return refusal(caller, 401, "The credential is missing, wrong or has lapsed.");
  const visit: Visit = { house, request, ...who, id, query: new URLSearchParams(search), body: undefined };
  if (route.type === undefined) return route.answer(visit);
  const reading = readJsonBody(request.body, { exact: true });
  if (!reading.ok) return refusal(caller, 400, `The body is not JSON: ${reading.error}`);
  const verdict = fits(route.type, plain(reading.value));
  if (verdict.ok) return route.answer({ ...visit, body: reading.value });
  const [first] = verdict.errors;
  return refusal(
    caller,
    route.misfit ?? 422,
    `The body is no ${route.type}: ${first?.pointer || "/"} ${first?.message ?? ""}`,
  );
}

async function identify(
  { tokens }: SurfaceHouse,
  { auth }: Route,
  authorization: string | undefined,
): Promise<Subject | undefined> {
  if (auth === "none") return { tenant: "", subject: "", metadata: {} };
  if (auth === "client") return tokens.read(authorization);
  const tenant = tokens.tenantOf(authorization);
  return tenant === undefined ? undefined : { tenant, subject: "", metadata: {} };
}

function closing(caller: Caller): WireResponse {
  const refused = refusal(caller, 503, "The engine is about to close.");
  return { ...refused, headers: { ...refused.headers, connection: "close", "retry-after": "1" } };
}

function callerOf(path: string): Caller {
  return path.startsWith("/api/client/") ? "client" : "machine";
}

function withCors({ path }: Pick<WireRequest, "path">, response: WireResponse): WireResponse {
  if (callerOf(path) !== "client") return response;
  return { ...response, headers: { ...response.headers, ...CORS } };
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
