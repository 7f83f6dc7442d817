import { existsSync } from "node:fs";
import { diagnoseEngine } from "../../../conformance/doctor/engine.ts";
import type { Diagnosis, Step } from "../../../conformance/doctor/step.ts";
import { diagnoseWorker } from "../../../conformance/doctor/worker.ts";
import { StartError } from "../child.ts";
import type { Call } from "../command.ts";
import type { WorkerOptions } from "../commands/worker-options.ts";
import { type EngineOptions, engineTarget } from "../engine-target.ts";
import { type ExitCode, usage } from "../exit.ts";
import type { Io } from "../io.ts";
import { openWorker } from "../open-worker.ts";
import { readTarget, TARGET_FILE } from "../target-file.ts";
import { spokenTo } from "../worker-target.ts";

interface Options extends EngineOptions, Omit<WorkerOptions, "agent"> {
  readonly target?: string;
  readonly allowCalls?: boolean;
}

/** Looks at what must fit before a target can be tested, and prints a line for each thing. Exit 0, 1 or 3, as a test has it. */
export async function run(call: Call): Promise<ExitCode> {
  const { options, io } = call;
  const [role = "", url] = call.arguments;
  return look(role, named(options as unknown as Options, url), io);
}

/** A URL behind the role is the same as `--url`. */
function named(given: Options, url: string | undefined): Options {
  if (url === undefined) return given;
  if (given.url !== undefined) throw usage("Name the URL once: as the argument, or by --url.");
  return { ...given, url };
}

async function look(asked: string, given: Options, io: Io): Promise<ExitCode> {
  const role = asked === "" ? await roleOf(given, io) : asked;
  const { steps, exitCode } = await (role === "worker" ? worker(given, io) : engine(given, io));
  io.out.write(`${steps.flatMap(linesOf).join("\n")}\n${conclusion(role, exitCode)}\n`);
  return exitCode;
}

/** What the target file speaks of, where there is one and no role was said. */
async function roleOf({ target }: Options, io: Io): Promise<string> {
  const path = target ?? TARGET_FILE;
  return target !== undefined || existsSync(path) ? (await readTarget(path, io)).role : "engine";
}

async function engine(given: Options, io: Io): Promise<Diagnosis> {
  const target = await engineTarget(given, io);
  return diagnoseEngine({ ...target, ...(given.timeout !== undefined && { patienceMs: given.timeout }) });
}

async function worker(given: Options, io: Io): Promise<Diagnosis> {
  const { agentId: agent, workerSecret, header, timeout, allowCalls } = given;
  const secret = given.secret ?? workerSecret;
  const named = { ...given, ...(secret !== undefined && { secret }) };
  const target = await openWorker(named, io).catch((thrown: unknown) => {
    if (thrown instanceof StartError) return thrown;
    throw thrown;
  });
  if (target instanceof StartError) return unstarted(target.message);
  try {
    const spoken = spokenTo({
      agent,
      ...(secret !== undefined && { secret }),
      ...(header !== undefined && { header }),
      ...(timeout !== undefined && { timeout }),
    });
    return await diagnoseWorker({ url: target.url, ...spoken, ...(allowCalls !== undefined && { allowCalls }) });
  } finally {
    await target.close();
  }
}

const unstarted = (detail: string): Diagnosis => ({
  steps: [
    {
      name: "the worker starts",
      outcome: "failed",
      detail,
      remedy: "Start it by hand with the same variables; it must listen on 127.0.0.1 at TCK_PORT.",
    },
  ],
  exitCode: 3,
});

function linesOf({ name, outcome, detail, remedy }: Step): string[] {
  const line = `${outcome.padEnd(8)} ${name}: ${detail.replaceAll(/\s*\n\s*/g, " ").replace(/[.…]$/, "")}.`;
  return remedy === undefined ? [line] : [line, `         To mend it: ${remedy}`];
}

const CONCLUSIONS: Readonly<Record<ExitCode, (role: string) => string>> = {
  0: (role) => `All that was looked at fits: tck test ${role} will have something to judge.`,
  1: (role) => `The ${role} can be tested, and rules will fail: mend what failed first.`,
  2: () => "",
  3: () => "Nothing could be tested: mend what failed, and ask again.",
};

const conclusion = (role: string, code: ExitCode): string => CONCLUSIONS[code](role);
