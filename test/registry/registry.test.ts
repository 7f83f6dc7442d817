import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { workerLaws } from "../../conformance/judges/worker/index.ts";
import { engineMutants } from "../../conformance/mutants/engine/index.ts";
import { workerMutants } from "../../conformance/mutants/worker/index.ts";
import { registry, ruleById, scoredRules } from "../../conformance/rules/index.ts";
import { registryErrors } from "../../scripts/registry/errors.ts";
import { readRuleFiles } from "../../scripts/registry.ts";

const sound = registry[0] as unknown as Record<string, unknown>;
const types = new Set(registry.flatMap((rule) => rule.types));
const lawsOf = { engine: engineLaws, worker: workerLaws };

interface Named {
  readonly name: string;
  readonly breaks: string;
  readonly follows: readonly string[];
}

it("the compiled registry is what the files say", () => {
  expect(registry).toEqual(readRuleFiles());
});

it("no rule in the files is faulty", () => {
  expect([...registryErrors(readRuleFiles(), types)]).toEqual([]);
});

it.each([
  ["an unknown tier", { tier: "basis" }, "tier"],
  ["an unknown level", { level: "must" }, "level"],
  ["an id of another area", { id: "elsewhere/slug" }, "area"],
  ["an empty sentence", { sentence: "" }, "sentence"],
  ["a wire type that does not exist", { types: ["Tol"] }, "Tol"],
  ["an unknown profile", { profile: "cores" }, "profile"],
  ["a need that nobody offers", { needs: ["setle"] }, "setle"],
  ["accepts on what is no choice", { accepts: ["one", "two"] }, "choice"],
  ["no bad message", { bad: undefined }, "bad"],
  ["planned and excluded at once", { planned: "later", excluded: "never" }, "both"],
])("%s is told", (_, change, word) => {
  const errors = [...registryErrors([{ ...sound, ...change }], types)];
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(word);
});

it.each([
  ["a single thing accepted", { accepts: ["one"] }, "accepts"],
  ["nothing accepted", { accepts: undefined }, "accepts"],
  ["a message that breaks it", { bad: {} }, "bad"],
  ["a level that binds", { level: "MUST" }, "MAY"],
])("a choice with %s is told", (_, change, word) => {
  const choice = { ...sound, tier: "choice", level: "MAY", good: undefined, bad: undefined };
  const errors = [...registryErrors([{ ...choice, accepts: ["one", "two"], ...change }], types)];
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(word);
});

it("an id that is there twice is told", () => {
  expect([...registryErrors([sound, sound], types)]).toEqual([`Rule "${registry[0]?.id}" is in the registry twice.`]);
});

it.each(["engine", "worker"] as const)("each scored rule for an %s has a law", (role) => {
  const judged = new Set(lawsOf[role].map(({ rule }) => rule));
  const open = registry.filter(
    (rule) => rule.role === role && rule.tier !== "choice" && !rule.planned && !rule.excluded,
  );
  expect(open.filter(({ id }) => !judged.has(id)).map(({ id }) => id)).toEqual([]);
});

it.each(["engine", "worker"] as const)("each law for an %s names a rule of that role", (role) => {
  expect(lawsOf[role].filter(({ rule }) => ruleById(rule)?.role !== role).map(({ rule }) => rule)).toEqual([]);
});

it.each([
  ["engine", engineMutants],
  ["worker", workerMutants],
] as const)("each mutant of the %s names rules of that role", (role, mutants: readonly Named[]) => {
  const named = mutants.flatMap(({ name, breaks, follows }) =>
    [breaks, ...follows].map((rule) => ({ mutant: name, rule })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ rule }) => ruleById(rule)?.role !== role)).toEqual([]);
});

it("every rule of the frozen list is still there, at its level", () => {
  const frozen = parse(readFileSync("conformance/requirements/2026-08-28.yaml", "utf8")) as {
    rules: Record<string, string>;
  };
  const now = Object.fromEntries(Object.keys(frozen.rules).map((id) => [id, ruleById(id)?.level]));
  expect(now).toEqual(frozen.rules);
});

it("every rule with a law is on the frozen list", () => {
  const { rules } = parse(readFileSync("conformance/requirements/2026-08-28.yaml", "utf8")) as { rules: object };
  const scored = registry.filter((rule) => rule.tier !== "choice" && !rule.planned && !rule.excluded);
  expect(scored.filter(({ id }) => !Object.hasOwn(rules, id)).map(({ id }) => id)).toEqual([]);
});

it("a prohibition of core counts whatever is declared", () => {
  expect(scoredRules("engine").map(({ id }) => id)).toContain("retries/off-by-default");
});
