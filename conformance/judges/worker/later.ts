import type { SettleState } from "../../drivers/worker/log.ts";
import { bad, holdsOr, type WorkerLaw } from "./law.ts";
import { exchangesFor, outcome, placed, settlesOf } from "./pick.ts";

/** What a worker may not send to the engine's API. Late and repeated settles are the next law's affair. */
const WRONG: ReadonlySet<SettleState> = new Set(["unknown", "unreadable", "unauthorized"]);

/** A settle that comes later names an open call of its session, by id. */
const settlesById: WorkerLaw = {
  rule: "worker/settles-later-by-id",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "settle")) {
      for (const { state, reason } of exchange.purpose.rulings) {
        yield holdsOr(!WRONG.has(state), () =>
          bad(this.rule, [exchange.n], "", `a settle that names an open call (${reason})`, exchange.text),
        );
      }
    }
  },
};

/**
 * A call is settled once. Judged where its decision was delivered once: what came twice, also in a form that no engine
 * would send, may have run twice.
 */
const settlesOnce: WorkerLaw = {
  rule: "worker/settles-later-once",
  *judge(_case, log) {
    const seen = new Set<string>();
    const deliveries = Map.groupBy(exchangesFor(log, "call"), ({ purpose }) => purpose.call.id);
    for (const exchange of exchangesFor(log, "settle")) {
      for (const { call } of exchange.purpose.rulings) {
        if (call === undefined || deliveries.get(call.id)?.length !== 1) continue;
        yield holdsOr(!seen.has(call.id), () =>
          bad(this.rule, [exchange.n], "", `one settle of ${call.id}, whatever the engine said to it`, exchange.text),
        );
        seen.add(call.id);
      }
    }
  },
};

/** A call that was paused by a question goes on when it is answered: it ends, asks again, or is settled later. */
const goesOn: WorkerLaw = {
  rule: "worker/goes-on-when-resumed",
  *judge(_case, log) {
    const later = exchangesFor(log, "settle").flatMap(({ purpose }) => purpose.rulings.map(({ call }) => call?.id));
    for (const exchange of exchangesFor(log, "resumed")) {
      const { id } = exchange.purpose.call;
      const settles = settlesOf(exchange).some(({ action }) => action["id"] === id);
      const asks = placed(exchange).some(({ action }) => action.type === "interrupt");
      yield holdsOr(settles || asks || later.includes(id), () =>
        bad(this.rule, [exchange.n], "/actions", `a tool.result or tool.error that names ${id}`, outcome(exchange)),
      );
    }
  },
};

/** The laws on calls that end after the decision that ran them. */
export const laterLaws: readonly WorkerLaw[] = [settlesById, settlesOnce, goesOn];
