import type { RuleOutcome } from "../common/verdict.ts";
import { whyUnsettled } from "./left-open.ts";
import type { Offer } from "./offers.ts";
import type { WorkerRun } from "./run.ts";
import type { RuleTally } from "./tally.ts";

/** A rule as the registry has it. */
export interface WorkerRule {
  readonly id: string;
  readonly tier: string;
  readonly level: string;
  readonly profile: string;
  readonly needs?: readonly string[];
  readonly sentence: string;
  readonly mend: string;
}

/** In words, what a worker without this offer does not have. */
const missing: Readonly<Record<Offer, string>> = {
  results: "no tool gave a result for the arguments that were tried",
  bytes: "no result held an image, audio or a binary resource",
  output: "no tool that declares an output schema gave a result",
  errors: "no tool reported an error of its own",
  secret: "no secret was given",
  streams: "no answer was an event stream",
  async: "no call was settled later, through the engine's API",
  model: "the worker was not said to run the model",
  interrupts: "no call was paused by an interrupt",
};

/** Why a rule could not be verified that had nothing to look at. */
export const NOTHING_HAPPENED = "nothing that the rule speaks about happened in the run";

/** A rule that nothing was checked of is never a pass. */
export function outcomeOf(
  rule: WorkerRule,
  tally: RuleTally,
  run: Pick<WorkerRun, "offers" | "leftOpen" | "engineServed">,
): { readonly outcome: RuleOutcome; readonly because?: string } {
  if (tally.broken > 0) return { outcome: rule.level.startsWith("MUST") ? "fail" : "warn" };
  if (tally.checked > 0) return { outcome: "pass" };
  const lacking = (rule.needs ?? []).find((need) => !(run.offers as ReadonlySet<string>).has(need));
  if (lacking !== undefined)
    return { outcome: "not-applicable", because: missing[lacking as Offer] ?? `the worker has no ${lacking}` };
  const unsettled = whyUnsettled(rule.id, run.leftOpen, run.engineServed);
  return { outcome: "not-verified", because: unsettled ?? NOTHING_HAPPENED };
}
