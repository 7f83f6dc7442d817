import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { INPUTS, readInputs, splitWords, wordsOf } from "../../action/inputs.ts";
import { annotate, cutSummary, output } from "../../action/workflow-commands.ts";
import { commands } from "../../src/cli/commands.ts";

const root = resolve(import.meta.dirname, "../..");

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { description: string; required: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string; value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const action = parse(readFileSync(resolve(root, "action.yml"), "utf8")) as Action;

describe("action.yml", () => {
  it("declares the inputs that the action reads, beside the folder that it runs in", () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...INPUTS, "working-directory"].sort());
    for (const [name, { description, required, default: fallback }] of Object.entries(action.inputs)) {
      expect(description, name).toMatch(/\.$/);
      expect(required || fallback !== undefined, name).toBe(true);
    }
  });

  it("hands out what the step has written, each under its own name", () => {
    for (const [name, { value }] of Object.entries(action.outputs))
      expect(value).toBe(`\${{ steps.test.outputs.${name} }}`);
    expect(action.runs.steps.filter(({ id }) => id === "test").length).toBe(1);
  });

  it("puts no input into the text of a script, where it could be one itself", () => {
    const scripts = action.runs.steps.flatMap(({ run }) => run ?? []);
    expect(scripts.length).toBeGreaterThan(0);
    for (const run of scripts) expect(run).not.toContain("${{");
  });

  it("runs a file that is there", () => {
    const files = action.runs.steps.flatMap(({ run }) => run?.match(/\$GITHUB_ACTION_PATH\/([^"]+)/)?.[1] ?? []);
    expect(files.map((file) => existsSync(resolve(root, file)))).toEqual([true]);
  });
});

describe("The inputs", () => {
  const words = (given: object): readonly string[] => wordsOf(readInputs(JSON.stringify(given)));

  it("become flags that the command has, whichever side is tested", () => {
    const flags = new Set(
      commands.flatMap(({ options }) => options.flatMap((o) => o.flags.match(/--[a-z0-9-]+/g) ?? [])),
    );
    const all = words(Object.fromEntries(INPUTS.map((name) => [name, name === "strict" ? "true" : "1"])));
    expect(all.filter((word) => word.startsWith("--") && !flags.has(word))).toEqual([]);
    expect(all.filter((word) => word.startsWith("--")).length).toBeGreaterThan(10);
  });

  it("that were left out become nothing", () => {
    expect(words({ role: "engine", url: "" }).slice(0, 3)).toEqual(["test", "engine", "--report"]);
  });

  it("are words of their own, whatever is in them", () => {
    const command = 'node "my engine.js"; echo $HOME';
    expect(words({ role: "engine", command }).slice(2, 4)).toEqual(["--command", command]);
  });

  it.each([
    ["--runs 5", ["--runs", "5"]],
    ["--a 'b c'\n--d=\"e f\"g", ["--a", "b c", "--d=e fg"]],
    ["  ", []],
    ["''", [""]],
  ])("split args as a shell does: %j", (line, expected) => {
    expect(splitWords(line)).toEqual(expected);
  });
});

describe("What is said to the runner", () => {
  it("is one line, whatever is in it", () => {
    const line = annotate({ severity: "error", title: "a:b,c", text: "50%\r\n::warning::no" });
    expect(line).toBe("::error title=a%3Ab%2Cc::50%25%0D%0A::warning::no\n");
  });

  it("sets one output, also when the text has lines", () => {
    expect(output("verdict", "one\nscore=9/9")).toBe("verdict=one score=9/9\n");
  });

  it("is short enough for a summary", () => {
    const long = "é line\n".repeat(200_000);
    const cut = cutSummary(long);
    expect(Buffer.byteLength(cut)).toBeLessThan(1_000_200);
    expect(cut).toMatch(/é line\n\nThe rest was too long to be shown here; the report has all of it\.\n$/);
    expect(cutSummary("short")).toBe("short");
  });
});
