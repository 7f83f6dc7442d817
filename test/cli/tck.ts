import { type ChildProcess, execFile, spawn } from "node:child_process";
import { resolve } from "node:path";

const bin = resolve(import.meta.dirname, "../../bin/tck.js");

/** What a finished command left behind. */
export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `tck` with these words to its end, as a process of its own. */
export function tck(args: readonly string[], options: { input?: string; env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
  return new Promise<Finished>((done) => {
    const env = { ...process.env, NO_COLOR: "1", ...options.env };
    const where = { env, maxBuffer: 2 ** 26, ...(options.cwd !== undefined && { cwd: options.cwd }) };
    const child = execFile(process.execPath, [bin, ...args], where, (_error, out, err) => {
      done({ code: child.exitCode, out, err });
    });
    child.stdin?.end(options.input ?? "");
  });
}

/** A served side that a test has started. */
export interface Serving {
  readonly url: string;
  close(): Promise<number | null>;
}

/** Starts `tck serve ...` and waits for the URL that it prints. */
export function serving(args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  return new Promise((done, fail) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stdout.once("data", (chunk: Buffer) =>
      done({ url: chunk.toString().trim(), close: () => stop(child, ended) }),
    );
    void ended.then((code) => fail(new Error(`tck ${args.join(" ")} ended with ${code}: ${said}`)));
  });
}

function stop(child: ChildProcess, ended: Promise<number | null>): Promise<number | null> {
  child.kill("SIGINT");
  return ended;
}

/** Splits a command line as a shell would, as far as help texts need it: words, and words in quotes of either kind. */
export const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? "");
