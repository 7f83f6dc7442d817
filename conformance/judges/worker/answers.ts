import { isObject } from "../../../src/json/own.ts";
import { decisionOf } from "../../drivers/worker/decision-of.ts";
import type { Exchange } from "../../drivers/worker/log.ts";
import { bad, good, holdsOr, type WorkerCheck, type WorkerLaw } from "./law.ts";
import { exchangesFor, outcome, placed, settlesOf } from "./pick.ts";
import { decisionComplaint, exactComplaint } from "./shape.ts";

/** Requests that any worker must answer with a decision: those of ordinary life. */
const answered: WorkerLaw = {
  rule: "worker/answers-with-a-decision",
  *judge(_case, log) {
    for (const exchange of log.exchanges) {
      const { purpose } = exchange;
      const ordinary =
        purpose.for === "start" ||
        purpose.for === "session" ||
        purpose.for === "resumed" ||
        (purpose.for === "told" && !purpose.newer) ||
        (purpose.for === "call" && purpose.call.fit === "valid" && !purpose.call.newer && purpose.delivery === 1);
      if (ordinary) yield isDecision(this.rule, exchange);
    }
  },
};

/** Calls that the engine refuses: the worker lets them end, by the proposal or in its own way. */
const refusals: WorkerLaw = {
  rule: "worker/ends-refused-calls",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "call")) {
      const { call } = exchange.purpose;
      if (call.fit === "valid") continue;
      const check = isDecision(this.rule, exchange);
      if (!check.ok) yield check;
      else
        yield holdsOr(settlesOf(exchange).length > 0, () =>
          bad(
            this.rule,
            [exchange.n],
            "/actions",
            `a tool.error or tool.result for the ${call.fit} call`,
            outcome(exchange),
          ),
        );
    }
  },
};

/** Trigger types and members of a newer engine. */
const newer: WorkerLaw = {
  rule: "worker/survives-a-newer-engine",
  *judge(_case, log) {
    for (const exchange of [...exchangesFor(log, "told"), ...exchangesFor(log, "call")]) {
      const { purpose } = exchange;
      if (purpose.for === "told" ? purpose.newer : purpose.call.newer) yield isDecision(this.rule, exchange);
    }
  },
};

/** After a request that no engine would send, the next real one is answered as if nothing had been. */
const survives: WorkerLaw = {
  rule: "worker/survives-abuse",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "after-abuse")) {
      const check = isDecision(this.rule, exchange);
      const forged = exchange.purpose.abuse.startsWith("signature: ");
      if (!forged) yield check;
    }
  },
};

/** Members that only a tolerant receiver passes over. */
const exact: WorkerLaw = {
  rule: "worker/answers-to-the-letter",
  *judge(_case, log) {
    for (const exchange of log.exchanges) {
      if (exchange.purpose.for === "abuse" || exchange.purpose.for === "settle") continue;
      const decision = decisionOf(exchange.answer);
      if (decision === undefined || decisionComplaint(decision) !== undefined) continue;
      const complaint = exactComplaint(decision);
      if (complaint === undefined) yield good;
      else
        yield bad(this.rule, [exchange.n], complaint.pointer, "a decision of the published shape", complaint.message);
    }
  },
};

/** An answer as an event stream: one last frame, and nothing that is not known. */
const streams: WorkerLaw = {
  rule: "worker/stream-ends-once",
  *judge(_case, log) {
    for (const { n, answer } of log.exchanges) {
      if (answer?.frames === undefined) continue;
      const names = answer.frames.map(({ event }) => event);
      const last = names.filter((name) => name === "decision.result" || name === "decision.error").length;
      const known = names.every((name) => ["decision.result", "decision.error", "llm.token.delta"].includes(name));
      yield holdsOr(last === 1 && known && names.at(-1) !== "llm.token.delta", () =>
        bad(
          this.rule,
          [n],
          "",
          "frames that end with one decision.result or decision.error",
          names.join(", ") || "no frame",
        ),
      );
    }
  },
};

/** Pieces of a reply come only where a model call asks for them. */
const tokens: WorkerLaw = {
  rule: "worker/streams-tokens-only-where-asked",
  *judge(_case, log) {
    for (const { n, answer, json } of log.exchanges) {
      if (answer?.frames === undefined) continue;
      const trigger = isObject(json) && isObject(json["trigger"]) ? json["trigger"] : {};
      const asked = trigger["type"] === "llm.execute" && trigger["stream"] === true;
      const sent = answer.frames.filter(({ event }) => event === "llm.token.delta").length;
      yield holdsOr(asked || sent === 0, () =>
        bad(this.rule, [n], "", `no llm.token.delta in an answer to ${String(trigger["type"])}`, `${sent} of them`),
      );
    }
  },
};

/** A model call ends with one reply or one error; an answer without either leaves it open for later. */
const replies: WorkerLaw = {
  rule: "worker/answers-model-calls",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "told")) {
      if (exchange.purpose.trigger !== "llm.execute" || decisionOf(exchange.answer) === undefined) continue;
      const actions = placed(exchange).map(({ action }) => action.type);
      const ends = actions.filter((type) => type === "llm.result" || type === "llm.error").length;
      yield holdsOr(ends === 1 || actions.length === 0, () =>
        bad(this.rule, [exchange.n], "/actions", "one llm.result or llm.error", outcome(exchange)),
      );
    }
  },
};

/** The laws on answers as a whole. */
export const answerLaws: readonly WorkerLaw[] = [answered, refusals, newer, survives, exact, streams, tokens, replies];

function isDecision(rule: string, exchange: Exchange): WorkerCheck {
  const decision = decisionOf(exchange.answer);
  if (decision === undefined)
    return bad(rule, [exchange.n], "", "a 2xx answer with a decision as JSON", outcome(exchange));
  const complaint = decisionComplaint(decision);
  if (complaint === undefined) return good;
  return bad(rule, [exchange.n], complaint.pointer, "a decision", complaint.message);
}
