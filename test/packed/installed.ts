import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The repository's root. */
export const root = resolve(import.meta.dirname, "../..");

/** The folder in which scripts/packed.ts has installed the packed file, and nothing else. */
export const folder = process.env["TCK_PACKED"] ?? "";

/** The package as it is installed there. */
export const installed = join(folder, "node_modules/toolcall-tck");

if (!existsSync(installed)) throw new Error("TCK_PACKED must name the folder that scripts/packed.ts makes.");

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>;
  readonly bin: Readonly<Record<string, string>>;
}

/** The package.json that is in the packed file. */
export const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as Manifest;

/** What is imported from the package, as code: every subpath but single files. */
export const subpaths = Object.keys(manifest.exports).filter((path) => !/\*|\.json$/.test(path));

/** What needs a peer that the folder does not have. */
export const needsPeer: Readonly<Record<string, string>> = {
  "./provider/msw": "msw",
  "./provider/vitest": "vitest",
  "./vitest": "vitest",
};

/** The name under which users import a subpath. */
export const nameOf = (path: string): string => `toolcall-tck${path.slice(1)}`;

/** What a finished program left behind. */
export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const { FORCE_COLOR: _, ...env } = process.env;

/** Runs a program in a folder to its end, in black and white; without one, where the package is installed. */
export const run = (program: string, args: readonly string[], cwd: string = folder): Promise<Finished> =>
  new Promise((done) => {
    const child = execFile(program, args, { cwd, env: { ...env, NO_COLOR: "1" }, maxBuffer: 2 ** 26 }, (_, out, err) =>
      done({ code: child.exitCode, out, err }),
    );
  });
