import { describe, expect, it } from "vitest";
import { type Known, specificationFaults } from "../../scripts/specification/faults.ts";
import { unitsOf } from "../../scripts/specification/units.ts";

const known: Known = {
  rules: [
    { id: "calls/once", level: "MUST", tier: "base" },
    { id: "calls/never", level: "MUST NOT", tier: "settled" },
    { id: "calls/either", level: "MAY", tier: "choice" },
  ],
  types: new Set(["ToolExecute"]),
};
const once = "([calls/once](../rules/calls/once.md))";
const never = "([calls/never](../rules/calls/never.md))";
const sound = `An engine MUST call ${once}. It MUST NOT forget ${never}.`;
const faults = (text: string) => [...specificationFaults({ "a.md": text }, known)];

describe("The check of the specification", () => {
  it("passes over a text in which each word has its rule", () => {
    expect(faults(sound)).toEqual([]);
  });

  it.each([
    [
      "a rule that is linked from no chapter",
      `It MUST call ${once}.`,
      "The rule calls/never is linked from no chapter.",
    ],
    ["a word without a link", `${sound} It SHOULD rest.`, "SHOULD stands without a link"],
    ["a word in a list's item", `${sound}\n\n- It MUST rest.`, "a.md:3: MUST stands"],
    ["a word in a table's row", `${sound}\n\n| a |\n| --- |\n| MUST |`, "a.md:5: MUST stands"],
    ["a link after the full stop", `${sound} It MUST rest. ${once}`, "MUST stands without a link"],
    ["what is REQUIRED", `${sound} A name is REQUIRED.`, "MUST stands without a link"],
    ["a rule that does not exist", `${sound} See [calls/no](../rules/calls/no.md).`, "calls/no names no rule"],
    ["a link by another name", `${sound} See [here](../rules/calls/once.md).`, "called by its id"],
    ["a wire type that does not exist", `${sound} See [Tol](../types/Tol.md).`, "Tol names no wire type"],
    ["a word of another level", `${sound} It SHOULD call ${once}.`, "SHOULD contradicts calls/once (MUST)"],
    ["a MUST for a MUST NOT", `${sound} It MUST rest ${never}.`, "MUST contradicts calls/never"],
  ])("tells %s", (_, text, said) => {
    const found = faults(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });

  it.each([
    ["in code", `${sound} The word \`MUST\` is in capitals.`],
    ["in a fenced block", `${sound}\n\n\`\`\`mermaid\nNote: it MUST\n\`\`\`\n`],
    ["in front matter", `---\ntitle: MUST\n---\n${sound}`],
    ["of a permission", `${sound} A worker MAY rest.`],
    ["in one of an item's sentences, when the item has its link", `- ${sound} That is a MUST.`],
  ])("asks for no link to a word %s", (_, text) => {
    expect(faults(text)).toEqual([]);
  });

  it("knows wire types and lists", () => {
    const lists = "[types](../types/index.md), [rules](../rules/index.md), [calls](../rules/calls/index.md)";
    expect(faults(`${sound} See [ToolExecute](../types/ToolExecute.md), ${lists}.`)).toEqual([]);
  });
});

it("a text falls into rows, items and sentences, each with its line", () => {
  const units = unitsOf("# Head\n\nOne. Two\nlines.\n\n- three\n  goes on\n- four\n\n| five |\n");
  expect(units.map(({ line, text }) => [line, text])).toEqual([
    [3, "One."],
    [3, "Two lines."],
    [6, "three goes on"],
    [8, "four"],
    [10, "| five |"],
  ]);
});
