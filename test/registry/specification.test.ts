import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { specificationFaults, unlinked } from "../../scripts/specification/faults.ts";
import { readChapters, readKnown } from "../../scripts/specification.ts";

const chapters = readChapters();
const known = readKnown();

it("every rule is linked from a chapter, and every word in capitals links a rule of its level", () => {
  expect([...specificationFaults(chapters, known)]).toEqual([]);
});

it("without any one chapter that binds somebody, rules are left without a link", () => {
  // The overview binds nobody, and the states of a call draw together what the others say.
  const binding = Object.keys(chapters).filter((name) => name !== "index.md" && name !== "call-states.md");
  const needless = binding.filter((name) => {
    const { [name]: _, ...others } = chapters;
    return unlinked(others, known).length === 0;
  });
  expect(needless).toEqual([]);
});

it.each(Object.entries(chapters))("the examples in %s are JSON", (_, text) => {
  const blocks = [...text.matchAll(/^```(json|jsonl)\n(.*?)^```$/gms)];
  const values = blocks.flatMap(([, language, block]) => (language === "json" ? [block!] : block!.trim().split("\n")));
  for (const value of values) expect(() => JSON.parse(value), value).not.toThrow();
});

it("the overview leads to every chapter", () => {
  const overview = readFileSync("docs/specification/index.md", "utf8");
  const lost = Object.keys(chapters).filter((name) => name !== "index.md" && !overview.includes(`](${name})`));
  expect(lost).toEqual([]);
});
