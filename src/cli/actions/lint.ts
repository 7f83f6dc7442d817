import {
  type LintFinding,
  type LintTool,
  lintRules,
  lintSarif,
  lintTools,
  readTools,
  renderLint,
} from "../../../conformance/tools/index.ts";
import { readJson } from "../../json/read.ts";
import { declareTool } from "../../worker/index.ts";
import type { Call } from "../command.ts";
import type { WorkerOptions } from "../commands/worker-options.ts";
import { EXIT, type ExitCode, nothing, usage } from "../exit.ts";
import { readText } from "../files.ts";
import type { Io } from "../io.ts";
import { save } from "../save.ts";
import { openToolSource } from "../tool-source.ts";
import { workerTools } from "../worker-tools.ts";

interface Options extends WorkerOptions {
  readonly strict?: boolean;
  readonly json?: boolean;
  readonly sarif?: string;
  readonly list?: boolean;
}

/** Looks at tools and prints what could be better. Exit 0: no error; 1: an error, or with --strict a warning. */
export async function run({ argument, options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  if (given.list === true) return listRules(given.json === true, io);
  if (argument === "") throw usage("Name what is to be read: a worker's URL, a JSON file, a module, or mcp:<command>.");
  const tools = await toolsOf(argument, given, io);
  if (tools.length === 0) throw nothing(`${argument} has no tools: nothing was checked.`);
  const findings = lintTools(tools);
  if (given.sarif !== undefined) {
    save(given.sarif, `${JSON.stringify(lintSarif(findings, argument === "-" ? "stdin" : argument), null, 2)}\n`);
    io.err.write(`The findings are in ${given.sarif}.\n`);
  }
  io.out.write(
    given.json === true ? `${JSON.stringify({ tools: tools.length, findings }, null, 2)}\n` : renderLint(findings),
  );
  return matters(findings, given.strict === true) ? EXIT.broken : EXIT.holds;
}

function matters(findings: readonly LintFinding[], strict: boolean): boolean {
  return findings.some(({ level }) => level === "error" || (strict && level === "warning"));
}

async function toolsOf(source: string, given: Options, io: Io): Promise<readonly LintTool[]> {
  if (source === "-" || /\.json$/i.test(source)) return documentTools(source, await readText(source, io));
  const opened = await openToolSource(source);
  try {
    return opened.kind === "worker" ? await workerTools(opened.url, given) : opened.tools.map(declareTool);
  } finally {
    await opened.close();
  }
}

function documentTools(name: string, text: string): readonly LintTool[] {
  const reading = readJson(text);
  if (!reading.ok) throw usage(`${name}: ${reading.error}`);
  const read = readTools(reading.value);
  if (!read.ok) throw usage(`${name}: ${read.message}`);
  return read.tools;
}

function listRules(json: boolean, io: Io): ExitCode {
  const rules = lintRules.map(({ id, level, why, fix }) => ({ id, level, why, fix }));
  const lines = rules.map(({ id, level, why, fix }) => `${level.padEnd(8)}${id}\n    ${why}\n    ${fix}`);
  io.out.write(json ? `${JSON.stringify(rules, null, 2)}\n` : `${lines.join("\n")}\n`);
  return EXIT.holds;
}
