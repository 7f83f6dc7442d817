import type { WireRequest, WireResponse } from "../../../src/wire/handle.ts";
import { type EngineMutant, MUTANT_KEYS } from "./mutant.ts";
import { answering } from "./statuses.ts";

const isTokens = ({ path }: WireRequest): boolean => path === "/api/machine/client-tokens";
const isInput = ({ path }: WireRequest): boolean => path === "/api/client/sessions/input";
const isView = ({ method, path }: WireRequest): boolean =>
  method === "GET" && /^\/api\/client\/sessions\/[^/]+$/.test(path);

/** A JSON answer with its members passed through a hand. */
function changed(response: WireResponse, change: (body: Record<string, unknown>) => unknown): WireResponse {
  const { body } = response;
  return typeof body === "string" ? { ...response, body: JSON.stringify(change(JSON.parse(body))) } : response;
}

const isFine = ({ status = 200 }: WireResponse): boolean => status < 300;

/** Mistakes in who may do what with a session, and in how a client comes by one. */
export const surfaceMutants: readonly EngineMutant[] = [
  {
    name: "takes the key of any tenant",
    breaks: "surface/other-tenants-are-kept-out",
    mistake: "A settle is let in with any key that the engine knows, whosever session it is.",
    follows: ["calls/result-ends-the-call", "results/content-on-the-action", "session/goes-on"],
    make: () => ({
      enter: (handle) => (request) =>
        request.path.endsWith("/settle") && request.headers["authorization"] === `Bearer ${MUTANT_KEYS.apiKey2}`
          ? handle({ ...request, headers: { ...request.headers, authorization: "Bearer tck" } })
          : handle(request),
    }),
  },
  answering(
    "counts a token's life in milliseconds",
    "surface/token-is-made-for-one-identity",
    "The end of a token is told in milliseconds.",
    (request, response) =>
      isTokens(request) && isFine(response)
        ? changed(response, (body) => ({ ...body, expires_at: Number(body["expires_at"]) * 1_000 }))
        : response,
  ),
  answering(
    "does not say how a session stands",
    "surface/client-reads-its-session",
    "The view of a session holds its messages and nothing else.",
    (request, response) =>
      isView(request) && isFine(response)
        ? changed(response, ({ session_id, messages }) => ({ session_id, messages }))
        : response,
  ),
  answering(
    "takes an input without a word",
    "surface/client-input-is-taken",
    "A client's input is answered with 202 and the session, and nothing of its turn.",
    (request, response) =>
      isInput(request) && isFine(response) ? changed(response, ({ session_id }) => ({ session_id })) : response,
  ),
];
