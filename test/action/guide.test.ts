import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { splitWords } from "../../action/inputs.ts";
import { commands } from "../../src/cli/commands.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(resolve(root, file), "utf8");

const guide = read("docs/guides/reports-and-ci.md");
const action = parse(read("action.yml")) as { readonly inputs: object; readonly outputs: object };
const inputs = Object.keys(action.inputs);
const outputs = Object.keys(action.outputs);

interface Job {
  readonly steps?: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, string>> }[];
  readonly script?: readonly string[];
  readonly artifacts?: { readonly reports: { readonly junit: string } };
}

const files = [...guide.matchAll(/^```yaml \[(.+)\]\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => ({
  name,
  text,
  jobs: jobsOf(parse(text)),
}));

function jobsOf(file: { readonly jobs?: Readonly<Record<string, Job>> } & Readonly<Record<string, Job>>): Job[] {
  return Object.values(file.jobs ?? file);
}

describe("The guide to CI", () => {
  it("shows files of both kinds, which are YAML", () => {
    expect(new Set(files.map(({ name }) => name))).toEqual(
      new Set([".github/workflows/conformance.yml", ".gitlab-ci.yml"]),
    );
  });

  it("gives the action inputs that it has, and asks for outputs that it has", () => {
    const steps = files.flatMap(({ jobs }) => jobs.flatMap(({ steps = [] }) => steps));
    const own = steps.filter(({ uses }) => uses?.includes("/toolcall-tck@"));
    expect(own.length).toBe(2);
    expect(own.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !inputs.includes(name))).toEqual([]);
    const asked = [...guide.matchAll(/steps\.tck\.outputs\.([a-z-]+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !outputs.includes(name ?? ""))).toEqual([]);
  });

  it("lists every input and every output", () => {
    const rows = [...guide.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].flatMap(
      ([, cell = ""]) => cell.match(/[a-z-]+/g) ?? [],
    );
    expect(rows).toEqual(expect.arrayContaining([...inputs, ...outputs]));
  });

  it("tells GitLab of the file that the command writes, with flags that there are", () => {
    const flags = commands.flatMap(({ options }) => options.flatMap(({ flags }) => flags.match(/--[a-z0-9-]+/g) ?? []));
    const jobs = files.flatMap((file) => file.jobs).filter(({ script }) => script !== undefined);
    expect(jobs.map(({ script }) => splitWords(script?.join(" ") ?? "").slice(3, 5))).toEqual([
      ["test", "worker"],
      ["test", "engine"],
    ]);
    for (const { script = [], artifacts } of jobs) {
      const words = splitWords(script.join(" "));
      expect(words).toContain(`junit=${artifacts?.reports.junit}`);
      expect(words.slice(3).filter((word) => word.startsWith("--") && !flags.includes(word))).toEqual([]);
    }
  });
});
