/**
 * Writes what the package promises to whoever imports it: one file in api/ for each subpath, with the declarations of
 * everything that can be imported and of what those speak of. With --check it writes nothing and exits with 1 when a file
 * is not what it would write, so that no change of the API goes by unseen.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { writeDeclarations } from "./api/declarations.ts";
import { renderSurface } from "./api/render.ts";
import { surfaces } from "./api/surface.ts";

const root = resolve(import.meta.dirname, "..");
const api = join(root, "api");

/** The file of a subpath: `./provider/msw` is told in `provider-msw.api.md`. */
const fileOf = (subpath: string): string =>
  join(api, `${subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-")}.api.md`);

function render(): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  const built = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === "string" ? [] : [[subpath, target.types.replace("./dist/", "")] as const],
  );
  const sources = built.map(([, path]) => join(root, path.replace(/\.d\.ts$/, ".ts")));
  const folder = mkdtempSync(join(tmpdir(), "tck-api-"));
  try {
    for (const message of writeDeclarations(root, sources, folder)) process.stderr.write(`api: ${message}\n`);
    const entries = built.map(([subpath, path]) => [subpath, join(folder, path)] as const);
    const found = surfaces(folder, new Map(entries), ".");
    return new Map(
      [...found].map(([subpath, surface]) => [fileOf(subpath), renderSurface(name + subpath.slice(1), surface)]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files that are not what they should be, or should not be there. */
function stale(wanted: ReadonlyMap<string, string>): readonly string[] {
  const there = globSync("*.api.md", { cwd: api }).map((name) => join(api, name));
  const read = (file: string): string | undefined => (there.includes(file) ? readFileSync(file, "utf8") : undefined);
  return [...new Set([...wanted.keys(), ...there])].filter((file) => read(file) !== wanted.get(file));
}

const wanted = render();
const old = stale(wanted);
if (process.argv.includes("--check")) {
  for (const file of old) process.stderr.write(`api: api/${basename(file)} is not what the package gives.\n`);
  if (old.length > 0) {
    process.stderr.write("api: `npm run api` writes it; look at what has changed, and say it in a changeset.\n");
    process.exitCode = 1;
  }
} else {
  mkdirSync(api, { recursive: true });
  for (const file of old) rmSync(file, { force: true });
  for (const [file, text] of wanted) writeFileSync(file, text);
  process.stdout.write(`api: ${wanted.size} files, ${old.length} of them changed.\n`);
}
