import type { WireRequest, WireResponse } from "../../../src/wire/handle.ts";
import type { EngineMutant } from "./mutant.ts";

/** An engine whose surface answers some requests in another way; what comes of them stays as it was. */
export const answering = (
  name: string,
  breaks: string,
  mistake: string,
  change: (request: WireRequest, response: WireResponse) => WireResponse,
  follows: readonly string[] = [],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows,
  make: () => ({ enter: (handle) => async (request) => change(request, await handle(request)) }),
});

const isRefusal = ({ status = 200 }: WireResponse): boolean => status >= 400 && status < 500;

const json = (status: number, body: unknown): WireResponse => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Mistakes in the answers of the engine's surface. */
export const statusMutants: readonly EngineMutant[] = [
  answering(
    "answers every submit with 200",
    "delivery/submit-is-accepted",
    "A submit that is taken is answered as if its turn had run.",
    (_, response) => (response.status === 202 ? { ...response, status: 200 } : response),
  ),
  answering(
    "says no with 200",
    "delivery/status-tells-ok",
    "Whether a settle was taken is said in the body alone.",
    ({ path }, response) => (path.endsWith("/settle") && isRefusal(response) ? { ...response, status: 200 } : response),
  ),
  answering(
    "refuses with a code",
    "delivery/refusals-are-sentences",
    "The error of a refusal is an object for programs.",
    (_, response) =>
      isRefusal(response) ? json(response.status ?? 400, { ok: false, error: { code: response.status } }) : response,
  ),
  answering(
    "forbids whom it does not know",
    "delivery/bad-credential-is-401",
    "A request without a known credential is answered with 403.",
    (_, response) => (response.status === 401 ? { ...response, status: 403 } : response),
  ),
  answering(
    "shows an empty session for a missing one",
    "delivery/unknown-session-is-404",
    "A session that does not exist reads as one in which nothing has happened.",
    ({ method, path }, response) =>
      method === "GET" && path.startsWith("/api/client/sessions/") && response.status === 404
        ? json(200, { status: "idle", interrupts: [], messages: [], message_tree: { nodes: [] } })
        : response,
  ),
  answering(
    "breaks on what it cannot read",
    "delivery/unreadable-body-changes-nothing",
    "A body that cannot be read is a failure of the engine.",
    (_, response) => (response.status === 400 || response.status === 422 ? { ...response, status: 500 } : response),
  ),
];
