import type { WireHeaders } from "../wire/handle.ts";
import type { Dialect, Format } from "./model.ts";

/** What a path asks for. */
export type Route =
  | { readonly kind: "call"; readonly format: Format; readonly dialect: Dialect; readonly prefix: string }
  | { readonly kind: "count-tokens"; readonly format: Format; readonly dialect: Dialect; readonly prefix: string }
  /** `id` is empty for the whole list. */
  | { readonly kind: "models"; readonly dialect: Dialect; readonly prefix: string; readonly id: string }
  | { readonly kind: "stored-response"; readonly dialect: Dialect; readonly prefix: string; readonly id: string }
  | { readonly kind: "unknown"; readonly dialect: Dialect; readonly why: string };

type Endpoint = (dialect: Dialect, prefix: string, id: string) => Route;

const call =
  (kind: "call" | "count-tokens", format: Format): Endpoint =>
  (dialect, prefix) => ({ kind, format, dialect: format === "anthropic" ? "anthropic" : dialect, prefix });

const endpoints: Record<string, Endpoint> = {
  "POST messages": call("call", "anthropic"),
  "POST messages/count_tokens": call("count-tokens", "anthropic"),
  "POST chat/completions": call("call", "openai-chat"),
  "POST responses": call("call", "responses"),
  "POST responses/input_tokens": call("count-tokens", "responses"),
  "GET models": (dialect, prefix) => ({ kind: "models", dialect, prefix, id: "" }),
};

const byId: Record<string, Endpoint> = {
  "GET models/": (dialect, prefix, id) => ({ kind: "models", dialect, prefix, id }),
  "GET responses/": (dialect, prefix, id) => ({ kind: "stored-response", dialect, prefix, id }),
};

const whole =
  /^(.*?)(?:\/v1)?\/(messages\/count_tokens|messages|chat\/completions|responses\/input_tokens|responses|models)\/?$/;
const withId = /^(.*?)(?:\/v1)?\/(models\/|responses\/)(.+?)\/?$/;

const dialectOf = (before: string, headers: WireHeaders): Dialect =>
  headers["anthropic-version"] !== undefined
    ? "anthropic"
    : before === "/api" || before.endsWith("/api") || headers["x-openrouter-callmodel"] !== undefined
      ? "openrouter"
      : "openai";

/** Paths below these are Anthropic's alone, whether there is such a route or not. */
const anthropicPath = /\/(messages|complete|skills|organizations)(\/|$)/;

const openrouterPath = /^\/api\//;

/** Whose a path is that is no route: by its headers, else by what it looks like. */
const strangerDialect = (plain: string, headers: WireHeaders): Dialect => {
  const dialect = dialectOf("", headers);
  if (dialect !== "openai") return dialect;
  return headers["x-api-key"] !== undefined || anthropicPath.test(plain)
    ? "anthropic"
    : openrouterPath.test(plain)
      ? "openrouter"
      : dialect;
};

const trim = (before: string): string => before.replace(/\/?api$/, "").replace(/^\/+|\/+$/g, "");

/** What a path says, whoever asks. */
interface ReadPath {
  readonly plain: string;
  readonly before: string;
  /** What may tell a conversation apart. */
  readonly prefix: string;
  /** The endpoint as `METHOD name`; undefined for none. */
  readonly endpoint: string | undefined;
  readonly id: string | undefined;
}

const readPath = (method: string, path: string): ReadPath => {
  const plain = path.split("?", 1)[0] ?? "";
  const match = whole.exec(plain) ?? withId.exec(plain);
  return match === null
    ? { plain, before: "", prefix: "", endpoint: undefined, id: undefined }
    : { plain, before: match[1] ?? "", prefix: trim(match[1] ?? ""), endpoint: `${method} ${match[2]}`, id: match[3] };
};

/** The paths read last; agents ask for few. */
const known = new Map<string, ReadPath>();

const remembered = (method: string, path: string): ReadPath => {
  const key = `${method} ${path}`;
  let read = known.get(key);
  if (read === undefined) {
    read = readPath(method, path);
    if (known.size >= 1_000) known.clear();
    known.set(key, read);
  }
  return read;
};

/**
 * Reads a path, with or without `/v1`, below any prefix: `/v1/messages`, `/responses`, `/my-test/v1/chat/completions`,
 * `/api/v1/responses`. The part before is the prefix by which a conversation may be told apart; OpenRouter's
 * own `/api` is not part of it.
 */
export const readRoute = (method: string, path: string, headers: WireHeaders): Route => {
  const { plain, before, prefix, endpoint, id } = remembered(method, path);
  const dialect = dialectOf(before, headers);
  if (endpoint === undefined)
    return {
      kind: "unknown",
      dialect: strangerDialect(plain, headers),
      why: `${method} ${plain} is not a route of a model provider`,
    };
  if (before.endsWith("/v1")) {
    const why = `${plain} names /v1 twice: this client adds it by itself, so leave it out of the base URL`;
    return { kind: "unknown", dialect: strangerDialect(plain, headers), why };
  }
  const found = id === undefined ? endpoints[endpoint] : byId[endpoint];
  return found === undefined
    ? { kind: "unknown", dialect: strangerDialect(plain, headers), why: `${plain} does not take ${method}` }
    : found(dialect, prefix, id ?? "");
};
