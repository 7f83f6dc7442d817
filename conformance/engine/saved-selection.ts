import type { SavedSelection } from "../common/saved-selection.ts";
import { askedOf } from "../report/head.ts";
import type { EngineSuiteOptions } from "./options.ts";
import { engineRules, OFFERS, selectionOf, whyNot } from "./select.ts";

/** What a run with these options judges, for a file that plays it again. */
export function savedSelection(options: EngineSuiteOptions): SavedSelection {
  const { has } = selectionOf(options);
  const asked = askedOf(options, ["profiles", "rules", "slow", "long", "strict"]);
  return { features: options.features ?? [], offers: OFFERS.filter((offer) => has.has(offer)), ...asked };
}

/** The rules that a run with this selection judges, as far as the engine offers what they need. */
export function selectedRules({ features = [], offers = [], slow, long, ...asked }: SavedSelection): Set<string> {
  const has = new Set(["core", ...features, ...offers]);
  const classes = new Set([
    "fast" as const,
    ...(slow === true ? ["slow" as const] : []),
    ...(long === true ? ["long" as const] : []),
  ]);
  const judged = engineRules(asked, has).filter((rule) => whyNot(rule, { has, classes }) === undefined);
  return new Set(judged.map(({ id }) => id));
}
