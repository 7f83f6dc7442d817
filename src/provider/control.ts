import type { Handle, WireRequest, WireResponse } from "../wire/handle.ts";
import { exchangeJson } from "./exchange-json.ts";
import { ProviderFindings } from "./finding.ts";
import type { PlayedScript } from "./play.ts";
import { readScript } from "./script/read.ts";
import { ScriptError } from "./script/script-error.ts";
import { toScript } from "./to-script.ts";
import { renderTranscript } from "./transcript.ts";

const json = (status: number, value: unknown): WireResponse => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

const text = (body: string, type: string): WireResponse => ({ status: 200, headers: { "content-type": type }, body });

type Action = (
  played: PlayedScript,
  name: string | undefined,
  request: WireRequest,
) => WireResponse | Promise<WireResponse>;

const putScript: Action = async (played, name, request) => {
  const read = await readScript(Buffer.from(request.body).toString("utf8"));
  if (!read.ok) return json(422, { error: "The script cannot be played.", problems: read.problems });
  try {
    if (name === undefined) played.reset(read.script);
    else played.put(name, read.script);
    return json(200, { ok: true });
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return json(422, { error: "The script cannot be played.", problems: error.problems });
  }
};

const actions: Readonly<Record<string, Action>> = {
  "PUT scripts": putScript,
  "DELETE scripts": (played, name) => {
    if (name === undefined) played.reset({ conversations: {} });
    else played.remove(name);
    return json(200, { ok: true });
  },
  "GET scripts": (played, name) => json(200, toScript(played.exchanges(name))),
  "GET requests": (played, name) => json(200, { requests: played.exchanges(name).map(exchangeJson) }),
  "GET tool-results": (played, name) => json(200, { toolResults: played.toolResults(name) }),
  "GET findings": (played, name) => {
    const findings = played.allFindings(name).map(({ request, ...finding }) => finding);
    return json(200, { done: findings.length === 0, findings });
  },
  "GET transcript": (played, name) => text(renderTranscript(played.exchanges(name)), "text/markdown; charset=utf-8"),
  "POST assert-done": (played, name) => {
    try {
      played.assertDone(name);
      return json(200, { ok: true });
    } catch (error) {
      return json(409, { ok: false, error: error instanceof ProviderFindings ? error.message : String(error) });
    }
  },
  "POST reset": (played) => {
    played.reset();
    return json(200, { ok: true });
  },
};

const route = /^\/__tck\/([a-z-]+)(?:\/([^?]+?))?\/?(?:\?.*)?$/;

const control = (played: PlayedScript, request: WireRequest): WireResponse | Promise<WireResponse> => {
  const [, what = "", name] = route.exec(request.path) ?? [];
  const action = Object.hasOwn(actions, `${request.method} ${what}`) ? actions[`${request.method} ${what}`] : undefined;
  if (action === undefined) {
    const error = `There is no ${request.method} ${request.path}; there are ${Object.keys(actions).join(", ")}, each below /__tck/.`;
    return json(404, { error });
  }
  return action(played, name === undefined ? undefined : decode(name), request);
};

const decode = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/**
 * The provider with its control API below `/__tck/`, for tests in other languages: `PUT scripts/:name`,
 * `GET requests/:name`, `GET findings/:name`, `POST assert-done/:name`, ... A name left out means all conversations.
 */
export const controlled =
  (played: PlayedScript): Handle =>
  (request) =>
    request.path.startsWith("/__tck/") ? control(played, request) : played.handle(request);
