import { toText } from "../wire/bytes.ts";
import type { Handle, WireRequest, WireResponse } from "../wire/handle.ts";
import { exchangeJson } from "./exchange-json.ts";
import { ProviderFindings } from "./finding.ts";
import type { PlayedScript } from "./play.ts";
import { readScript } from "./script/read.ts";
import { ScriptError } from "./script/script-error.ts";
import { toScript } from "./to-script.ts";
import { renderTranscript } from "./transcript.ts";
import { UnknownConversation } from "./unknown-conversation.ts";

const json = (status: number, value: unknown): WireResponse => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

const text = (body: string, type: string): WireResponse => ({ status: 200, headers: { "content-type": type }, body });

interface Route {
  /** For people who ask what there is. */
  readonly says: string;
  readonly act: (
    played: PlayedScript,
    name: string | undefined,
    request: WireRequest,
  ) => WireResponse | Promise<WireResponse>;
}

const putScript: Route["act"] = async (played, name, request) => {
  const read = await readScript(toText(request.body));
  if (!read.ok) throw new ScriptError(read.problems);
  if (name === undefined) played.reset(read.script);
  else played.put(name, read.script);
  return json(200, { ok: true });
};

const routes: Readonly<Record<string, Route>> = {
  "PUT scripts": { says: "puts a conversation, or without a name the whole script", act: putScript },
  "DELETE scripts": {
    says: "takes a conversation out, or all",
    act: (played, name) => {
      if (name === undefined) played.reset({ conversations: {} });
      else played.remove(name);
      return json(200, { ok: true });
    },
  },
  "GET scripts": {
    says: "what was answered, as a script",
    act: (played, name) => json(200, toScript(played.exchanges(name))),
  },
  "GET requests": {
    says: "every call, raw and effective, with its answer",
    act: (played, name) => json(200, { requests: played.exchanges(name).map(exchangeJson) }),
  },
  "GET tool-results": {
    says: "every tool result that the model was shown",
    act: (played, name) => json(200, { toolResults: played.toolResults(name) }),
  },
  "GET findings": {
    says: "what went wrong and what is left",
    act: (played, name) => {
      const findings = played.allFindings(name).map(({ request, ...finding }) => finding);
      return json(200, { done: findings.length === 0, findings });
    },
  },
  "GET transcript": {
    says: "what was said, as Markdown",
    act: (played, name) => text(renderTranscript(played.exchanges(name)), "text/markdown; charset=utf-8"),
  },
  "POST assert-done": {
    says: "409 unless all was played and nothing else was asked",
    act: (played, name) => {
      played.assertDone(name);
      return json(200, { ok: true });
    },
  },
  "POST reset": {
    says: "starts a conversation over, or all",
    act: (played, name) => {
      if (name === undefined) played.reset();
      else played.restart(name);
      return json(200, { ok: true });
    },
  },
};

const listOfRoutes = Object.entries(routes).map(([route, { says }]) => {
  const [method, what] = route.split(" ");
  return { method, path: `/__tck/${what}/:name`, says };
});

/** What an error of an action is answered with; undefined for one that is not the caller's. */
const answerTo = (error: unknown): WireResponse | undefined => {
  if (error instanceof ScriptError)
    return json(422, { error: "The script cannot be played.", problems: error.problems });
  if (error instanceof UnknownConversation) return json(404, { error: error.message });
  return error instanceof ProviderFindings ? json(409, { ok: false, error: error.message }) : undefined;
};

const path = /^\/__tck(?:\/([a-z-]+)(?:\/([^?]+?))?)?\/?(?:\?.*)?$/;

const control = async (played: PlayedScript, request: WireRequest): Promise<WireResponse> => {
  const [, what, name] = path.exec(request.path) ?? [];
  if (request.method === "GET" && path.test(request.path) && what === undefined)
    return json(200, { routes: listOfRoutes });
  const key = `${request.method} ${what}`;
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  if (route === undefined) {
    const error = `There is no ${request.method} ${request.path}; there are ${Object.keys(routes).join(", ")}, each below /__tck/, which lists them.`;
    return json(404, { error });
  }
  try {
    return await route.act(played, name === undefined ? undefined : decode(name), request);
  } catch (error) {
    const answer = answerTo(error);
    if (answer === undefined) throw error;
    return answer;
  }
};

const decode = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const isControl = /^\/__tck(?:[/?]|$)/;

/**
 * The provider with its control API below `/__tck/`, for tests in other languages: `PUT scripts/:name`,
 * `GET requests/:name`, `GET findings/:name`, `POST assert-done/:name`, ... A name left out means all conversations; one
 * that is not known is answered with 404, a script that cannot be played with 422.
 */
export const controlled =
  (played: PlayedScript): Handle =>
  (request) =>
    request.path.startsWith("/__tck") && isControl.test(request.path)
      ? control(played, request)
      : played.handle(request);
