import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const vitest = resolve(import.meta.dirname, "../../../node_modules/vitest/vitest.mjs");
const fixtures = resolve(import.meta.dirname, "fixtures");

/** What became of one test. */
export interface Told {
  readonly title: string;
  readonly status: "passed" | "failed" | "skipped";
  readonly text: string;
}

/** What a run of vitest said. */
export interface Ran {
  readonly code: number | null;
  readonly tests: readonly Told[];
  readonly out: string;
  /** The test whose title begins so. */
  named(beginning: string): Told | undefined;
}

/** vitest tells its workers that they are tests; a run within a run must not take itself for one. */
function environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV$)/.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: "1", ...more };
}

interface JsonReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs one of the fixtures in a process of its own. */
export function runFixture(name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "tck-vitest-"));
  const file = join(folder, "report.json");
  const words = ["run", "--config", join(fixtures, "vitest.config.ts"), name, "--outputFile", file, ...args];
  return new Promise((done) => {
    const options = { cwd: fixtures, env: environment(env), maxBuffer: 2 ** 26 };
    const child = execFile(process.execPath, [vitest, ...words], options, (_error, out, err) => {
      const { testResults } = JSON.parse(readFileSync(file, "utf8")) as JsonReport;
      rmSync(folder, { recursive: true });
      const tests = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(
          ({ title, status, failureMessages }): Told => ({
            title,
            status: status === "passed" || status === "failed" ? status : "skipped",
            text: failureMessages.join("\n"),
          }),
        );
      const named = (beginning: string) => tests.find(({ title }) => title.startsWith(beginning));
      done({ code: child.exitCode, tests, out: `${out}${err}`, named });
    });
  });
}

/** A vitest that watches. */
export interface Watching {
  /** Resolves once so many runs have ended, with all that was said. */
  ended(runs: number): Promise<string>;
  close(): Promise<void>;
}

/** Watches the tests in a folder. */
export function watch(folder: string): Watching {
  const child = spawn(process.execPath, [vitest, "--watch", "--root", folder, "--reporter", "verbose"], {
    cwd: folder,
    env: environment({}),
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  let look = (): void => {};
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    look();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    ended: (runs) =>
      new Promise((done, fail) => {
        look = () => {
          if ((said.match(/Waiting for file changes/g) ?? []).length >= runs) done(said);
        };
        look();
        void gone.then(() => fail(new Error(`vitest ended before run ${runs} had: ${said}`)));
      }),
    close() {
      child.kill("SIGTERM");
      return gone;
    },
  };
}
