import type { LintRule, LintTool } from "./finding.ts";

/** Names that say nothing about what is worked on. */
const VAGUE = new Set(
  "search get set run do process handle execute call tool helper util action fetch query data".split(" "),
);

const name: LintRule = {
  id: "name/allowed",
  level: "error",
  why: "Providers refuse a request with a tool whose name has other characters or is longer than 64.",
  fix: "Use letters, digits, _ and -, beginning with a letter, 64 characters at most.",
  *look({ name }) {
    if (!/^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/.test(name))
      yield ["/name", `"${name}" is not a name that every provider takes`];
  },
};

const wording: LintRule = {
  id: "name/says-what-it-does",
  level: "warning",
  why: "A model chooses by the name first: a verb and what it works on, in snake_case, is what it has seen most.",
  fix: "Name the tool by a verb and a noun, such as search_notes.",
  *look({ name }) {
    if (VAGUE.has(name.toLowerCase())) yield ["/name", `"${name}" does not say what it works on`];
    else if (/[A-Z-]/.test(name)) yield ["/name", `"${name}" is not in snake_case`];
  },
};

const described: LintRule = {
  id: "description/present",
  level: "error",
  why: "Without a description a model has only the name to go by.",
  fix: "Say what the tool does and what comes back, in one or two sentences.",
  *look({ description = "" }) {
    if (description.trim() === "") yield ["/description", "there is no description"];
  },
};

const long: LintRule = {
  id: "description/specific",
  level: "warning",
  why: "A vague description makes the model guess.",
  fix: "Name what goes in, what comes out, and from where.",
  *look({ description = "" }) {
    const text = description.trim();
    if (text !== "" && text.length < 20) yield ["/description", `"${text}" is too short to choose by`];
    if (/\b(?:stuff|things|various|etc)\b/i.test(text))
      yield ["/description", "the description holds a word that says nothing"];
  },
};

const when: LintRule = {
  id: "description/when-to-use",
  level: "note",
  why: "A model calls a tool at the right moment when the description names the moment.",
  fix: 'Add a sentence that begins with "Use this when".',
  *look({ description = "" }) {
    if (description.trim() !== "" && !/\buse (?:this|it)\b|\bwhen(?:ever)?\b/i.test(description)) {
      yield ["/description", "the description does not say when to use the tool"];
    }
  },
};

const whenNot: LintRule = {
  id: "description/when-not-to-use",
  level: "note",
  why: "Tools that partly match a request are called in place of the right one.",
  fix: 'Add a sentence that begins with "Do not use this for", and name the tool to use instead.',
  *look({ description = "" }, all) {
    if (
      all.length > 1 &&
      description.trim() !== "" &&
      !/\b(?:not|never|don't|only|instead|rather)\b/i.test(description)
    ) {
      yield ["/description", "the description does not say what the tool is not for"];
    }
  },
};

const alike: LintRule = {
  id: "tools/look-alike",
  level: "warning",
  why: "A model chooses worst between tools that look alike.",
  fix: "Join the two, or say in each when to use the other.",
  *look(tool, all) {
    const other = all.find((one) => one !== tool && all.indexOf(one) > all.indexOf(tool) && lookAlike(tool, one));
    if (other !== undefined) yield ["", `"${tool.name}" and "${other.name}" look alike`];
  },
};

const twice: LintRule = {
  id: "name/once",
  level: "error",
  why: "A call names its tool and nothing else.",
  fix: "Rename one of the two.",
  *look(tool, all) {
    if (all.findIndex(({ name }) => name === tool.name) !== all.indexOf(tool))
      yield ["/name", `"${tool.name}" is declared twice`];
  },
};

const many: LintRule = {
  id: "tools/too-many",
  level: "warning",
  why: "A model chooses worse as the list grows, and each definition costs tokens in every request.",
  fix: "Set defer on the tools that are seldom needed.",
  *look(tool, all) {
    const shown = all.filter(({ defer }) => defer !== true).length;
    if (tool === all[0] && shown > 20) yield ["", `${shown} tools are in every request`];
  },
};

/** Rules on names and descriptions. */
export const wordRules: readonly LintRule[] = [name, twice, wording, described, long, when, whenNot, alike, many];

function lookAlike(a: LintTool, b: LintTool): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "")
      .replace(/s$/, "");
  if (plain(a.name) === plain(b.name)) return true;
  const words = (text = "") => new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  const [one, two] = [words(a.description), words(b.description)];
  if (one.size < 4 || two.size < 4) return false;
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared / (one.size + two.size - shared) >= 0.8;
}
