import type { Rule } from "../../conformance/rules/index.ts";
import { type Unit, unitsOf } from "./units.ts";

/** What the chapters are held against. */
export interface Known {
  readonly rules: readonly Pick<Rule, "id" | "level" | "tier">[];
  /** Names of the wire types. */
  readonly types: ReadonlySet<string>;
}

/** Markdown by file name. */
export type Chapters = Readonly<Record<string, string>>;

/** The pages called index are lists: they are nobody's rule and nobody's type. */
const RULE_LINK = /\[([^\]]*)\]\((?:\.\.\/rules\/)(?!(?:[^)]*\/)?index\b)([^)#]*?)(?:\.md)?(?:#[^)]*)?\)/g;
const TYPE_LINK = /\]\(\.\.\/types\/(?!index\b)([^)#]*?)(?:\.md)?(?:#[^)]*)?\)/g;
const WORD = /\b(?:MUST NOT|MUST|SHOULD NOT|SHOULD|REQUIRED)\b/g;
const CODE = /`[^`]*`/g;

/**
 * What is wrong with the specification, one sentence each: a word in capitals without a link to its rule, a link to a rule
 * or wire type that does not exist, a word that contradicts the level of its rule, a rule that no chapter links.
 */
export function* specificationFaults(chapters: Chapters, known: Known): Generator<string> {
  for (const [name, text] of Object.entries(chapters)) yield* chapterFaults(name, text, known);
  for (const id of unlinked(chapters, known)) yield `The rule ${id} is linked from no chapter.`;
}

/** The same for one chapter, which cannot tell what is linked elsewhere. */
export function* chapterFaults(name: string, text: string, known: Known): Generator<string> {
  for (const unit of unitsOf(text)) for (const fault of unitFaults(unit, known)) yield `${name}:${unit.line}: ${fault}`;
}

/** The rules that a chapter has to link and none does. Choices may be linked, and need not be. */
export function unlinked(chapters: Chapters, { rules }: Known): readonly string[] {
  const linked = new Set(
    Object.values(chapters).flatMap((text) => unitsOf(text).flatMap((unit) => linksOf(unit.text))),
  );
  return rules.filter(({ tier, id }) => tier !== "choice" && !linked.has(id)).map(({ id }) => id);
}

function* unitFaults({ text, sentences }: Unit, known: Known): Generator<string> {
  const byId = new Map(known.rules.map((rule) => [rule.id, rule]));
  for (const [, shown, id] of text.matchAll(RULE_LINK)) {
    if (!byId.has(id!)) yield `The link to ${id} names no rule.`;
    else if (shown !== id)
      yield `The link to ${id} is called ${JSON.stringify(shown)}; a link to a rule is called by its id.`;
  }
  for (const [, type] of text.matchAll(TYPE_LINK))
    if (!known.types.has(type!)) yield `The link to ${type} names no wire type.`;
  if (wordsOf(text).length > 0 && linksOf(text).length === 0)
    yield `${wordsOf(text)[0]} stands without a link to its rule: ${JSON.stringify(text)}`;
  for (const sentence of sentences) yield* wordFaults(sentence, byId);
}

/** Each word has to be the level of one of the rules that its sentence links. */
function* wordFaults(sentence: string, byId: ReadonlyMap<string, Known["rules"][number]>): Generator<string> {
  const rules = linksOf(sentence).flatMap((id) => byId.get(id) ?? []);
  if (rules.length === 0) return;
  const levels = rules.map(({ level }) => level as string);
  const strange = wordsOf(sentence).find((word) => !levels.includes(word));
  if (strange !== undefined)
    yield `${strange} contradicts ${rules.map(({ id, level }) => `${id} (${level})`).join(", ")}.`;
}

const linksOf = (text: string): readonly string[] => [...text.matchAll(RULE_LINK)].map(([, , id]) => id!);

/** The words in capitals outside code; what is REQUIRED is a MUST. */
const wordsOf = (text: string): readonly string[] =>
  [...text.replaceAll(CODE, "").matchAll(WORD)].map(([word]) => (word === "REQUIRED" ? "MUST" : word));
