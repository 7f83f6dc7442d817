import { decisionOf } from "../../drivers/worker/decision-of.ts";
import { bad, holdsOr, type WorkerLaw } from "./law.ts";
import { exchangesFor, outcome } from "./pick.ts";

/**
 * A call whose signature does not fit is turned away. Judged only where its twin, the same call signed as it should be,
 * is answered: a worker that turns everything away shows nothing.
 */
const refusesForgeries: WorkerLaw = {
  rule: "worker/refuses-forged-requests",
  *judge(_case, log) {
    const twins = exchangesFor(log, "after-abuse");
    for (const exchange of exchangesFor(log, "abuse")) {
      const { abuse, step } = exchange.purpose;
      const twin = twins.find(({ purpose }) => purpose.step === step);
      if (!abuse.startsWith("signature: ") || twin === undefined || decisionOf(twin.answer) === undefined) continue;
      const status = exchange.answer?.status ?? 0;
      yield holdsOr(status >= 400 && status < 500, () =>
        bad(this.rule, [exchange.n, twin.n], "", `a 4xx for a request with ${abuse}`, outcome(exchange)),
      );
    }
  },
};

/** The laws on signatures. */
export const signatureLaws: readonly WorkerLaw[] = [refusesForgeries];
