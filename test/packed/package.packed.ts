import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { folder, installed, manifest, nameOf, needsPeer, root, run, subpaths } from "./installed.ts";
import { withPeers } from "./with-peers.ts";

const { exports, version } = manifest;
const node = (...args: string[]) => run(process.execPath, args);
const bin = (...args: string[]) => node(join(installed, "bin/tck.js"), ...args);

describe("The packed package", () => {
  it.each(subpaths.filter((path) => !(path in needsPeer)))("gives %s to import", async (path) => {
    const code = `const m = await import(${JSON.stringify(nameOf(path))}); console.log(Object.keys(m).length);`;
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

  it("gives vitest a test per rule", async () => {
    const home = withPeers();
    const code = `import { createWorker, defineTool } from "toolcall-tck/worker";
import { describeWorker } from "toolcall-tck/vitest";
const roll = defineTool({ name: "roll", description: "Roll a die with six sides.", execute: () => "4" });
describeWorker(createWorker([roll], { agent: { model: "any-model" } }), { runs: 20, seed: 7 });
`;
    writeFileSync(join(home, "worker.test.ts"), code);
    const vitest = join(home, "node_modules/vitest/vitest.mjs");
    const finished = await run(process.execPath, [vitest, "run", "--root", home, "--reporter", "verbose"], home);
    rmSync(home, { recursive: true });
    expect(finished.code, finished.out + finished.err).toBe(0);
    expect(stripVTControlCharacters(finished.out)).toContain("The worker > worker/names-its-attempt (MUST): ");
  });

  it("has types that a strict consumer can use", async () => {
    writeFileSync(join(folder, "consumer.ts"), readFileSync(join(import.meta.dirname, "consumer.ts.txt"), "utf8"));
    const options = ["--module", "nodenext", "--target", "es2024", "--strict", "--skipLibCheck", "false", "--noEmit"];
    const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    expect(await node(tsc, ...options, ...types, "consumer.ts")).toEqual({ code: 0, out: "", err: "" });
  });
});
