import { join, parse } from "node:path";
import { byCommand } from "../../../conformance/engine/by-command.ts";
import { EVERYTHING, listenEngineApi, runWorkerSuite } from "../../../conformance/index.ts";
import { createReferenceWorker } from "../../../reference-worker/index.ts";
import { createEngineClient } from "../../worker/index.ts";
import type { Call } from "../command.ts";
import { conclude, type Saving } from "../conclude.ts";
import type { ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import { packagePath } from "../package-file.ts";
import { progressPrinter } from "../progress.ts";
import { readRules, ruleById } from "../rules.ts";
import { type RunOptions, testEngine } from "../run-engine-suite.ts";
import { version } from "../version.ts";
import { wireLog } from "../wire-log.ts";

/** Tests both references over loopback sockets. The worse of the two exit codes; a side that saw nothing is a 3. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as RunOptions & Saving;
  for (const id of given.rules ?? []) ruleById(id, readRules());
  const engine = conclude(await engineRun(given, io), savedFor("engine", given), io);
  io.out.write("\n");
  const worker = conclude(await workerRun(given, io), savedFor("worker", given), io);
  return Math.max(engine, worker) as ExitCode;
}

/** Two runs cannot be written to one path: `run.xml` is `run-engine.xml` and `run-worker.xml`. */
function savedFor(role: "engine" | "worker", saving: Saving): Saving {
  const { report = [] } = saving;
  const apart = (path: string): string => {
    const { dir, name, ext } = parse(path);
    return join(dir, `${name}-${role}${ext}`);
  };
  return { ...saving, report: report.map(({ format, path }) => ({ format, path: apart(path) })) };
}

/** The engine has a process of its own, as one has that is tested, and so a core of its own. */
function engineRun(given: RunOptions, io: Io) {
  const keys = { apiKey: "demo", apiKey2: "demo-2", workerSecret: "demo" };
  const command = `"${process.execPath}" "${packagePath("bin/tck.js")}" serve engine`;
  const engine = byCommand(command, { ...keys, agentId: "tck" }, io.signal);
  return testEngine({ ...EVERYTHING, ...keys, target: { name: "reference engine", version }, engine }, given, io);
}

async function workerRun({ runs, seed, quiet, verbose, shrink }: RunOptions, io: Io) {
  const secret = "demo";
  const onExchange = wireLog(io.err, verbose);
  const told = onExchange === undefined ? {} : { onExchange };
  const api = await listenEngineApi({ apiKey: "demo", ...told });
  const engine = createEngineClient({ url: api.url, apiKey: "demo" });
  const worker = await createReferenceWorker({ secret, engine }).listen();
  const onProgress = progressPrinter(io.err, "worker", { quiet, signal: io.signal });
  try {
    const sessions = Math.ceil(runs / 4);
    const chosen = { runs: sessions, shrink, ...(seed !== undefined && { seed }) };
    return await runWorkerSuite({
      url: worker.url,
      target: { name: "reference worker", version },
      secret,
      engine: api.engine,
      ...chosen,
      onProgress,
      ...told,
      signal: io.signal,
    });
  } finally {
    onProgress.end();
    await worker.close();
    await api.close();
  }
}
