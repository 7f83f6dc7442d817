import type { SavedWorkerLog, WorkerFailure } from "../document.ts";
import { answerWords, roadOf, triggerOf } from "./labels.ts";
import type { Answer, CaseData, Message, Party } from "./shape.ts";

type Exchange = SavedWorkerLog["exchanges"][number];

const PARTIES: readonly Party[] = [
  { id: "engine", name: "Engine", tested: false },
  { id: "worker", name: "Worker", tested: true },
];

/** The part of a failing worker case that its log tells. */
export function workerCase({ log }: WorkerFailure): Pick<CaseData, "parties" | "messages" | "notes" | "papers"> {
  return { parties: PARTIES, messages: log.exchanges.map(messageOf), notes: notesOf(log), papers: [] };
}

function messageOf(exchange: Exchange): Message {
  const { n, at, purpose, method, headers, text, answer, failure } = exchange;
  const settles = purpose.for === "settle";
  const silence = failure ?? "no answer came";
  const remark = REMARKS[purpose.for]?.(exchange);
  return {
    n,
    at,
    from: settles ? "worker" : "engine",
    to: settles ? "engine" : "worker",
    road: roadOf(method, settles ? `/${purpose.route}` : "/"),
    what: settles ? purpose.rulings.map(({ state }) => state).join(", ") : triggerOf(text),
    method,
    path: settles ? `/${purpose.route}` : "/",
    headers,
    text,
    ...(answer === undefined ? { silence } : { answer: answerOf(answer) }),
    ...(remark === undefined ? {} : { remark }),
  };
}

type Remark = (exchange: Exchange) => string | undefined;

const delivery: Remark = ({ purpose }) =>
  purpose.for === "call" && purpose.delivery > 1
    ? `the same decision, delivered for the ${purpose.delivery}. time`
    : undefined;

const REMARKS: Readonly<Partial<Record<Exchange["purpose"]["for"], Remark>>> = {
  call: delivery,
  abuse: ({ purpose }) => (purpose.for === "abuse" ? `no sound request: ${purpose.abuse}` : undefined),
  settle: ({ purpose }) =>
    purpose.for === "settle"
      ? purpose.rulings
          .map(({ reason }) => reason)
          .filter(Boolean)
          .join("; ") || undefined
      : undefined,
};

function answerOf({ at, status, contentType, text }: NonNullable<Exchange["answer"]>): Answer {
  const headers = contentType === "" ? {} : { "content-type": contentType };
  return { at, status, what: answerWords(text), headers, text };
}

function notesOf({ end, shortened }: SavedWorkerLog): string[] {
  return [
    ...(end === "ended" ? [] : [`The case ${end === "stalled" ? "stalled" : "could not reach the worker"}.`]),
    ...(shortened === true ? ["Messages or the ends of long ones were left out of this report."] : []),
  ];
}
