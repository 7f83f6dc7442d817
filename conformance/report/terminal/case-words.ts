import {
  callsOf,
  type Damage,
  type PlannedAnswer,
  type PlannedCall,
  type PlannedFailure,
  type PlannedReply,
  type PlannedTurn,
  type Trickle,
} from "../../cases/engine/case.ts";
import type { Abuse, WorkerStep } from "../../cases/worker/case.ts";
import { counted } from "../../common/counted.ts";
import type { EngineFailure, ReportedFailure, WorkerFailure } from "../document.ts";

/** Characters of one value, and how many calls are told. */
const VALUE = 90;
const CALLS = 2;

/**
 * What the saved case does, in one line: how many turns, which calls with which arguments, and what is answered to them;
 * and where it was drawn, so that the same seed draws it again.
 */
export const caseInShort = (failure: ReportedFailure): string =>
  `${failure.role === "engine" ? engineWords(failure) : workerWords(failure)}${drawnWords(failure)}`;

const drawnWords = ({ drawn, seed }: ReportedFailure): string =>
  drawn === undefined ? "" : ` (drawn as ${drawn} of seed ${seed})`;

function engineWords({ case: engineCase }: EngineFailure): string {
  const { turns, acts = [], decisions = [], other } = engineCase;
  const calls = callsOf(engineCase);
  const told = calls.slice(0, CALLS).map(engineCall);
  return joined([
    `${counted(turns.length, "turn")}, ${counted(calls.length, "call")}${told.length === 0 ? "" : " of "}${told.join("; and of ")}`,
    ...more(calls.length - CALLS, "call"),
    ...modelWords(turns),
    ...(other === undefined ? [] : ["beside a second session"]),
    ...decisions
      .slice(0, 1)
      .map(({ on: { trigger }, answer }) => `to ${trigger} the worker answers ${answerWords(answer)}`),
    ...(acts.length === 0 ? [] : [`the client's part: ${[...new Set(acts.map(({ act }) => act.do))].join(", ")}`]),
  ]);
}

function engineCall({ tool, arguments: text, answers }: PlannedCall): string {
  const [first, ...further] = answers;
  if (first === undefined) return `${tool} with ${value(text)}`;
  const then = further.length === 0 ? "" : `, then ${further.slice(0, 2).map(answerWords).join(", then ")}`;
  return `${tool} with ${value(text)}; the worker answers ${answerWords(first)}${then}`;
}

/** What becomes of a model's reply. */
const DAMAGES: Readonly<Record<Damage["kind"], string>> = {
  cut: "is cut off",
  end: "ends, as if that were all,",
  garbled: "holds what is no JSON",
  error: "turns into an error",
  silence: "falls silent",
};

const PLACES: Readonly<Record<Damage["at"], string>> = {
  start: "at its start",
  middle: "in its middle",
  last: "right before its end mark",
};

/** How the model's replies come, where they do not come whole and at once. */
function modelWords(turns: readonly PlannedTurn[]): string[] {
  const replies = turns.flatMap((turn) => turn.replies);
  const told = replies.flatMap((reply, n) => {
    const which = replies.length === 1 ? "" : ` ${n + 1}`;
    return replyWords(reply).map((words) => `the model's reply${which} ${words}`);
  });
  return [...told.slice(0, CALLS), ...more(told.length - CALLS, "such reply", "such replies")];
}

function replyWords({ first = [], trickled }: PlannedReply): string[] {
  const failures = first.map(failureWords);
  const words = failures.length === 0 ? [] : [failures.slice(0, CALLS).join(", and again ")];
  return trickled === undefined ? words : [...words, `comes ${trickleWords(trickled)}`];
}

const failureWords = (failure: PlannedFailure): string =>
  "status" in failure
    ? `is refused with status ${failure.status}`
    : `${DAMAGES[failure.damage.kind]} ${PLACES[failure.damage.at]}`;

const trickleWords = ({ bytes }: Trickle): string => `in pieces of ${counted(bytes, "byte")}`;

