import { decisionOf } from "../../drivers/worker/decision-of.ts";
import type { Exchange, WorkerLog } from "../../drivers/worker/log.ts";
import { bad, good, holdsOr, type WorkerLaw } from "./law.ts";
import { exchangesFor, outcome, placed, settlesOf } from "./pick.ts";

/** A valid call is settled once; an answer that settles nothing leaves it open for later, which is not judged here. */
const settlesItsCall: WorkerLaw = {
  rule: "worker/settles-its-call",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "call")) {
      const { call, together, delivery } = exchange.purpose;
      if (call.fit !== "valid" || together || delivery > 1 || decisionOf(exchange.answer) === undefined) continue;
      const own = settlesOf(exchange).filter(({ action }) => (action["id"] ?? call.id) === call.id);
      if (own.length === 0 && leavesOpen(exchange)) {
        if (settledLater(log, call.id)) yield good;
        continue;
      }
      yield holdsOr(own.length === 1, () =>
        bad(this.rule, [exchange.n], "/actions", `one tool.result or tool.error for ${call.id}`, outcome(exchange)),
      );
    }
  },
};

/** Only the call that was asked about is settled; another that is open may be named. */
const settlesNothingElse: WorkerLaw = {
  rule: "worker/settles-nothing-else",
  *judge(_case, log) {
    for (const exchange of log.exchanges) {
      const { purpose } = exchange;
      if (
        purpose.for === "abuse" ||
        purpose.for === "after-abuse" ||
        purpose.for === "settle" ||
        (purpose.for === "call" && purpose.together)
      )
        continue;
      const asked = purpose.for === "call" ? purpose.call.id : undefined;
      for (const { action, pointer } of settlesOf(exchange)) {
        const id = action["id"] ?? asked;
        yield holdsOr(typeof id === "string" && openIn(exchange).has(id), () =>
          bad(this.rule, [exchange.n], `${pointer}/id`, `the id of a call that is open`, id ?? "no id"),
        );
      }
      if (asked !== undefined && settlesOf(exchange).length === 0) yield good;
    }
  },
};

/** The attempt that is named is the one that is answered: any other is dropped, and the call waits for ever. */
const namesItsAttempt: WorkerLaw = {
  rule: "worker/names-its-attempt",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "call")) {
      const { call, attempt } = exchange.purpose;
      for (const { action, pointer } of settlesOf(exchange)) {
        if ((action["id"] ?? call.id) !== call.id) continue;
        yield holdsOr(action["attempt"] === undefined || action["attempt"] === attempt, () =>
          bad(this.rule, [exchange.n], `${pointer}/attempt`, `attempt ${attempt}, or none named`, action["attempt"]),
        );
      }
    }
  },
};

/** Calls that run at the same time are kept apart. */
const keepsCallsApart: WorkerLaw = {
  rule: "worker/keeps-parallel-calls-apart",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "call")) {
      const { call, together } = exchange.purpose;
      if (!together || call.fit !== "valid" || decisionOf(exchange.answer) === undefined) continue;
      if (leavesOpen(exchange)) {
        if (settledLater(log, call.id)) yield good;
        continue;
      }
      const ids = settlesOf(exchange).map(({ action }) => action["id"] ?? call.id);
      yield holdsOr(ids.length > 0 && ids.every((id) => id === call.id), () =>
        bad(
          this.rule,
          [exchange.n],
          "/actions",
          `a settle of ${call.id} alone`,
          ids.length === 0 ? outcome(exchange) : ids,
        ),
      );
    }
  },
};

/** A decision that is delivered again is answered again, with a decision for the same call. */
const answersRedelivery: WorkerLaw = {
  rule: "worker/answers-redelivery",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "call")) {
      const { call, delivery } = exchange.purpose;
      if (delivery === 1 || call.fit !== "valid") continue;
      const own = settlesOf(exchange).filter(({ action }) => (action["id"] ?? call.id) === call.id);
      const open = decisionOf(exchange.answer) !== undefined && leavesOpen(exchange);
      yield holdsOr(own.length > 0 || open, () =>
        bad(this.rule, [exchange.n], "/actions", `the settle of ${call.id} again`, outcome(exchange)),
      );
    }
  },
};

/** The laws on which call an answer settles. */
export const settleLaws: readonly WorkerLaw[] = [
  settlesItsCall,
  settlesNothingElse,
  namesItsAttempt,
  keepsCallsApart,
  answersRedelivery,
];

/** An answer without a word about the call, or with a question for a person. */
function leavesOpen(exchange: Exchange): boolean {
  return settlesOf(exchange).length === 0 && placed(exchange).every(({ action }) => action.type === "interrupt");
}

/** Whether the call ended by a settle through the engine's API. */
function settledLater(log: WorkerLog, id: string): boolean {
  const rulings = exchangesFor(log, "settle").flatMap(({ purpose }) => purpose.rulings);
  return rulings.some(({ state, call }) => state === "taken" && call?.id === id);
}

function openIn({ json }: Exchange): ReadonlySet<unknown> {
  const calls = (json as { readonly calls?: readonly { readonly id: unknown }[] } | undefined)?.calls ?? [];
  return new Set(calls.map(({ id }) => id));
}
