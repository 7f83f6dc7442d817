import { engineAreas } from "../cases/engine/areas.ts";
import type { EngineChoice } from "../judges/engine/choice.ts";
import { engineChoices, engineLaws } from "../judges/engine/index.ts";
import { type Rule, registry, ruleById } from "../rules/index.ts";
import { adapterOffers } from "./adapter.ts";
import type { EngineSuiteOptions } from "./options.ts";
import { isSelected, type Selection } from "./schedule.ts";

/** Every profile of an engine, `core` first. */
export const PROFILES: readonly string[] = [
  "core",
  "blobs",
  "retries",
  "async",
  "client-tools",
  "deferred",
  "interrupts",
  "delivery",
  "events",
  "durability",
  "llm-worker",
];

/** The dialects of JSON Schema that an engine may declare beyond the scored grammar. */
export const DIALECTS: readonly string[] = ["schema:draft-07", "schema:2019-09", "schema:2020-12"];

/** What an engine may offer beyond the minimum. */
export const OFFERS: readonly string[] = [
  ...["settle", "events", "blob", "token", "secret", "no-secret", "tenant2", "lifecycle"],
];

const isLive = ({ role, tier, planned, excluded }: Rule): boolean =>
  role === "engine" && tier !== "choice" && planned === undefined && excluded === undefined;

/** What is said of an engine that signs nothing, since it has no secret: the suite alone cannot know that. */
const NO_SECRET = "no-secret";

/** All that the suite can judge, as an engine that has everything would declare and offer it. */
export const EVERYTHING = {
  features: [
    ...PROFILES.slice(1).filter((name) => registry.some((rule) => isLive(rule) && rule.profile === name)),
    ...DIALECTS,
  ],
  offers: ["settle", "events", "blob", "token", "lifecycle"],
} as const;

/** What a run plays, by what the engine is said to have. */
export function selectionOf(options: EngineSuiteOptions): Selection {
  const { features = [], apiKey2, workerSecret, slow, long } = options;
  const offers = offersOf(options);
  const has = new Set([
    "core",
    ...features,
    ...offers,
    ...(apiKey2 === undefined ? [] : ["tenant2"]),
    ...(workerSecret === undefined ? [] : ["secret"]),
  ]);
  // One that was told a secret is none that has been told none, whatever is said of it.
  if (workerSecret !== undefined) has.delete(NO_SECRET);
  const areas = options.areas ?? areasOf(options, has);
  return {
    ...(areas === undefined ? {} : { areas }),
    has,
    classes: new Set([
      "fast" as const,
      // Whoever waits for the longest cases does not leave out those in between.
      ...(slow === true || long === true ? ["slow" as const] : []),
      ...(long === true ? ["long" as const] : []),
    ]),
  };
}

/** What the engine is said to offer, as far as the way in which it is reached allows it. */
function offersOf({ engine, offers }: EngineSuiteOptions): readonly string[] {
  if (engine.kind === "adapter") {
    const given = adapterOffers(engine.adapter);
    return offers?.filter((offer) => given.includes(offer)) ?? given;
  }
  const said = offers ?? ["events", "blob"];
  // One that runs already is not the suite's to kill.
  return engine.kind === "attach" ? said.filter((offer) => offer !== "lifecycle") : said;
}

/** The areas that the rules which were asked for look at; undefined when none were asked for in particular. */
function areasOf(options: EngineSuiteOptions, has: ReadonlySet<string>): readonly string[] | undefined {
  if (options.rules === undefined && options.profiles === undefined) return undefined;
  const wanted = new Set(engineRules(options, has).map(({ id }) => id));
  return [...new Set(engineLaws.flatMap(({ rule, areas }) => (wanted.has(rule) ? areas : [])))];
}

/** The rules for engines that have a law, are of a claimed profile, and were asked for. */
export function engineRules(
  { rules, profiles }: Pick<EngineSuiteOptions, "rules" | "profiles">,
  has: ReadonlySet<string>,
): readonly Rule[] {
  const asked = ({ id, profile }: Rule): boolean =>
    (rules?.includes(id) ?? true) && (profiles?.includes(profile) ?? true);
  return registry.filter((rule) => isLive(rule) && has.has(rule.profile) && asked(rule));
}

/** Those of them that can be judged: the engine offers what they need, and their cases are played. */
export function judgedRules(options: EngineSuiteOptions, has: ReadonlySet<string>): readonly Rule[] {
  const selection = selectionOf(options);
  return engineRules(options, has).filter((rule) => whyNot(rule, selection) === undefined);
}

/** The choices that a run may see: of the claimed profiles, and by what the engine offers. */
export function observedChoices({ engine }: EngineSuiteOptions, { has }: Selection): readonly EngineChoice[] {
  return engineChoices.filter(({ rule, ofSurface }) => {
    const { profile = "core", needs = [] } = ruleById(rule) ?? {};
    return [profile, ...needs].every((need) => has.has(need)) && !(ofSurface === true && engine.kind === "adapter");
  });
}

/** Why a rule is not applicable in a run; undefined when it is. */
export function whyNot({ id, needs = [] }: Rule, selection: Selection): string | undefined {
  const missing = needs.filter((need) => !selection.has.has(need));
  if (missing.includes(NO_SECRET))
    return "it speaks of an engine that has no signing secret, and this one was not said to be one (no-secret)";
  if (missing.length > 0) return `it needs ${missing.join(" and ")}, which the engine was not said to have`;
  const areas = engineLaws.find(({ rule }) => rule === id)?.areas ?? [];
  const own = engineAreas.filter(({ name }) => areas.includes(name));
  const { areas: _, ...anywhere } = selection;
  if (own.length === 0 || own.some((area) => isSelected(anywhere, { ...area, area: area.name }))) return undefined;
  const classes = [...new Set(own.map((area) => area.class))].filter((one) => !selection.classes.has(one));
  if (classes.length > 0) return `its cases are ${classes.join(" and ")}, and were left out`;
  const wanted = new Set(own.flatMap((area) => area.needs.filter((need) => !selection.has.has(need))));
  return `its cases need ${[...wanted].join(" and ")}, which the engine was not said to have`;
}
