import { isObject } from "../../../src/json/own.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { decisions, type Json } from "./pick.ts";
import { isTaken } from "./settles.ts";
import { seen, statuses } from "./statuses.ts";

const CLIENTS = ["client-session", "client-tools"];

/** The answers that a client got to requests of a kind, as objects. */
const answers = (log: EngineLog, kind: Exchange["kind"]): { readonly exchange: Exchange; readonly body: Json }[] =>
  log.exchanges.flatMap((exchange) => {
    const { answer } = exchange;
    if (exchange.kind !== kind || answer === undefined) return [];
    return [{ exchange, body: isObject(answer.json) ? answer.json : {} }];
  });

/** The session that the worker was told of first. */
const sessionTold = (log: EngineLog): unknown => decisions(log, "session.start")[0]?.request["session_id"];

const STATUSES: ReadonlySet<unknown> = new Set(["idle", "interrupted", "done"]);

/** What is wrong with a view of a session; undefined for nothing. */
function faultOfView(view: Json, log: EngineLog): { readonly pointer: string; readonly expected: string } | undefined {
  const session = sessionTold(log);
  if (view["session_id"] !== session) return { pointer: "/session_id", expected: JSON.stringify(session) };
  if (typeof view["agent_id"] !== "string") return { pointer: "/agent_id", expected: "the agent's id" };
  if (!STATUSES.has(view["status"])) return { pointer: "/status", expected: "idle, interrupted or done" };
  if (!Array.isArray(view["interrupts"])) return { pointer: "/interrupts", expected: "a list" };
  const { messages } = view;
  if (!Array.isArray(messages) || messages.length === 0)
    return { pointer: "/messages", expected: "the messages on the record" };
  return undefined;
}

/** Seconds since 1970, and no other count: from 2001 to 5138. */
const isSeconds = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1e9 && Number(value) < 1e11;

/** What a token says of itself, where it can be read: `sub` and `exp`. */
function claimsOf(token: string): Json | undefined {
  const [, part = "", ...rest] = token.split(".");
  if (rest.length !== 1) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
    return isObject(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

function* tokenChecks(rule: string, exchange: Exchange, body: Json): Generator<EngineCheck> {
  const { token, expires_at: lapses } = body;
  if (typeof token !== "string" || token === "") {
    yield bad(rule, [exchange.n], "/token", "a token", seen(exchange));
    return;
  }
  yield isSeconds(lapses) ? good : bad(rule, [exchange.n], "/expires_at", "seconds since 1970", String(lapses));
  const identity = isObject(exchange.json) && isObject(exchange.json["identity"]) ? exchange.json["identity"] : {};
  const { sub } = claimsOf(token) ?? {};
  // What is no readable token, or says no subject, is judged by what it opens.
  if (sub !== undefined)
    yield sub === identity["id"]
      ? good
      : bad(rule, [exchange.n], "/token", `a token for ${JSON.stringify(identity["id"])}`, JSON.stringify(sub));
}

const isToken = ({ kind, path }: Exchange): boolean =>
  kind === "token" || (kind === "request" && path.endsWith("/client-tokens"));

/** The laws on who may do what with a session, and on how a client comes by one. */
export const surfaceLaws: readonly EngineLaw[] = [
  statuses("surface/other-tenants-are-kept-out", ["other-tenants"], { foreign: [401, 403, 404] }, true),
  {
    rule: "surface/token-is-made-for-one-identity",
    areas: ["client-session"],
    *judge({ area }, log) {
      if (area !== "client-session") return;
      for (const kind of ["token", "request"] as const)
        for (const { exchange, body } of answers(log, kind))
          if (isToken(exchange)) yield* tokenChecks(this.rule, exchange, body);
    },
  },
  {
    rule: "surface/client-reads-its-session",
    areas: ["client-session"],
    *judge({ area }, log) {
      if (area !== "client-session") return;
      for (const { exchange, body } of answers(log, "read")) {
        if (exchange.answer?.status !== 200) {
          yield bad(this.rule, [exchange.n], "/status", "status 200 for its owner", seen(exchange));
          continue;
        }
        const fault = faultOfView(body, log);
        yield fault === undefined ? good : bad(this.rule, [exchange.n], fault.pointer, fault.expected, seen(exchange));
      }
      for (const { exchange } of answers(log, "request"))
        if (exchange.act === "no session yet")
          yield exchange.answer?.status === 404
            ? good
            : bad(this.rule, [exchange.n], "/status", "status 404 before there was any input", seen(exchange));
    },
  },
  {
    rule: "surface/client-input-is-taken",
    areas: CLIENTS,
    *judge({ area }, log) {
      if (!CLIENTS.includes(area)) return;
      for (const { exchange, body } of answers(log, "input")) {
        // A client that begins a session has to be let in; what else it sends may have a reason to be refused.
        const begins = isObject(exchange.json) && exchange.json["session_id"] === undefined;
        if (!begins && !isTaken(exchange)) continue;
        const { session_id: session, turn_id: turn, queued } = body;
        const whole =
          session === sessionTold(log) && (turn === null || typeof turn === "string") && typeof queued === "boolean";
        yield exchange.answer?.status === 202 && whole
          ? good
          : bad(this.rule, [exchange.n], "", "status 202 with session_id, turn_id and queued", seen(exchange));
      }
    },
  },
];
