import { type Rule, registry } from "../../conformance/rules/index.ts";
import { chaptersOf } from "./chapters.ts";
import { code, fence, json, type Pages, page, prose, table, WIDE } from "./markdown.ts";
import { lawFiles, type Mutant, mutants } from "./proofs.ts";

/** What the tiers of a rule mean to a reader. */
const TIERS: Readonly<Record<Rule["tier"], string>> = {
  base: "the protocol's own page says so",
  companion: "a page that the protocol links to says so",
  settled: "the texts leave it open; this project has settled it",
  choice: "the text leaves a choice; what a target does is told and never scored",
};

/** Areas in the order of the registry. */
export const areas: readonly string[] = [...new Set(registry.map(({ area }) => area))];

/** One page for each rule, one for each area, and the list of all of them. */
export async function rulePages(): Promise<Pages> {
  const laws = await lawFiles();
  const pages: Record<string, string> = { "rules/index.md": overview() };
  for (const area of areas) pages[`rules/${area}/index.md`] = areaPage(area);
  for (const rule of registry) pages[`rules/${rule.id}.md`] = rulePage(rule, laws.get(rule.id) ?? []);
  return pages;
}

function overview(): string {
  return page(
    WIDE,
    "# Rules",
    "Every sentence of the protocol that a peer can keep or break, with its level and where it comes from. A report names a rule by its id; `tck explain <rule>` shows the same in the terminal.",
    table(
      ["Tier", "It means"],
      Object.entries(TIERS).map(([tier, meaning]) => [tier, meaning]),
    ),
    "A source in quotation marks is a heading of that page. Letters and a number, such as RC-3, are a statement of a companion page, and a row is a point that this project has settled, by their numbers in the notes from which the registry was made; what they say is the rule's own sentence.",
    ...areas.map((area) => `## [${area}](/rules/${area}/)\n\n${list(inArea(area))}`),
  );
}

function areaPage(area: string): string {
  return page(WIDE, `# Rules: ${area}`, list(inArea(area)));
}

function inArea(area: string): readonly Rule[] {
  return registry.filter((rule) => rule.area === area);
}

/** Rules as a table, each with its page. */
export function list(rules: readonly Rule[]): string {
  return table(
    ["Rule", "Level", "For", "It says"],
    rules.map((rule) => [linked(rule.id), rule.level, rule.role, prose(rule.sentence)]),
  );
}

/** A rule's id as a link to its page. */
export function linked(id: string): string {
  return `[${code(id)}](/rules/${id})`;
}

function rulePage(rule: Rule, laws: readonly string[]): string {
  const { id, sentence, level, tier, profile, role, needs = [], source, types, why, mend } = rule;
  const chapters = chaptersOf(id);
  return page(
    `# ${id}`,
    `> ${prose(sentence)}`,
    table(
      ["", ""],
      [
        ["Level", level],
        ["Tier", `${tier}: ${TIERS[tier]}`],
        ["For", `${role}, profile ${code(profile)}`],
        ...(needs.length === 0 ? [] : [["Needs", needs.map(code).join(", ")]]),
        ["Source", prose(source)],
        ...(chapters.length === 0 ? [] : [["Chapter", chapters.join(", ")]]),
        ["Types", types.map((type) => `[${code(type)}](/types/${type})`).join(", ")],
      ],
    ),
    `## Why\n\n${prose(why)}`,
    ...messages(rule),
    `## How to mend it\n\n${prose(mend)}`,
    `## How it is tested\n\n${proof(rule, laws)}`,
  );
}

function messages({ good, bad, accepts }: Rule): readonly string[] {
  return [
    ...(accepts === undefined ? [] : [`## What is accepted\n\n${accepts.map((one) => `- ${prose(one)}`).join("\n")}`]),
    ...(good === undefined ? [] : [`## A good message\n\n${message(good)}`]),
    ...(bad === undefined ? [] : [`## A bad message\n\n${message(bad)}`]),
  ];
}

/** Some examples are a sequence, in words; some are JSON whose very text matters, as text. */
function message(example: unknown): string {
  if (typeof example !== "string") return json(example);
  return isJson(example) ? fence("json", example) : prose(example);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

function proof({ id, tier, planned, excluded }: Rule, laws: readonly string[]): string {
  if (planned !== undefined) return page(`Not checked yet: ${prose(planned)}`, found(id, laws)).trimEnd();
  if (excluded !== undefined) return `Not checked: ${prose(excluded)}`;
  if (tier === "choice") return told(laws);
  return page(
    laws.length === 0 && "No law of the judges carries this id.",
    mutants.every(({ breaks }) => breaks !== id) && "No mutant is made to break it.",
    found(id, laws),
  ).trimEnd();
}

/** How a choice is told. */
function told(observers: readonly string[]): string {
  return observers.length === 0
    ? "It is never scored. Where a run has seen which way was gone, its report says so."
    : `It is never scored: a report names the way that was seen, told by ${observers.map(code).join(", ")}.`;
}

/** The laws and the mutants of a rule. */
function found(id: string, laws: readonly string[]): string {
  const own = mutants.filter(({ breaks }) => breaks === id);
  const led = mutants.filter(({ follows }) => follows.includes(id));
  return page(
    laws.length > 0 && `By the law in ${laws.map(code).join(", ")}.`,
    own.length > 0 && `It must catch:\n\n${bullets(own)}`,
    led.length > 0 && `It may also find fault with:\n\n${bullets(led)}`,
  ).trimEnd();
}

function bullets(list: readonly Mutant[]): string {
  return list.map((mutant) => `- ${who(mutant)} that ${prose(mutant.name)}: ${prose(mutant.mistake)}`).join("\n");
}

function who({ role }: Mutant): string {
  return role === "engine" ? "an engine" : "a worker";
}
