import { isObject } from "../../../src/json/own.ts";
import type { Act, Json, Key } from "../../cases/engine/case.ts";
import type { Exchange } from "./log.ts";
import type { StreamRead } from "./streams.ts";

/** An act as an HTTP request. */
export interface ActRequest {
  readonly kind: Exchange["kind"];
  readonly method: string;
  readonly path: string;
  readonly key: Key;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many events of a stream are read; absent: all until it ends. */
  readonly events?: number;
  /** After how long a silence a stream is left, in milliseconds, by what it has brought; absent: it is not. */
  readonly leaveAfterMs?: (read: StreamRead) => number;
}

/** What an act may speak of: ids that only the engine knows, and what a submit usually holds. */
export interface ActContext {
  readonly session: string;
  /** The case's second session, where it has one. */
  readonly other: string | undefined;
  readonly agent: string;
  readonly turn: string | undefined;
  readonly decisionId: unknown;
  /** What was answered to that decision. */
  readonly answered: Json;
  readonly submit: Json;
  /** The id that `$turn-<n>` stands for. */
  turnId(n: string): string;
  /** The attempts that a call was asked with, in order. */
  attempts(callId: unknown): readonly unknown[];
  /** The id of the pause that the client was told last. */
  interrupt(): unknown;
  /** The model call that the worker was asked for last. */
  model(): unknown;
  /** What the client has read last. */
  messages(): readonly unknown[];
  /** The blobs that the engine has named, in order. */
  blobs(): readonly string[];
  /** The last `seq` that the stream read last has brought. */
  seen(): number | undefined;
}

/** Puts an act into the request that the REST surface takes. */
export function actRequest(act: Exclude<Act, { do: "wait" | "kill" | "restart" }>, context: ActContext): ActRequest {
  const fill = filler(context, "body" in act ? act.body?.["id"] : undefined);
  const post = (kind: Exchange["kind"], path: string, key: Key, body: unknown): ActRequest => ({
    kind,
    method: "POST",
    path,
    key,
    text: JSON.stringify(fill(body)),
  });
  const session = segment(context.session);
  switch (act.do) {
    case "settle":
      return post(
        "settle",
        `/api/machine/sessions/${segment(act.session ?? context.session)}/calls/settle`,
        "machine",
        act.body,
      );
    case "decide":
      return post("decide", "/api/machine/workers/submit", "machine", {
        session_id: context.session,
        decision_id: context.decisionId ?? null,
        ...(act.body ?? context.answered),
      });
    case "input":
      return post("input", "/api/client/sessions/input", act.as ?? "owner", {
        session_id: context.session,
        input: act.input,
      });
    case "read":
      return { kind: "read", method: "GET", path: `/api/client/sessions/${session}`, key: act.as ?? "owner", text: "" };
    case "interrupt":
      return post("interrupt", `/api/client/sessions/${session}/interrupt`, act.as ?? "owner", act.body);
    case "submit":
      return post("submit", "/api/machine/sessions/submit", "machine", { ...context.submit, ...act.body });
    case "request":
      return {
        kind: "request",
        method: act.method,
        path: act.path.replaceAll("$session", () => session),
        key: act.key,
        text: (act.text ?? "")
          .replaceAll('"$session"', () => JSON.stringify(context.session))
          .replaceAll('"$agent"', () => JSON.stringify(context.agent)),
      };
    case "blob":
      return {
        kind: "blob",
        method: "GET",
        path: `/api/${act.key === "machine" ? "machine" : "client"}/blobs?uri=${encodeURIComponent(blobOf(act.uri, context.blobs()))}`,
        key: act.key,
        text: "",
      };
    case "stream":
      return streamRequest(act, context);
  }
}

/** The URI that an act speaks of. */
function blobOf(uri: string, [first = "blob://tck/none"]: readonly string[]): string {
  if (uri === "$blob") return first;
  return uri === "$other" ? first.replace(/[0-9a-f]{12}(?=\?)/i, "0".repeat(12)) : uri;
}

function streamRequest(act: Extract<Act, { do: "stream" }>, context: ActContext): ActRequest {
  const { key, turn, after, lastEventId, events } = act;
  const seen = (value: number | "$seen"): string => String(value === "$seen" ? (context.seen() ?? 0) : value);
  const query = new URLSearchParams({
    ...(turn === true ? { turn_id: context.turn ?? "" } : {}),
    ...(after === undefined ? {} : { after_seq: seen(after) }),
  });
  const side = key === "owner" || key === "stranger" ? "client" : "machine";
  return {
    kind: "stream",
    method: "GET",
    path: `/api/${side}/sessions/${segment(context.session)}/events/stream?${query}`,
    key,
    text: "",
    headers: lastEventId === undefined ? {} : { "last-event-id": seen(lastEventId) },
    ...(events === undefined ? {} : { events }),
  };
}

/** An id as one segment of a path; an engine may name its sessions as it likes. */
export function segment(id: string): string {
  return encodeURIComponent(id.toWellFormed());
}

const OWN_TURN = /^\$turn-(\d+)$/;

function filler(
  { session, other, agent, turn, turnId, attempts, interrupt, messages, model }: ActContext,
  callId: unknown,
): (value: unknown) => unknown {
  const asked = attempts(callId);
  const known: Readonly<Record<string, unknown>> = {
    $session: session,
    $other: other ?? null,
    $agent: agent,
    $turn: turn ?? null,
    $first: asked[0] ?? null,
    $last: asked.at(-1) ?? null,
    $model: model() ?? null,
    $interrupt: interrupt() ?? null,
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") {
      const [, n] = OWN_TURN.exec(value) ?? [];
      if (n !== undefined) return turnId(n);
      return Object.hasOwn(known, value) ? known[value] : value;
    }
    if (Array.isArray(value)) return value.flatMap((entry) => (entry === "$messages" ? messages() : [fill(entry)]));
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, v]) => [key, fill(v)])) : value;
  };
  return fill;
}
