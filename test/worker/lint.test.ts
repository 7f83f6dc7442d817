import { describe, expect, it } from "vitest";
import {
  type LintTool,
  lintRules,
  lintSarif,
  lintTools,
  readTools,
  renderLint,
} from "../../conformance/tools/lint/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { decisionRequest } from "./requests.ts";

const fine: LintTool = {
  name: "search_notes",
  description:
    "Search the user's notes by keyword. Use this when the user asks about something saved. Do not use it for the web.",
  input: {
    type: "object",
    properties: { query: { type: "string", maxLength: 200, description: "The keyword, such as invoice." } },
    required: ["query"],
  },
  output: { type: "object" },
};

/** One mistake for each rule. */
const mistakes: Readonly<Record<string, readonly LintTool[]>> = {
  "name/allowed": [{ ...fine, name: "search notes!" }],
  "name/once": [fine, { ...fine, description: `${fine.description} Older ones come last.` }],
  "name/says-what-it-does": [{ ...fine, name: "search" }],
  "description/present": [{ ...fine, description: " " }],
  "description/specific": [{ ...fine, description: "Searches stuff" }],
  "description/when-to-use": [{ ...fine, description: "Searches all of the user's notes by keyword." }],
  "description/when-not-to-use": [
    { ...fine, description: "Searches notes. Use this when asked." },
    { ...fine, name: "read_page" },
  ],
  "tools/look-alike": [fine, { ...fine, name: "search_note" }],
  "tools/too-many": Array.from({ length: 21 }, (_, n) => ({ ...fine, name: `tool_number_${n}` })),
  "input/declared": [{ ...fine, input: undefined }],
  "input/object": [{ ...fine, input: { anyOf: [{ type: "object" }] } }],
  "schema/usable": [{ ...fine, output: { type: 12 } }],
  "parameters/described": [
    { ...fine, input: { type: "object", properties: { query: { type: "string", maxLength: 9 } } } },
  ],
  "parameters/constrained": [
    { ...fine, input: { type: "object", properties: { query: { type: "string", description: "x" } } } },
  ],
  "parameters/required-exist": [{ ...fine, input: { type: "object", properties: {}, required: ["query"] } }],
  "output/declared": [{ ...fine, output: undefined }],
};

describe("lintTools", () => {
  it("finds nothing about a tool that is written as the guides say", () => {
    expect(lintTools([fine])).toEqual([]);
  });

  it.each(Object.entries(mistakes))("finds %s, and says how to mend it", (rule, tools) => {
    const found = lintTools(tools).filter((finding) => finding.rule === rule);
    expect(found).not.toEqual([]);
    for (const { message, fix } of found)
      expect([message, fix]).toEqual([expect.stringMatching(/\w.*\.$/), expect.stringMatching(/\.$/)]);
  });

  it("has a mistake here for every rule", () => {
    expect(lintRules.map(({ id }) => id).sort()).toEqual(Object.keys(mistakes).sort());
  });

  it("finds no error and no warning about the reference worker's tools", async () => {
    const start = await createReferenceWorker().decide(decisionRequest({ type: "session.start" }));
    const read = readTools(start);
    if (!read.ok) throw new Error(read.message);
    expect(lintTools(read.tools).filter(({ level }) => level !== "note")).toEqual([]);
  });
});

describe("readTools", () => {
  it.each([
    ["a list", [fine]],
    ["an agent's config", { model: "m", tools: [fine] }],
    ["a decision", { agent: { model: "m", tools: [fine] } }],
    [
      "OpenAI's form",
      [{ type: "function", function: { name: fine.name, description: fine.description, parameters: fine.input } }],
    ],
    ["Anthropic's form", { tools: [{ name: fine.name, description: fine.description, input_schema: fine.input }] }],
    ["MCP's form", { tools: [{ name: fine.name, description: fine.description, inputSchema: fine.input }] }],
  ])("reads %s", (_what, document) => {
    const read = readTools(document);
    expect(read).toMatchObject({
      ok: true,
      tools: [{ name: fine.name, description: fine.description, input: fine.input }],
    });
  });

  it.each([[null], [{}], ["tools"], [[{ description: "x" }]]])("says what is wrong with %j", (document) => {
    expect(readTools(document)).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
  });
});

describe("its renderings", () => {
  const findings = lintTools([{ name: "run" }]);

  it("counts at the end of the text", () => {
    expect(renderLint(findings)).toMatch(/\n1 error, 2 warnings, 1 note\n$/);
  });

  it("names the rule, the level and the place in SARIF", () => {
    expect(lintSarif(findings, "tools.json")).toMatchObject({
      version: "2.1.0",
      runs: [
        {
          results: expect.arrayContaining([
            expect.objectContaining({ ruleId: "description/present", level: "error", locations: [expect.anything()] }),
          ]),
        },
      ],
    });
  });
});
