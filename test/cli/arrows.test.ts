import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Imports that the rule must refuse: the file that imports, what it imports, and the rule that says so. */
const plants = [
  ["conformance/judges/a.ts", "src/protocol/settle.ts", "arrows-of-conformance-judges"],
  ["conformance/cases/a.ts", "src/protocol/settle.ts", "arrows-of-conformance-cases"],
  ["src/engine/a.ts", "src/provider/play.ts", "arrows-of-src-engine"],
  ["src/provider/a.ts", "src/engine/shell.ts", "arrows-of-src-provider"],
  ["src/wire/a.ts", "src/protocol/settle.ts", "arrows-of-src-wire"],
  ["src/json/a.ts", "node:fs", "pure-rooms-know-no-node"],
  ["src/protocol/a.ts", "node:crypto", "pure-rooms-know-no-node"],
  ["conformance/judges/b.ts", "node:fs", "pure-rooms-know-no-node"],
  ["src/worker/a.ts", "conformance/run.ts", "only-cli-composes"],
  ["src/index.ts", "conformance/run.ts", "only-cli-composes"],
  ["conformance/run.ts", "src/cli/program.ts", "nobody-imports-cli"],
  ["src/protocol/b.ts", "ajv", "only-there-ajv"],
  ["src/wire/b.ts", "./nowhere.ts", "every-import-resolves"],
] as const;

/** A road through a room that may be imported, to one that must not be reached. */
const roads = [
  ["conformance/judges/c.ts", "conformance/model/log.ts", "src/protocol/settle.ts"],
  ["src/engine/c.ts", "src/wire/c.ts", "src/provider/play.ts"],
] as const;

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const repository = resolve(import.meta.dirname, "../..");
const tree = mkdtempSync(join(tmpdir(), "arrows-"));
let found: readonly Violation[] = [];

const source = (from: string, to: string): string => {
  if (!to.includes("/") || to.startsWith(".")) return to;
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

const plant = (from: string, ...targets: string[]): void => {
  mkdirSync(dirname(join(tree, from)), { recursive: true });
  const lines = targets.map((to, index) => `export * as m${index} from ${JSON.stringify(source(from, to))};`);
  writeFileSync(join(tree, from), `${lines.join("\n")}\nexport {};\n`);
};

/** The rules that a tree breaks, by dependency-cruiser itself. */
const cruise = (cwd: string): Promise<readonly Violation[]> =>
  new Promise((done, fail) => {
    const config = join(repository, ".dependency-cruiser.mjs");
    const args = [join(repository, "node_modules/.bin/depcruise")];
    args.push("--config", config, "--output-type", "json", "src", "conformance");
    execFile(process.execPath, args, { cwd, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (stdout === "") fail(error);
      else done(JSON.parse(stdout).summary.violations);
    });
  });

beforeAll(async () => {
  const targets = [...plants.map(([, to]) => to), ...roads.flatMap(([, by, to]) => [by, to])];
  for (const path of targets) if (path.endsWith(".ts") && !path.startsWith(".")) plant(path);
  const byFile = Map.groupBy(plants, ([from]) => from);
  for (const [from, edges] of byFile) plant(from, ...edges.map(([, to]) => to));
  for (const [from, by, to] of roads) {
    plant(from, by);
    plant(by, to);
  }
  writeFileSync(join(tree, "tsconfig.json"), JSON.stringify({ compilerOptions: { module: "nodenext" } }));
  found = await cruise(tree);
});

afterAll(() => rmSync(tree, { recursive: true }));

describe("The dependency rule", () => {
  it.each(plants)("refuses that %s imports %s", (from, _to, rule) => {
    expect(found.filter((one) => one.from === from).map((one) => one.rule.name)).toContain(rule);
  });

  it.each(roads)("refuses that %s reaches, by way of %s, %s", (from) => {
    const rules = found.filter((one) => one.from === from).map((one) => one.rule.name);
    expect(rules.some((name) => name.startsWith("never-reaches"))).toBe(true);
  });

  it("finds nothing wrong with imports along the arrows", async () => {
    rmSync(join(tree, "src"), { recursive: true });
    rmSync(join(tree, "conformance"), { recursive: true });
    plant("src/json/read.ts");
    plant("src/protocol/arguments.ts", "src/json/read.ts");
    plant("src/engine/shell.ts", "src/protocol/arguments.ts", "node:http");
    plant("conformance/judges/a.ts", "src/json/read.ts");
    plant("src/cli/main.ts", "src/engine/shell.ts", "conformance/judges/a.ts");
    expect(await cruise(tree)).toEqual([]);
  });
});
