import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { run } from "./io.ts";
import { tck } from "./tck.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-usage-"));
const at = (name: string): string => join(folder, name);
let taken = 0;
const blocker = createServer();

beforeAll(async () => {
  writeFileSync(at("broken.json"), '{"version": 1,');
  writeFileSync(at("other.json"), '{"version": 7}');
  writeFileSync(at("script.yaml"), "turns:\n  - txt: hello\n");
  await new Promise<void>((listening) => blocker.listen(0, "127.0.0.1", listening));
  taken = (blocker.address() as AddressInfo).port;
});

afterAll(() => {
  blocker.close();
  rmSync(folder, { recursive: true });
});

/** Wrong turns: the words, the exit code, and what the one sentence has to say. */
const wrongTurns: readonly (readonly [string, () => string[], number, RegExp])[] = [
  ["an unknown command", () => ["tset"], 2, /unknown command 'tset'.*test/],
  ["an unknown command of a group", () => ["serve", "wroker"], 2, /unknown command 'wroker'.*worker/],
  ["an unknown flag", () => ["serve", "worker", "--prot", "1"], 2, /unknown option '--prot'.*--port/],
  ["a port that is no number", () => ["serve", "worker", "--port", "x"], 2, /'x' is invalid.*0 to 65535/],
  ["a port that cannot be", () => ["serve", "worker", "--port", "70000"], 2, /0 to 65535/],
  ["a port in use", () => ["serve", "worker", "--port", String(taken)], 2, /already in use.*--port/],
  ["a port in use by another engine", () => ["serve", "engine", "--port", String(taken)], 2, /already in use/],
  ["a script that is not there", () => ["serve", "provider", "--script", at("none")], 2, /no such file/],
  ["a script with a misspelt member", () => ["serve", "provider", "--script", at("script.yaml")], 2, /txt/],
  ["a target without a name", () => ["test", "worker"], 2, /--url.*--command/],
  ["a target with two names", () => ["test", "worker", "--url", "http://a", "--command", "b"], 2, /not by both/],
  ["a URL without a scheme", () => ["test", "worker", "--url", "localhost:1"], 2, /http:\/\//],
  ["no runs at all", () => ["test", "worker", "--url", "http://a", "--runs", "0"], 2, /1 or more/],
  ["a rule that there is not", () => ["test", "worker", "--url", "http://a", "--rules", "nope"], 2, /no rule "nope"/],
  [
    "a rule for the other side",
    () => ["test", "worker", "--url", "http://a", "--rules", "calls/finished-once"],
    2,
    /speaks of the engine/,
  ],
  [
    "a port of the suite in use",
    () => ["test", "engine", "--command", "true", "--worker-port", String(taken)],
    2,
    /already in use.*--worker-port/,
  ],
  [
    "a feature that there is not",
    () => ["test", "engine", "--command", "true", "--features", "nonee"],
    2,
    /no feature or offer nonee\. Did you mean none.*core, blobs, retries.*settle.*or all, or none\./,
  ],
  [
    "no features beside some",
    () => ["test", "engine", "--command", "true", "--features", "none,events"],
    2,
    /--features none stands alone/,
  ],
  ["a report of no format", () => ["test", "worker", "--url", "http://a", "--report", "x"], 2, /json=.*junit.*sarif/],
  ["a report that is none", () => ["report", at("other.json")], 2, /not a report: \/version must be 2/],
  ["a comparison with nothing", () => ["diff", at("other.json")], 2, /missing required argument 'after'/],
  [
    "a target that nobody serves",
    () => ["test", "worker", "--url", "http://127.0.0.1:1"],
    3,
    /refused.*Nothing was checked/,
  ],
  ["a target that ends at once", () => ["test", "worker", "--command", "exit 5"], 3, /ended with code 5/],
  ["a case that is not there", () => ["replay", at("none.json"), "--url", "http://127.0.0.1:1"], 2, /no such file/],
  [
    "a case that is not JSON",
    () => ["replay", at("broken.json"), "--url", "http://127.0.0.1:1"],
    2,
    /not JSON.*line 1/,
  ],
  ["a case of another kind", () => ["replay", at("other.json"), "--url", "http://127.0.0.1:1"], 2, /not a case.*\/\w+/],
  [
    "an unknown rule",
    () => ["explain", "worker/answers-with-a-decison"],
    2,
    /Did you mean worker\/answers-with-a-decision/,
  ],
  ["an unknown profile", () => ["list", "--profile", "wroker"], 2, /Did you mean worker/],
  ["an unknown tier", () => ["list", "--tier", "bass"], 2, /base, companion, settled, choice/],
  ["a message that is not there", () => ["validate", at("none.json")], 2, /no such file/],
  ["a message that is not JSON", () => ["validate", at("broken.json")], 2, /not JSON.*line 1/],
  ["an unknown type", () => ["validate", "--type", "ToolRezult", at("other.json")], 2, /Did you mean ToolResult/],
  ["types of no language", () => ["types"], 2, /--lang.*typescript, python, go, rust/],
  ["types of an unknown language", () => ["types", "--lang", "pyhton"], 2, /"pyhton".*Did you mean python/],
  ["types of a language that nothing is like", () => ["types", "--lang", "cobol"], 2, /typescript, python, go, rust/],
  ["a type that there is not", () => ["types", "--lang", "go", "--types", "Triger"], 2, /Did you mean Trigger/],
  ["types without a name", () => ["types", "--lang", "go", "--types", "Trigger,"], 2, /names with commas/],
  ["types for a folder", () => ["types", "--lang", "go", "--out", folder], 2, /Cannot write.*it is a folder/],
  ["an argument too many", () => ["explain", "a", "b"], 2, /too many arguments/],
  ["an argument too few", () => ["explain"], 2, /missing required argument 'rule'/],
];

describe("A wrong turn", () => {
  it.each(wrongTurns)("is told in one sentence: %s", async (_, args, code, sentence) => {
    const ran = await run(args());
    expect(ran.err).toMatch(sentence);
    expect(ran).toMatchObject({ code, out: "" });
    expect(ran.err).not.toMatch(/\n\s+at /);
    expect(ran.err.trim().split("\n").length).toBeLessThan(4);
  });

  it("ends the process with its exit code", async () => {
    expect((await tck(["tset"])).code).toBe(2);
    expect((await tck(["test", "worker", "--url", "http://127.0.0.1:1"])).code).toBe(3);
  });
});

describe("The command line", () => {
  it("runs on the Node that the package brings", () => {
    expect(Number(process.versions.node.split(".")[0])).toBeGreaterThanOrEqual(24);
  });

  it("prints help when nothing is asked, and says with its code that something should have been", async () => {
    const ran = await run([]);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toContain("Usage: tck");
  });

  it.each(commands.map(({ path }) => [path]))("has help with examples for %s", async (path) => {
    const { code, out, err } = await run([...path, "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(`Usage: tck ${path.join(" ")}`);
    expect(out).toMatch(/Examples:\n {2}# .+\n {2}tck /);
  });

  it("prints no line of help longer than the terminal", async () => {
    for (const { path } of commands) {
      const { out } = await run([...path, "--help"]);
      const [described = ""] = out.split("\nExamples:");
      expect(described.split("\n").filter((line) => line.length > 80)).toEqual([]);
    }
  });
});

it("says by its exit code what it found, also when the reader of its words has gone", async () => {
  writeFileSync(at("wrong-result.json"), '{"content": 3}');
  const bin = join(import.meta.dirname, "../../bin/tck.js");
  const child = spawn(process.execPath, [bin, "validate", "--type", "ToolResult", at("wrong-result.json")]);
  child.stdout.destroy();
  child.stderr.destroy();
  const code = await new Promise((done) => child.once("exit", done));
  expect(code).toBe(1);
});