const WORDS: { readonly [T in PlannedAnswer["take"]]: (answer: Extract<PlannedAnswer, { take: T }>) => string } = {
  proposed: () => "as proposed",
  action: ({ action }) => json(action),
  decision: ({ body }) => json(body),
  amended: ({ type, with: members }) => `as proposed, with ${json(members)} on each ${type}`,
  changed: ({ with: members }) => `as proposed, with ${json(members)}`,
  restated: () => "as proposed, with state and config given back",
  raw: ({ answer: { status, text, cut } }) =>
    cut === true ? "with a broken connection" : `with status ${status} and ${text === "" ? "no body" : value(text)}`,
};

function answerWords(answer: PlannedAnswer): string {
  const words = (WORDS[answer.take] as (one: PlannedAnswer) => string)(answer);
  return answer.trickled === undefined ? words : `${words}, ${trickleWords(answer.trickled)}`;
}

function workerWords({ case: { steps } }: WorkerFailure): string {
  const told = steps.slice(0, CALLS).map(stepWords);
  return joined([...told, ...more(steps.length - CALLS, "step")]);
}

function stepWords(step: WorkerStep): string {
  if (step.do === "tell") return `told of ${String(step.trigger["type"])}`;
  if (step.do === "abuse") return `${abuseWords(step.abuse)}, then a call of ${step.then.tool}`;
  const { calls } = step;
  const told = calls.slice(0, CALLS).map(({ tool, arguments: text, fit, attempts, deliveries }) => {
    const times = [
      ...(fit === "valid" ? [] : [fit]),
      ...(attempts > 1 ? [`${attempts} attempts`] : []),
      ...(deliveries > 1 ? [`${deliveries} deliveries each`] : []),
    ];
    return `${tool} with ${value(text)}${times.length === 0 ? "" : ` (${times.join(", ")})`}`;
  });
  return [`${counted(calls.length, "call")} of ${told.join("; and of ")}`, ...more(calls.length - CALLS, "call")].join(
    "; ",
  );
}

const ABUSES: { readonly [K in Abuse["kind"]]: (abuse: Extract<Abuse, { kind: K }>) => string } = {
  method: ({ method }) => `a ${method} instead of a POST`,
  "content-type": ({ contentType }) => `a body said to be ${contentType}`,
  body: ({ what }) => `a body that is ${what}`,
  size: ({ bytes }) => `a body of ${bytes} bytes`,
  signature: ({ signature }) => `a request whose signature is ${signature}`,
};

const abuseWords = (abuse: Abuse): string => (ABUSES[abuse.kind] as (one: Abuse) => string)(abuse);

const value = (text: string): string => {
  const known = withoutBase64(text);
  return known.length <= VALUE ? known : `${known.slice(0, VALUE - 1).toWellFormed()}…`;
};

/**
 * The beginning of a text, in which long runs of base64 are told by how many characters they have: they say nothing else
 * to a reader. A pattern for a whole run would need a stack as deep as the run is long, and some have megabytes.
 */
function withoutBase64(text: string): string {
  let told = "";
  let at = 0;
  while (told.length <= VALUE && at < text.length) {
    const start = indexFrom(/[A-Za-z0-9+/]{32}/g, text, at);
    told += text.slice(at, Math.min(start, at + VALUE + 1));
    at = start;
    if (start === text.length) break;
    at = indexFrom(/[^A-Za-z0-9+/]/g, text, start);
    while (text[at] === "=") at++;
    told += `${text.slice(start, start + 16)}…(${at - start})`;
  }
  return told;
}

/** Where a global pattern is found next; the end of the text where it is not. */
function indexFrom(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}

const json = (given: unknown): string => value(JSON.stringify(given));
const more = (n: number, what: string, many = `${what}s`): string[] =>
  n > 0 ? [`and ${counted(n, `more ${what}`, `more ${many}`)}`] : [];
const joined = (parts: readonly string[]): string => `${parts.join("; ")}.`;
