import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { registry, ruleById } from "../../conformance/rules/index.ts";

/** One sentence of the base text, and what holds an implementation to it. */
interface Sentence {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly planned?: string;
  readonly excluded?: string;
}

const { revision, sections } = parse(readFileSync("conformance/requirements/base-sentences.yaml", "utf8")) as {
  readonly revision: string;
  readonly sections: readonly { readonly section: string; readonly sentences: readonly Sentence[] }[];
};
const sentences = sections.flatMap((section) => section.sentences);

/** Nothing but rules that cannot be tested stands for it, or it says itself that it cannot. */
const isExcluded = ({ rules = [], excluded }: Sentence): boolean =>
  excluded !== undefined || (rules.length > 0 && rules.every((id) => ruleById(id)?.excluded !== undefined));

it("the sentences are those of the frozen revision", () => {
  const frozen = parse(readFileSync("conformance/requirements/2026-08-28.yaml", "utf8")) as { revision: string };
  expect(revision).toBe(frozen.revision);
  expect(sentences.length).toBeGreaterThan(75);
});

it("each sentence is covered by rules, or says in one way why it is not", () => {
  const wrong = sentences.filter(({ rules, planned, excluded }) => {
    const reasons = [planned, excluded].filter((reason) => reason !== undefined && reason !== "");
    return (rules ?? []).length > 0 ? reasons.length > 0 : reasons.length !== 1;
  });
  expect(wrong.map(({ says }) => says)).toEqual([]);
});

it("each rule that a sentence names exists", () => {
  const unknown = sentences.flatMap(({ rules = [] }) => rules).filter((id) => ruleById(id) === undefined);
  expect(unknown).toEqual([]);
});

it("each rule of the tier base is named by a sentence", () => {
  const named = new Set(sentences.flatMap(({ rules = [] }) => rules));
  expect(registry.filter(({ tier, id }) => tier === "base" && !named.has(id)).map(({ id }) => id)).toEqual([]);
});

it("no sentence is left to choices alone", () => {
  const open = sentences.filter(
    ({ rules = [] }) => rules.length > 0 && rules.every((id) => ruleById(id)?.tier === "choice"),
  );
  expect(open.map(({ says }) => says)).toEqual([]);
});

it("no sentence stands there twice", () => {
  expect(new Set(sentences.map(({ says }) => says)).size).toBe(sentences.length);
});

it("at most a tenth of the sentences cannot be tested", () => {
  expect(sentences.filter(isExcluded).length / sentences.length).toBeLessThanOrEqual(0.1);
});
