import { survivors } from "../../conformance/mutants/engine/index.ts";
import { registry } from "../../conformance/rules/index.ts";
import { type Pages, page, prose, table, WIDE } from "./markdown.ts";
import { type Mutant, mutants } from "./proofs.ts";
import { linked } from "./rule-pages.ts";

/** How the suite is proved: what each broken implementation does, and the rules that must and may find it. */
export function mutantPage(): Pages {
  return {
    "mutants.md": page(
      WIDE,
      "# Mutants",
      "A rule is worth as much as the mistake that it catches. Each of these is the reference engine or the reference worker with one mistake, as a competent author could make it: it goes wrong quietly and never throws. In every run of the tests the rule in the third column must find it, the rules in the fourth may, and no other rule may.",
      "Rules that no mutant breaks are either broken by everything that is silent or wait for their suite; each [rule's page](/rules/) says which.",
      `## Engines\n\n${matrix("engine")}`,
      `## Workers\n\n${matrix("worker")}`,
      "## Engines that must stay green",
      "The text leaves choices. These differ from the reference engine in one of them, and no rule may find fault:",
      Object.keys(survivors)
        .map((name) => `- an engine that ${prose(name)}`)
        .join("\n"),
    ),
  };
}

function matrix(role: Mutant["role"]): string {
  const order = new Map(registry.map(({ id }, index) => [id, index]));
  const rows = mutants.filter((mutant) => mutant.role === role);
  const sorted = [...rows].sort((a, b) => (order.get(a.breaks) ?? 0) - (order.get(b.breaks) ?? 0));
  return table(
    ["It", "The mistake", "Caught by", "May follow"],
    sorted.map(({ name, breaks, follows, mistake }) => [
      prose(name),
      prose(mistake),
      linked(breaks),
      follows.map(linked).join(", "),
    ]),
  );
}
