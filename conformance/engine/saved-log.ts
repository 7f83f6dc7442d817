import { isObject } from "../../src/json/own.ts";
import { readJson } from "../../src/json/read.ts";
import { type Fault, fault, optional, shapes, type Test } from "../common/shape.ts";
import type { EngineLog, Exchange, ExchangeAnswer } from "../drivers/engine/log.ts";
import type { SavedLog } from "../report/document.ts";
import { withoutKeys, withoutSecrets } from "../report/secrets.ts";
import { withShortTexts } from "../report/short-texts.ts";

type SavedAnswer = NonNullable<SavedLog["exchanges"][number]["answer"]>;

/** Exchanges and events of a log that are kept, and characters of one blob. */
const KEPT = 60;
const KEPT_EVENTS = 500;
const KEPT_BASE64 = 131_072;

/** A log that a report can hold: no more than it takes to see what happened and to judge it again, and no key of anybody's. */
export function savedLog(log: EngineLog): SavedLog {
  const exchanges = log.exchanges.slice(0, KEPT);
  const events = log.events?.slice(0, KEPT_EVENTS);
  const blobs = Object.entries(log.blobs).filter(
    ([uri, { base64 }]) => Math.max(uri.length, base64.length) <= KEPT_BASE64,
  );
  let all =
    exchanges.length === log.exchanges.length &&
    events?.length === log.events?.length &&
    blobs.length === Object.keys(log.blobs).length;
  const { blobs: _blobs, ...rest } = log;
  const told = { ...rest, exchanges: exchanges.map(saved), ...(events === undefined ? {} : { events }) };
  const short = withShortTexts(told, () => {
    all = false;
  });
  const kept: SavedLog = { ...short, blobs: Object.fromEntries(blobs), ...(all ? {} : { shortened: true }) };
  return withoutSecrets(kept, log.exchanges.flatMap(tokenOf));
}

/** What a client may come in with. */
function tokenOf({ kind, answer }: Exchange): string[] {
  const token = kind === "token" && isObject(answer?.json) ? answer.json["token"] : undefined;
  return typeof token === "string" ? [token] : [];
}

function saved({ headers, json: _json, answer, ...rest }: Exchange): SavedLog["exchanges"][number] {
  return {
    ...rest,
    headers: withoutKeys(headers),
    ...(answer === undefined ? {} : { answer: savedAnswer(answer) }),
  };
}

function savedAnswer({ json, text, ...rest }: ExchangeAnswer): SavedAnswer {
  const says = readJson(text).ok;
  return {
    ...rest,
    text,
    // A stream's text is not its JSON.
    ...(!says && json !== undefined ? { json } : {}),
    ...(says && json === undefined ? { plain: true } : {}),
  };
}

/** A log that can be judged, or where it is broken. */
export type ReadEngineLog = { readonly ok: true; readonly value: SavedLog } | ({ readonly ok: false } & Fault);

/** Reads a log that was saved, and puts back what its texts say as JSON. */
export function readEngineLog(value: unknown, at = ""): ReadEngineLog {
  const found = logTest(value, at);
  if (found !== undefined) return { ok: false, ...found };
  const log = value as SavedLog;
  return { ok: true, value: { ...log, exchanges: log.exchanges.map(whole) } };
}

function whole({ answer, ...exchange }: SavedLog["exchanges"][number]): Exchange {
  return {
    ...withJson(exchange),
    ...(answer === undefined ? {} : { answer: answer.plain === true ? answer : withJson(answer) }),
  };
}

function withJson<T extends { readonly text: string; readonly json?: unknown }>(one: T): T {
  if (one.json !== undefined || one.text === "") return one;
  const read = readJson(one.text);
  return read.ok ? { ...one, json: read.value } : one;
}

const { members, listOf, text, anyObject } = shapes(fault);

const number: Test = (value, at) => (typeof value === "number" ? undefined : fault(at, "must be a number", value));

const party: Test = (value, at) =>
  ["client", "engine", "worker", "provider"].includes(String(value))
    ? undefined
    : fault(at, "must be client, engine, worker or provider", value);

const answerTest: Test = (value, at) =>
  value === undefined ? undefined : members({ status: number, text })(value, at);

const end: Test = (value, at) =>
  ["ended", "derailed", "stalled"].includes(String(value))
    ? undefined
    : fault(at, "must be ended, derailed or stalled", value);

const promptTest: Test = (value, at) =>
  value === undefined
    ? undefined
    : members({ model: text, messages: listOf(members({ role: text, text }), 0), tools: listOf(anyObject, 0) })(
        value,
        at,
      );

const texts: Test = (value, at) => {
  if (!isObject(value)) return fault(at, "must be an object", value);
  return members(Object.fromEntries(Object.keys(value).map((name) => [name, text])))(value, at);
};

const blobsTest: Test = (value, at) => {
  if (!isObject(value)) return fault(at, "must be an object", value);
  const tests = Object.keys(value).map((uri) => [uri, members({ status: number, base64: text })] as const);
  return members(Object.fromEntries(tests))(value, at);
};

/** A log that a file holds is one that can be drawn and judged. */
export const logTest: Test = members({
  key: text,
  startedAt: number,
  end,
  note: optional(text),
  skipped: optional(listOf(text, 0)),
  events: optional(listOf(() => undefined, 0)),
  blobs: blobsTest,
  exchanges: listOf(
    members({
      n: number,
      at: number,
      from: party,
      to: party,
      kind: text,
      method: text,
      path: text,
      headers: texts,
      text,
      answer: answerTest,
      prompt: promptTest,
    }),
    0,
  ),
});
