/**
 * Builds dist/ for the package: tsc, then what tsc does not copy, then the root entry as one file and the command line
 * as few. `npm pack` runs it first; `npm start` needs none of it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";

/** What is read from disk at run time, declarations beside scripts, and validators, which tsc would write out at four times the size. */
const COPIED = ["src/**/*.d.ts", "src/generated/*.js", "src/generated/*.json", "conformance/**/*.{json,yaml}"];

/** What the root entry is made of and nothing else imports but through `validate/index`. The declarations stay. */
const INSIDE = ["src/validate/**/*.js", "src/generated/validators.js"];

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
const tsc = join(root, "node_modules/typescript/bin/tsc");
const built = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
if (built.status !== 0) {
  process.stderr.write("build: the types do not check, so nothing is packed.\n");
  process.exit(1);
}
const copied = globSync(COPIED, { cwd: root }).filter(
  (path) => !existsSync(join(dist, path)) && !path.endsWith("tsconfig.json"),
);
for (const path of copied) cpSync(join(root, path), join(dist, path), { recursive: true });
await bundleRoot();
await bundleCli();
process.stdout.write(`build: dist/ holds what tsc made and ${copied.length} copied files (${foldersOf(copied)}).\n`);

/**
 * Who imports the root waits for every file that it reads, so it is one. The other entries get the same module through
 * `validate/index`: the validators are in the package once.
 */
async function bundleRoot(): Promise<void> {
  const entry = join(dist, "src/index.js");
  await build({
    root: dist,
    configFile: false,
    logLevel: "warn",
    build: {
      lib: { entry, formats: ["es"], fileName: () => "index.js" },
      outDir: join(dist, "src"),
      emptyOutDir: false,
      minify: false,
      target: "es2024",
    },
  });
  for (const path of globSync(INSIDE, { cwd: dist })) rmSync(join(dist, path));
  writeFileSync(join(dist, "src/validate/index.js"), 'export * from "../index.js";\n');
}

/**
 * Who types a command waits for every file that it reads before it does anything: forty for `--help`. What all commands
 * share becomes one file, each command's work one of its own; what is outside of the folder stays where it is.
 */
async function bundleCli(): Promise<void> {
  const [cli, made] = ["src/cli", "src/cli-made"].map((path) => join(dist, path)) as [string, string];
  const isOutside = (id: string, from = cli): boolean =>
    id.startsWith(".") ? !resolve(dirname(from), id).startsWith(cli) : !id.startsWith(cli);
  await build({
    root: dist,
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: join(cli, "main.js"),
      outDir: made,
      minify: false,
      target: "es2024",
      rolldownOptions: { external: isOutside, output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" } },
    },
  });
  rmSync(cli, { recursive: true });
  renameSync(made, cli);
}

function foldersOf(paths: readonly string[]): string {
  return [...new Set(paths.map(dirname))].sort().join(", ") || "none needed";
}
