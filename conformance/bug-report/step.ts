import type { EngineLog, Exchange } from "../drivers/engine/log.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import { ruleById } from "../rules/index.ts";
import { providerAnswers } from "./provider-answer.ts";
import { isWarning, type SavedRule } from "./saved-rule.ts";

/** One exchange of a case, as a person reads it. */
export interface Step {
  readonly n: number;
  readonly from: string;
  readonly to: string;
  /** What it is, in words. */
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** What came back; absent: nothing. */
  readonly answer?: { readonly status: number; readonly text: string };
}

/** Everything that a bug report tells. */
export interface BugReport {
  readonly role: "engine" | "worker";
  /** In the order in which they are told. */
  readonly broken: readonly BrokenRule[];
  readonly saved?: SavedRule;
  readonly steps: readonly Step[];
  /** How the case ended, where it did not end as planned. */
  readonly note?: string;
}

/** A rule, what it says, and what was otherwise. */
export interface BrokenRule {
  readonly rule: string;
  readonly sentence: string;
  readonly mend: string;
  /** It is a SHOULD. */
  readonly warning: boolean;
  readonly findings: readonly Finding[];
}

/** What rules were broken, with the words of the registry. */
export function brokenRules(
  broken: readonly { readonly rule: string; readonly findings: readonly Finding[] }[],
): BrokenRule[] {
  return broken.map(({ rule, findings }) => {
    const { sentence = "", mend = "" } = ruleById(rule) ?? {};
    return { rule, findings, sentence, mend, warning: isWarning(rule) };
  });
}

/** The steps of an engine's case: the suite was client, worker and model provider. */
export function engineSteps(log: EngineLog): Step[] {
  const given = providerAnswers(log);
  return log.exchanges.map(({ answer, ...exchange }) => ({
    n: exchange.n,
    // The suite kills the engine; no client can.
    from: exchange.kind === "restart" ? "engine" : exchange.from,
    to: exchange.to,
    what: whatOf(exchange),
    method: exchange.method,
    path: exchange.path,
    headers: exchange.headers,
    text: exchange.text,
    ...(answer === undefined ? {} : { answer: given.get(exchange.n) ?? answer }),
  }));
}

const WORDS: Readonly<Partial<Record<Exchange["kind"], string>>> = {
  submit: "says something",
  settle: "ends an open call",
  decide: "sends a decision out of band",
  input: "sends input",
  read: "reads the session",
  interrupt: "interrupts",
  request: "sends a request",
  token: "asks for a client's token",
  events: "reads the record",
  restart: "is killed, and started again over what it kept",
  stream: "reads the event stream",
  blob: "fetches a blob",
  prompt: "calls the model",
};

function whatOf({ kind, json }: Omit<Exchange, "answer">): string {
  if (kind === "prompt" && (json as { stream?: unknown } | undefined)?.stream === true)
    return "calls the model (for a stream, shown here as one answer)";
  if (kind !== "decision") return WORDS[kind] ?? kind;
  const { type, name } = ((json as { trigger?: unknown } | undefined)?.trigger ?? {}) as {
    type?: unknown;
    name?: unknown;
  };
  const about = typeof name === "string" ? ` (${name})` : "";
  return `asks the worker what to do: ${String(type ?? "no trigger")}${about}`;
}

/** The steps of a worker's case: the suite was the engine. */
export function workerSteps({ exchanges }: WorkerLog): Step[] {
  return exchanges.map(({ n, purpose, method, headers, text, answer }) => ({
    n,
    ...(purpose.for === "settle" ? { from: "worker", to: "engine" } : { from: "engine", to: "worker" }),
    what: purpose.for === "settle" ? "settles a call" : `asks the worker what to do: ${purpose.for}`,
    method,
    path: "",
    headers,
    text,
    ...(answer === undefined ? {} : { answer }),
  }));
}
