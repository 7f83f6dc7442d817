import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import { nothingRun } from "../report/reports.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function validate(name: string, content: unknown, ...flags: string[]) {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  const { code, out, err } = await run(["validate", path, ...flags]);
  return { code, said: (out + err).replaceAll(`${folder}/`, "") };
}

const [example] = examples;

describe("tck validate", () => {
  it("tells a case, a report, a target file and a list of known failures from messages", async () => {
    expect(await validate("case.json", example)).toEqual({ code: 0, said: "case.json: valid Case\n" });
    expect(await validate("report.json", await nothingRun())).toEqual({ code: 0, said: "report.json: valid Report\n" });
    const target = "role: engine\nurl: http://127.0.0.1:4000\n";
    expect(await validate("t.yaml", target)).toEqual({ code: 0, said: "t.yaml: valid Target\n" });
    const known = "failures:\n  - { rule: blobs/*, reason: r }\n";
    expect(await validate("k.yaml", known)).toEqual({ code: 0, said: "k.yaml: valid KnownFailures\n" });
  });

  it.each([
    ["Case", "c.json", { ...example, fautls: 1 }, "c.json: Case: /fautls is no member that it may have; it is 1."],
    ["Case", "c.json", { ...example, class: "quick" }, "c.json: Case: /class must be"],
    ["Report", "r.json", { suite: { name: "toolcall-tck" } }, "r.json: Report: "],
    [
      "Target",
      "t.yaml",
      "role: engine\nurll: x\n",
      "t.yaml: Target: /urll is no member that it may have. Did you mean url?",
    ],
    ["KnownFailures", "k.yaml", "failures:\n  - { rule: a }\n", "k.yaml: KnownFailures: /failures/0/reason must be"],
  ])("says what is wrong with a %s", async (type, name, content, said) => {
    const checked = await validate(name, content, "--type", type);
    expect(checked).toEqual({ code: 1, said: expect.stringContaining(said) });
  });
});
