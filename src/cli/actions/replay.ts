import {
  type ReplayedCase,
  readEngineCase,
  readWorkerCase,
  replayEngineCase,
  replayWorkerCase,
} from "../../../conformance/index.ts";
import { readJson } from "../../json/read.ts";
import type { Call } from "../command.ts";
import { type EngineOptions, engineTarget } from "../engine-target.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { readText } from "../files.ts";
import type { Io } from "../io.ts";
import { listenProblem, suitePortRemedy } from "../serving.ts";
import { spokenTo } from "../worker-target.ts";
import { openTarget, reachable } from "./target.ts";

interface Options extends EngineOptions {
  readonly workerSecret?: string;
  readonly header?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly json?: boolean;
}

/** What a replay came to, for either role. */
type Played = Pick<ReplayedCase, "broken"> | Awaited<ReturnType<typeof replayWorkerCase>>;

/** Plays a saved case again. Exit 0: it breaks no rule now; 1: it does. */
export async function run({ argument: file, options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  const reading = readJson(await readText(file, io));
  if (!reading.ok) throw usage(`${file}: ${reading.error}`);
  const play = isForEngine(reading.value) ? playEngine : playWorker;
  const played = await play(file, reading.value, given, io);
  io.out.write(given.json === true ? `${JSON.stringify(played, null, 2)}\n` : words(played.broken));
  return played.broken.length === 0 ? EXIT.holds : EXIT.broken;
}

/** A saved failure names its role; a case alone is an engine's unless it says otherwise. */
const isForEngine = (value: unknown): boolean => {
  const { role, turns } = (value ?? {}) as { role?: unknown; turns?: unknown };
  return role === "engine" || (role === undefined && Array.isArray(turns));
};

async function playEngine(file: string, value: unknown, given: Options, io: Io): Promise<Played> {
  const read = readEngineCase(value);
  if (!read.ok) throw notACase(file, read);
  const target = engineTarget(given, io);
  if (given.url !== undefined) await reachable(given.url);
  return replayEngineCase(read.value, target).catch((thrown) => {
    throw listenProblem(thrown, suitePortRemedy);
  });
}

async function playWorker(file: string, value: unknown, given: Options, io: Io): Promise<Played> {
  const read = readWorkerCase(value);
  if (!read.ok) throw notACase(file, read);
  const { workerSecret: secret, agentId, header, timeout } = given;
  const target = await openTarget(given, secret === undefined ? {} : { TCK_WORKER_SECRET: secret }, io);
  try {
    await reachable(target.url);
    const spoken = spokenTo({
      agent: agentId,
      ...(secret !== undefined && { secret }),
      ...(header !== undefined && { header }),
      ...(timeout !== undefined && { timeout }),
    });
    return await replayWorkerCase(read.value, { url: target.url, ...spoken });
  } finally {
    await target.close();
  }
}

const notACase = (file: string, { pointer, message }: { pointer: string; message: string }) =>
  usage(`${file} is not a case: ${pointer || "it"} ${message.replace(/\.$/, "")}.`);

function words(broken: Played["broken"]): string {
  if (broken.length === 0) return "The case breaks no rule.\n";
  const lines = broken.flatMap(({ rule, findings }) => [
    `BROKEN ${rule}`,
    ...findings.map((finding) => `  ${finding.message}`),
  ]);
  return `${lines.join("\n")}\n`;
}
