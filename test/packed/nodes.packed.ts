import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installed, manifest, nameOf, run, subpaths } from "./installed.ts";
import { withPeers } from "./with-peers.ts";

/** The versions of Node that are promised, and where each is; the repository's own is the one that runs this test. */
const nodes = {
  22: join(import.meta.dirname, "node_modules/node-22/bin/node"),
  24: process.execPath,
  26: join(import.meta.dirname, "node_modules/node-26/bin/node"),
};

let folder: string;
beforeAll(() => {
  folder = withPeers();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(nodes))("Under Node %s", (major, node) => {
  beforeAll(async () => {
    if (!existsSync(node)) throw new Error("The other versions of Node are missing: `npm ci --prefix test/packed`.");
    expect((await run(node, ["--version"])).out).toMatch(`v${major}.`);
  });

  it.each(subpaths)("%s is imported, without a warning", async (path) => {
    const module = `import ${JSON.stringify(nameOf(path))};`;
    expect(await run(node, ["--input-type=module", "--eval", module], folder)).toEqual({ code: 0, out: "", err: "" });
  });

  it("CommonJS may require it", async () => {
    const module = 'console.log(require("toolcall-tck").accepts("Trigger", {}).ok)';
    const args = ["--input-type=commonjs", "--eval", module];
    expect(await run(node, args, folder)).toEqual({ code: 0, out: "false\n", err: "" });
  });

  it("the command line tells its version and lists the rules, without a warning", async () => {
    const bin = join(installed, "bin/tck.js");
    expect(await run(node, [bin, "--version"])).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" });
    const { code, out, err } = await run(node, [bin, "list"]);
    expect([code, err]).toEqual([0, expect.stringMatching(/^\d+ of \d+ rules\.\n$/)]);
    expect(out.split("\n").length).toBeGreaterThan(100);
  });

  it("the reference worker holds under the suite", async () => {
    const bin = join(installed, "bin/tck.js");
    const command = `${node} ${bin} serve worker`;
    const finished = await run(node, [bin, "test", "worker", "--command", command, "--runs", "10", "--seed", "1"]);
    expect(finished.out).toContain("MUST rules hold");
    expect(finished.code, finished.err + finished.out).toBe(0);
  });

  it("the reference engine holds under the suite", async () => {
    const bin = join(installed, "bin/tck.js");
    const command = `${node} ${bin} serve engine`;
    const finished = await run(node, [bin, "test", "engine", "--command", command, "--runs", "20", "--seed", "7"]);
    expect(finished.code, finished.err + finished.out).toBe(0);
  });
});
