import compiled from "../../src/generated/registry.json" with { type: "json" };

/** A rule of the protocol as the registry has it; conformance/rules/*.yaml are its source. */
export interface Rule {
  /** `area/slug`, never renamed. */
  readonly id: string;
  readonly area: string;
  readonly tier: "base" | "companion" | "settled" | "choice";
  readonly level: "MUST" | "MUST NOT" | "SHOULD" | "SHOULD NOT" | "MAY";
  /** The feature that a target declares; `core` and `worker` always apply to their role. */
  readonly profile: string;
  readonly role: "engine" | "worker";
  /** Offers and features without which the rule is not applicable. */
  readonly needs?: readonly string[];
  readonly sentence: string;
  /** Where it comes from: a section of the base text, a companion statement, a decision row. */
  readonly source: string;
  /** Names of the wire types that it speaks about. */
  readonly types: readonly string[];
  /** A message that holds the rule, and one that breaks it. A choice that lists what is accepted has neither. */
  readonly good?: unknown;
  readonly bad?: unknown;
  readonly why: string;
  readonly mend: string;
  /** Of a choice: what the suite accepts. */
  readonly accepts?: readonly string[];
  /** Why no check exists yet. */
  readonly planned?: string;
  /** What a target would have to offer to be checked. */
  readonly excluded?: string;
}

/** Every rule, by area and then in the file's order. */
export const registry = compiled as readonly Rule[];

const byId = new Map(registry.map((rule) => [rule.id, rule]));

/** The rule of that id, or undefined when there is none. */
export function ruleById(id: string): Rule | undefined {
  return byId.get(id);
}

/**
 * The rules that count for a target of that role with those features (profile names): all but choices, planned and
 * excluded ones.
 */
export function scoredRules(role: Rule["role"], features: readonly string[] = []): readonly Rule[] {
  const claimed = new Set(["core", "worker", ...features]);
  return registry.filter(
    (rule) =>
      rule.role === role &&
      claimed.has(rule.profile) &&
      rule.tier !== "choice" &&
      rule.planned === undefined &&
      rule.excluded === undefined,
  );
}
