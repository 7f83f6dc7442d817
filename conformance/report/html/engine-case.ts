import { isObject } from "../../../src/json/own.ts";
import { readJson } from "../../../src/json/read.ts";
import type { EngineFailure, SavedLog } from "../document.ts";
import { answerWords, roadOf, triggerOf } from "./labels.ts";
import type { Answer, CaseData, Message, Paper, Party } from "./shape.ts";

type Exchange = SavedLog["exchanges"][number];

const PARTIES: readonly Party[] = [
  { id: "client", name: "Client", tested: false },
  { id: "engine", name: "Engine", tested: true },
  { id: "worker", name: "Worker", tested: false },
  { id: "provider", name: "Model provider", tested: false },
];

/** The part of a failing engine case that its log tells. */
export function engineCase({ log }: EngineFailure): Pick<CaseData, "parties" | "messages" | "notes" | "papers"> {
  const seen = new Set(log.exchanges.flatMap(({ from, to }) => [from, to]));
  return {
    parties: PARTIES.filter(({ id, tested }) => tested || seen.has(id)),
    messages: log.exchanges.map(messageOf),
    notes: notesOf(log),
    papers: papersOf(log),
  };
}

function messageOf(exchange: Exchange): Message {
  const { n, at, kind, method, path, headers, text, answer } = exchange;
  const remark = remarkOf(exchange);
  return {
    n,
    at,
    // The suite kills the engine; no client can.
    from: kind === "restart" ? "engine" : exchange.from,
    to: exchange.to,
    road: kind === "restart" ? "" : roadOf(method, path),
    what: whatOf(exchange),
    method,
    path,
    headers,
    text,
    ...(answer === undefined ? { silence: "no answer came" } : { answer: answerOf(answer) }),
    ...(remark === undefined ? {} : { remark }),
  };
}

/** What tells more than method and path do. */
const WHAT: Readonly<Partial<Record<Exchange["kind"], (exchange: Exchange) => string>>> = {
  decision: ({ text }) => triggerOf(text),
  prompt: ({ prompt }) => (prompt === undefined ? "prompt" : messages(prompt.messages.length)),
  kill: () => "killed",
  restart: () => "started again",
  request: ({ act }) => act ?? "",
  // The path says it.
  submit: () => "",
};

const messages = (count: number): string => (count === 1 ? "1 message" : `${count} messages`);

const whatOf = (exchange: Exchange): string => (WHAT[exchange.kind] ?? (() => exchange.kind))(exchange);

function remarkOf({ late, answer, act, session }: Exchange): string | undefined {
  const remarks = [
    ...(session === "other" ? ["of the second session"] : []),
    ...(late === true ? ["came when the case was over"] : []),
    ...(answer?.failed === true ? ["was to fail"] : []),
    ...(act === undefined ? [] : [`the case's act ${act}`]),
  ];
  return remarks.length === 0 ? undefined : remarks.join("; ");
}

function answerOf({ at, status, text }: NonNullable<Exchange["answer"]>): Answer {
  return { ...(at === undefined ? {} : { at }), status, what: answerWords(text), headers: {}, text };
}

function notesOf({ end, note, skipped = [], shortened }: SavedLog): string[] {
  const why = note === undefined ? "" : `: ${note}`;
  return [
    ...(end === "ended" ? [] : [`The case ${end === "stalled" ? "stalled" : "was derailed"}${why}.`]),
    ...(skipped.length === 0 ? [] : [`Acts whose moment never came: ${skipped.join(", ")}.`]),
    ...(shortened === true ? ["Messages or the ends of long ones were left out of this report."] : []),
  ];
}

function papersOf({ events = [], blobs, exchanges }: SavedLog): Paper[] {
  const fetched = Object.keys(blobs).length;
  // The record of a session is long: what is there already is not written again.
  const text = exchanges.find((exchange) => tells(exchange, events))?.n ?? JSON.stringify(events);
  return [
    ...(events.length === 0 ? [] : [{ title: `The session's events (${events.length})`, text }]),
    ...(fetched === 0 ? [] : [{ title: `Bytes that blob URIs gave (${fetched})`, text: JSON.stringify(blobs) }]),
  ];
}

/** Whether the answer is that record. */
function tells({ kind, answer }: Exchange, events: readonly unknown[]): boolean {
  const body = kind === "events" ? readJson(answer?.text ?? "") : undefined;
  return body?.ok === true && isObject(body.value) && JSON.stringify(body.value["events"]) === JSON.stringify(events);
}
