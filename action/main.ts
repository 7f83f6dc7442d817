/**
 * What action.yml runs: `tck test`, and then what GitHub shows of it - outputs, the job's summary and remarks. It needs
 * nothing but Node, so that the action has no build and no install of its own.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { ReportDocument } from "../conformance/report/document.ts";
import { fileOf, type Inputs, readInputs, splitWords, wordsOf } from "./inputs.ts";
import { failedRules, remarksOn } from "./remarks.ts";
import { annotate, cutSummary, output } from "./workflow-commands.ts";

/** The package of the action's own version, which npm fetches. */
function ownProgram(): string {
  const file = resolve(import.meta.dirname, "../package.json");
  const { name, version } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly name: string;
    readonly version: string;
  };
  return `npx --yes ${name}@${version}`;
}

/** Appends to the file that a variable of the runner names; says nothing where there is no runner. */
function append(variable: string, text: string): void {
  const file = process.env[variable];
  if (file !== undefined && file !== "") appendFileSync(file, text);
}

/** Runs the suite and gives its exit code. What it prints, and what it quotes of its target, is no command to the runner. */
async function test(inputs: Inputs): Promise<number> {
  const [program = "", ...words] = splitWords(inputs.tck === "" ? ownProgram() : inputs.tck);
  const quiet = randomUUID();
  process.stdout.write(`::stop-commands::${quiet}\n`);
  const code = await new Promise<number>((done) => {
    const child = spawn(program, [...words, ...wordsOf(inputs)], { stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", ({ message }) => {
      process.stdout.write(`${message}\n`);
      done(2);
    });
    child.once("close", (ended) => done(ended ?? 3));
  });
  process.stdout.write(`::${quiet}::\n`);
  return code;
}

/** What later steps may ask for. */
const outputsOf = (report: ReportDocument, inputs: Inputs): Readonly<Record<string, string>> => {
  const failed = failedRules(report).map(({ id }) => id);
  const { passed, total, sentence } = report.verdict;
  return {
    score: `${passed}/${total}`,
    passed: String(passed),
    total: String(total),
    failed: String(failed.length),
    "failed-rules": failed.join(","),
    verdict: sentence,
    report: fileOf(inputs, "json"),
    folder: inputs.report,
  };
};

/** The report that the run has left; undefined where there is none, or one that was cut off as it was written. */
function readLeft(path: string): ReportDocument | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8")) as ReportDocument;
  } catch {
    return undefined;
  }
}

function tell(inputs: Inputs, code: number): void {
  append("GITHUB_OUTPUT", output("exit-code", String(code)));
  const [json, markdown] = [fileOf(inputs, "json"), fileOf(inputs, "markdown")];
  const report = readLeft(json);
  if (report === undefined) {
    const text = `tck ended with ${code} and left no report; the step's log says why.`;
    process.stdout.write(annotate({ severity: "error", title: "toolcall-tck", text }));
    append("GITHUB_STEP_SUMMARY", `## toolcall-tck: ${text}\n`);
    return;
  }
  append(
    "GITHUB_OUTPUT",
    Object.entries(outputsOf(report, inputs))
      .map(([name, text]) => output(name, text))
      .join(""),
  );
  if (existsSync(markdown)) append("GITHUB_STEP_SUMMARY", cutSummary(readFileSync(markdown, "utf8")));
  for (const remark of remarksOn(report)) process.stdout.write(annotate(remark));
}

const inputs = readInputs(process.env["INPUTS"] ?? "{}");
mkdirSync(inputs.report, { recursive: true });
// A report of an earlier step would be told as this one's.
rmSync(fileOf(inputs, "json"), { force: true });
const code = await test(inputs);
tell(inputs, code);
process.exitCode = code;
