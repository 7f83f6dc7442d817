import { readWorkerCase, replayWorkerCase } from "../../../conformance/worker/index.ts";
import { readJson } from "../../json/read.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { readText } from "../files.ts";
import { openTarget, reachable, type TargetOptions } from "./target.ts";

interface Options extends TargetOptions {
  readonly workerSecret?: string;
  readonly json?: boolean;
}

/** Plays a saved case again. Exit 0: it breaks no rule now; 1: it does. */
export async function run({ argument: file, options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  const reading = readJson(await readText(file, io));
  if (!reading.ok) throw usage(`${file}: ${reading.error}`);
  const read = readWorkerCase(reading.value);
  if (!read.ok) throw usage(`${file} is not a case: ${read.pointer || "it"} ${read.message}.`);
  const secret = given.workerSecret;
  const target = await openTarget(given, secret === undefined ? {} : { TCK_WORKER_SECRET: secret }, io);
  try {
    await reachable(target.url);
    const played = await replayWorkerCase(read.value, { url: target.url, ...(secret !== undefined && { secret }) });
    io.out.write(given.json === true ? `${JSON.stringify(played, null, 2)}\n` : words(played.broken));
    return played.broken.length === 0 ? EXIT.holds : EXIT.broken;
  } finally {
    await target.close();
  }
}

type Broken = Awaited<ReturnType<typeof replayWorkerCase>>["broken"];

function words(broken: Broken): string {
  if (broken.length === 0) return "The case breaks no rule.\n";
  const lines = broken.flatMap(({ rule, findings }) => [
    `BROKEN ${rule}`,
    ...findings.map((finding) => `  ${finding.message}`),
  ]);
  return `${lines.join("\n")}\n`;
}
