import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What one process has used: CPU time in milliseconds, and the most memory that it held at once, in megabytes. */
export interface Used {
  readonly cpuMs: number;
  readonly rssMb: number;
}

/** What the suite's own process says of its run. */
export interface SuiteRun {
  readonly cases: number;
  readonly generated: number;
  readonly exchanges: number;
  /** Pairs of a rule and a case in which there was something to look at. */
  readonly verdicts: number;
  /** Rules that neither hold nor are beside the point, with a finding each. */
  readonly wrong: readonly string[];
  readonly used: Used;
}

/** One whole run of the engine suite against the reference engine in a process of its own. */
export interface MeasuredRun extends SuiteRun {
  /** From the start of the suite's process to its end. */
  readonly wallMs: number;
  /** The engine that plays all cases but those that kill theirs. */
  readonly engine: Used;
}

const root = resolve(import.meta.dirname, "../..");
const at = (file: string): string => join(import.meta.dirname, file);

/** Runs the suite over real sockets, with every profile, and measures both processes. Rejects when it says nothing. */
export async function measuredRun(given: {
  readonly runs: number;
  readonly seed: number;
  readonly slow: boolean;
}): Promise<MeasuredRun> {
  const folder = mkdtempSync(join(tmpdir(), "tck-usage-"));
  try {
    const began = performance.now();
    const said = await outputOf([at("suite-process.ts"), JSON.stringify(given)], { TCK_USAGE_DIR: folder });
    const wallMs = performance.now() - began;
    return { ...(JSON.parse(said) as SuiteRun), wallMs, engine: largest(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** CPU time and memory as {@link process.resourceUsage} gives them: microseconds and kilobytes. */
export function usedOf({ userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage): Used {
  return { cpuMs: (userCPUTime + systemCPUTime) / 1_000, rssMb: (maxRSS * 1_024) / 1e6 };
}

/** Of all engines that ended by themselves, the one that did the most. */
function largest(folder: string): Used {
  const all = readdirSync(folder).map((file) =>
    usedOf(JSON.parse(readFileSync(join(folder, file), "utf8")) as NodeJS.ResourceUsage),
  );
  const [most] = all.sort((a, b) => b.cpuMs - a.cpuMs);
  if (most === undefined) throw new Error("The engine did not say what it has used.");
  return most;
}

/** What a script of ours prints; what it writes to stderr is shown. */
function outputOf(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once("error", failed);
    child.once("close", (code) =>
      code === 0 ? done(text) : failed(new Error(`${args[0]} ended with code ${code}: ${text}`)),
    );
  });
}
