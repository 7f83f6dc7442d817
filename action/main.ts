/**
 * What action.yml runs: `tck test`, and then what GitHub shows of it - outputs, the job's summary and remarks. It needs
 * nothing but Node, so that the action has no build and no install of its own.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ReportDocument } from "../conformance/report/document.ts";
import { faultOf, fileOf, type Inputs, readInputs, splitWords, wordsOf } from "./inputs.ts";
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

/** How the suite ended, and the last that it said on stderr. */
interface Ended {
  readonly code: number;
  readonly said: string;
}

/** How much is kept of what the suite says on stderr: its reason is in the last lines. */
const KEPT = 2_000;

/** Runs the suite to its end. What it prints, and what it quotes of its target, is no command to the runner. */
async function test(inputs: Inputs): Promise<Ended> {
  const [program = "", ...words] = splitWords(inputs.tck === "" ? ownProgram() : inputs.tck);
  const quiet = randomUUID();
  process.stdout.write(`::stop-commands::${quiet}\n`);
  let said = "";
  const code = await new Promise<number>((done) => {
    const child = spawn(program, [...words, ...wordsOf(inputs)], { stdio: ["ignore", "inherit", "pipe"] });
    child.stderr.on("data", (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = (said + chunk.toString()).slice(-KEPT);
    });
    child.once("error", ({ message }) => {
      process.stdout.write(`${message}\n`);
      said = message;
      done(EXIT_USAGE);
    });
    child.once("close", (ended) => done(ended ?? 3));
  });
  process.stdout.write(`::${quiet}::\n`);
  return { code, said };
}

/** What `tck` ends with when the command line cannot be used; so it is when there is no program to run. */
const EXIT_USAGE = 2;

/** The last lines of what was said, without what colours them. */
const lastLines = (said: string): string => stripVTControlCharacters(said).trim().split("\n").slice(-4).join("\n");

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

/** Tells the runner what came of it, and gives the step's exit code. */
function tell(inputs: Inputs, { code, said }: Ended): number {
  const [json, markdown] = [fileOf(inputs, "json"), fileOf(inputs, "markdown")];
  const report = readLeft(json);
  // A program that npm could not fetch ends with 1, which is what a broken rule ends with.
  const exit = report === undefined && code < EXIT_USAGE ? EXIT_USAGE : code;
  append("GITHUB_OUTPUT", output("exit-code", String(exit)) + output("folder", inputs.report));
  if (report === undefined) {
    const text = [`tck ended with ${code} and left no report.`, ...(said === "" ? [] : [lastLines(said)])].join("\n");
    process.stdout.write(annotate({ severity: "error", title: "toolcall-tck", text }));
    append("GITHUB_STEP_SUMMARY", `## toolcall-tck\n\n${text.replaceAll(/^/gm, "    ")}\n`);
    return exit;
  }
  append(
    "GITHUB_OUTPUT",
    Object.entries(outputsOf(report, inputs))
      .map(([name, text]) => output(name, text))
      .join(""),
  );
  if (existsSync(markdown)) append("GITHUB_STEP_SUMMARY", cutSummary(readFileSync(markdown, "utf8")));
  for (const remark of remarksOn(report)) process.stdout.write(annotate(remark));
  return exit;
}

const inputs = readInputs(process.env["INPUTS"] ?? "{}");
mkdirSync(inputs.report, { recursive: true });
// A report of an earlier step would be told as this one's.
rmSync(fileOf(inputs, "json"), { force: true });
const fault = faultOf(inputs);
process.exitCode = tell(inputs, fault === undefined ? await test(inputs) : { code: EXIT_USAGE, said: fault });
