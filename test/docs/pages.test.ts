import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { registry } from "../../conformance/rules/index.ts";
import { json, prose, table } from "../../scripts/docs/markdown.ts";
import { generatedPages } from "../../scripts/docs/pages.ts";
import { lawFiles, mutants } from "../../scripts/docs/proofs.ts";
import { inWords } from "../../scripts/docs/schema-words.ts";
import { typeNames } from "../../src/index.ts";

const pages = await generatedPages();

describe("The generated pages", () => {
  it("have one for each rule, with its sentence", () => {
    const wrong = registry.filter(({ id, sentence }) => !pages[`rules/${id}.md`]?.includes(`> ${prose(sentence)}`));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("have one for each wire type", () => {
    expect(typeNames.filter((name) => pages[`types/${name}.md`] === undefined)).toEqual([]);
  });

  it("name every mutant on the page of the rule that must catch it", () => {
    const wrong = mutants.filter(({ breaks, name }) => !pages[`rules/${breaks}.md`]?.includes(prose(name)));
    expect(wrong.map(({ name, breaks }) => `${breaks}: ${name}`)).toEqual([]);
  });

  it("lead from a rule to the chapter that says it", () => {
    expect(pages["rules/arguments/no-object-is-malformed.md"]).toContain("[Validation](/specification/validation)");
  });

  it("are the same when they are made again", async () => {
    expect(await generatedPages()).toEqual(pages);
  });

  it("link to nothing that is not made or written", () => {
    const links = Object.entries(pages)
      .filter(([path]) => path.endsWith(".md"))
      .flatMap(([path, text]) => [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, link = ""]) => ({ path, link })));
    const made = (link: string) => `${link.slice(1)}${link.endsWith("/") ? "index" : ""}.md`;
    const dead = links.filter(({ link }) => pages[made(link)] === undefined && !existsSync(`docs/${made(link)}`));
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(registry.length);
  });

  it("say of each rule that is judged which file holds its law", async () => {
    const laws = await lawFiles();
    for (const [rule, files] of laws) for (const file of files) expect(pages[`rules/${rule}.md`]).toContain(file);
    expect(laws.size).toBeGreaterThan(0);
  });
});

describe("Markdown made from texts of the registry", () => {
  it("shows braces, angles and stars as they are, and leaves code alone", () => {
    expect(prose("a <b> {{c}} *d* `<e>`")).toBe("a &lt;b> &#123;&#123;c}} \\*d\\* `<e>`");
  });

  it("keeps a bar within its cell", () => {
    expect(table(["a", "b"], [["x|y", "z"]])).toBe("| a | b |\n| --- | --- |\n| x\\|y | z |");
  });

  it("writes short JSON on one line and long JSON on many", () => {
    expect(json({ type: "done" })).toBe('```json\n{"type":"done"}\n```');
    expect(json({ a: "x".repeat(80) }).split("\n")).toHaveLength(5);
  });
});

describe("A schema in words", () => {
  it.each([
    [{ $ref: "#/$defs/ToolInput" }, "[`ToolInput`](/types/ToolInput)"],
    [{ const: "done" }, '`"done"`'],
    [{ type: "array", items: { type: "string" }, minItems: 1 }, "list of string, not empty"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
    [{ type: "integer", minimum: 0 }, "integer, at least 0"],
    [{}, "any JSON"],
  ])("%j", (schema, words) => {
    expect(inWords(schema)).toBe(words);
  });
});
