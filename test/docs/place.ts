import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** What a command of a guide printed. */
export interface Printed {
  readonly code: number | null;
  readonly text: string;
}

/** A reader's folder, in which the package is installed and `npx` finds it. */
export interface Place {
  readonly folder: string;
  /** Runs a command to its end. */
  run(command: string): Promise<Printed>;
  /** Starts a command that serves, and waits for its first line. */
  serve(command: string): Promise<void>;
  close(): Promise<void>;
}

/** Makes such a folder, with the package installed in it or as a clone of the repository. */
export function createPlace(where: "folder" | "clone"): Place {
  const folder = mkdtempSync(join(tmpdir(), "tck-guide-"));
  const bin = join(folder, ".bin");
  if (where === "clone") clone(folder);
  else install(folder);
  shortcuts(bin, where === "clone" ? folder : root);
  const known = [bin, join(root, "node_modules/.bin"), dirname(process.execPath), process.env["PATH"] ?? ""];
  const PATH = known.join(delimiter);
  const options = { cwd: folder, env: { ...process.env, PATH, NO_COLOR: "1" } };
  const running: ChildProcess[] = [];
  return {
    folder,
    run: (command) =>
      new Promise((done) => {
        const child = execFile("bash", ["-c", command], { ...options, maxBuffer: 2 ** 26 }, (_error, out, err) =>
          done({ code: child.exitCode, text: `${out}${err}` }),
        );
      }),
    serve(command) {
      const child = spawn("bash", ["-c", `exec ${command}`], { ...options, stdio: ["ignore", "pipe", "pipe"] });
      running.push(child);
      return new Promise((done, fail) => {
        child.stdout.once("data", () => done());
        child.once("exit", (code) => fail(new Error(`\`${command}\` ended with ${code} before it served.`)));
      });
    },
    async close() {
      for (const child of running) await ended(child);
      rmSync(folder, { recursive: true });
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", () => done());
    child.kill("SIGINT");
  });
}

/** What `npm install toolcall-tck` would leave behind: the sources themselves, so that nothing has to be built first. */
function install(folder: string): void {
  const home = join(folder, "node_modules/toolcall-tck");
  mkdirSync(home, { recursive: true });
  const { name, exports: offered } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const sources = Object.entries(offered).map(([path, target]) => [path, sourceOf(target)]);
  const manifest = { name, type: "module", exports: Object.fromEntries(sources) };
  writeFileSync(join(home, "package.json"), JSON.stringify(manifest));
  // Node runs TypeScript outside of node_modules, where the links lead.
  for (const part of ["src", "conformance", "schemas", "reference-worker", "docs"])
    symlinkSync(join(root, part), join(home, part), "dir");
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

function sourceOf(target: string | { readonly default: string }): string {
  return typeof target === "string" ? target : target.default.replace("./dist/", "./").replace(/\.js$/, ".ts");
}

/** What of the repository is copied: all but what is made or installed. */
const LEFT_OUT = new Set([".git", "node_modules", "dist", "coverage", "tck-report"]);

function clone(folder: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const filter = (file: string) => !LEFT_OUT.has(basename(file));
    cpSync(join(root, entry.name), join(folder, entry.name), { recursive: true, filter });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
}

/** `npx` takes half a second to find what lies beside it: here it is told. */
function shortcuts(bin: string, home: string): void {
  mkdirSync(bin);
  script(join(bin, "tck"), `exec "${process.execPath}" "${join(home, "bin/tck.js")}" "$@"`);
  script(join(bin, "npx"), 'exec "$@"');
}

function script(file: string, line: string): void {
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
}
