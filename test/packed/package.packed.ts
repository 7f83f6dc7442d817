import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folder = process.env["TCK_PACKED"] ?? "";
const installed = join(folder, "node_modules/toolcall-tck");

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = (program: string, ...args: string[]): Promise<Finished> =>
  new Promise((done) => {
    const child = execFile(program, args, { cwd: folder }, (_, out, err) => done({ code: child.exitCode, out, err }));
  });

const node = (...args: string[]) => run(process.execPath, ...args);
const bin = (...args: string[]) => node(join(installed, "bin/tck.js"), ...args);

const { exports, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly version: string;
};
/** What needs a peer that the empty folder does not have. */
const needsPeer: Readonly<Record<string, string>> = {
  "./provider/msw": "msw",
  "./provider/vitest": "vitest",
  "./vitest": "vitest",
};
const subpaths = Object.keys(exports).filter((path) => !/\*|\.json$/.test(path));

beforeAll(() => {
  if (!existsSync(installed)) throw new Error("TCK_PACKED must name the folder that scripts/packed.ts makes.");
});

describe("The packed package", () => {
  it.each(subpaths.filter((path) => !(path in needsPeer)))("gives %s to import", async (path) => {
    const name = `toolcall-tck${path.slice(1)}`;
    const code = `const m = await import(${JSON.stringify(name)}); console.log(Object.keys(m).length);`;
    const { out, err } = await node("--input-type=module", "--eval", code);
    expect(err).toBe("");
    expect(Number(out)).toBeGreaterThan(0);
  });

  it.each(Object.entries(needsPeer))("holds the files of %s, whose peer %s is for the user to install", (path) => {
    const { default: file, types } = exports[path] as { readonly default: string; readonly types: string };
    expect([existsSync(join(installed, file)), existsSync(join(installed, types))]).toEqual([true, true]);
  });

  it("gives the schemas to import", async () => {
    const code =
      'import s from "toolcall-tck/schemas/tools.json" with { type: "json" }; console.log(typeof s.$defs.AgentTool);';
    expect((await node("--input-type=module", "--eval", code)).out).toBe("object\n");
  });

  it("tells its version", async () => {
    expect(await bin("--version")).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  it("holds no sources, tests or maps to files that are not there", () => {
    for (const path of ["src", "test", "scripts", "conformance"]) expect(existsSync(join(installed, path))).toBe(false);
    expect(globSync("**/*.map", { cwd: installed })).toEqual([]);
  });

  it("holds the guides", () => {
    expect(readFileSync(join(installed, "docs/guides/mock-provider.md"), "utf8")).toContain(
      "# The mock model provider",
    );
  });

  it("lists the rules", async () => {
    const { code, out } = await bin("list", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out).length).toBeGreaterThan(10);
  });

  it("writes the wire types in each language", async () => {
    for (const language of ["typescript", "python", "go", "rust"]) {
      const { code, out, err } = await bin("types", "--lang", language);
      expect({ language, code, err }).toEqual({ language, code: 0, err: "" });
      expect(out).toContain(`toolcall-tck ${version}: tck types --lang ${language}`);
      expect(out).toContain("ToolContent");
    }
  });

  it("runs a short test of its own worker", async () => {
    const command = `${process.execPath} ${join(installed, "bin/tck.js")} serve worker`;
    const finished = await bin("test", "worker", "--command", command, "--runs", "20", "--seed", "1");
    expect(finished.out).toContain("MUST rules hold");
    expect(finished.code).toBe(0);
  });

  it("runs a short test of its own engine", async () => {
    const command = `${process.execPath} ${join(installed, "bin/tck.js")} serve engine`;
    const finished = await bin("test", "engine", "--command", command, "--runs", "50", "--seed", "7");
    expect(finished.code, finished.err + finished.out).toBe(0);
  });

  it("gives vitest a test per rule", async () => {
    // The peer that a user would have installed.
    const peer = join(folder, "node_modules/vitest");
    if (!existsSync(peer)) symlinkSync(join(root, "node_modules/vitest"), peer, "dir");
    const code = `import { createWorker, defineTool } from "toolcall-tck/worker";
import { describeWorker } from "toolcall-tck/vitest";
const roll = defineTool({ name: "roll", description: "Roll a die with six sides.", execute: () => "4" });
describeWorker(createWorker([roll], { agent: { model: "any-model" } }), { runs: 20, seed: 7 });
`;
    writeFileSync(join(folder, "worker.test.ts"), code);
    const finished = await node(join(peer, "vitest.mjs"), "run", "--root", folder, "--reporter", "verbose");
    expect(finished.code, finished.out + finished.err).toBe(0);
    expect(finished.out).toMatch(/The worker > worker\/names-its-attempt \(MUST\)/);
  });

  it("has types that a strict consumer can use", async () => {
    writeFileSync(join(folder, "consumer.ts"), readFileSync(join(import.meta.dirname, "consumer.ts.txt"), "utf8"));
    const options = ["--module", "nodenext", "--target", "es2024", "--strict", "--skipLibCheck", "false", "--noEmit"];
    const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    expect(await node(tsc, ...options, ...types, "consumer.ts")).toEqual({ code: 0, out: "", err: "" });
  });
});
