import { isObject } from "../../../src/json/own.ts";
import { decisionOf } from "../../drivers/worker/decision-of.ts";
import { bad, good, holdsOr, type WorkerLaw } from "./law.ts";
import { exchangesFor, outcome } from "./pick.ts";
import { configComplaint } from "./shape.ts";

/** The answer to the session's start declares an agent. */
const declares: WorkerLaw = {
  rule: "worker/declares-its-agent",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "start")) {
      const decision = decisionOf(exchange.answer);
      if (decision === undefined) continue;
      const agent = isObject(decision) ? decision["agent"] : undefined;
      if (agent === undefined || agent === null)
        yield bad(this.rule, [exchange.n], "/agent", "an agent", outcome(exchange));
      else {
        const complaint = configComplaint(agent);
        if (complaint === undefined) yield good;
        else yield bad(this.rule, [exchange.n], `/agent${complaint.pointer}`, "an agent's config", complaint.message);
      }
    }
  },
};

/** A name stands for one tool. */
const distinct: WorkerLaw = {
  rule: "worker/names-tools-once",
  *judge(_case, log) {
    for (const exchange of exchangesFor(log, "start")) {
      const decision = decisionOf(exchange.answer);
      const agent = isObject(decision) && isObject(decision["agent"]) ? decision["agent"] : {};
      const names = (Array.isArray(agent["tools"]) ? agent["tools"] : []).filter(isObject).map((tool) => tool["name"]);
      for (const [n, name] of names.entries()) {
        yield holdsOr(names.indexOf(name) === n, () =>
          bad(this.rule, [exchange.n], `/agent/tools/${n}/name`, "a name that no other tool has", name),
        );
      }
    }
  },
};

/** The laws on what a worker declares. */
export const configLaws: readonly WorkerLaw[] = [declares, distinct];
