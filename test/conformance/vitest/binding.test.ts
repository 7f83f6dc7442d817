import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readWorkerCase } from "../../../conformance/index.ts";
import { freePort } from "../../../src/cli/child.ts";
import { runFixture, watch } from "./run-vitest.ts";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "tck-binding-"));
afterAll(() => rmSync(folder, { recursive: true }));

const failed = <T extends { readonly status: string }>(tests: readonly T[]): T[] =>
  tests.filter(({ status }) => status === "failed");

describe("describeEngine", () => {
  it("has a passing test for each rule that a sound engine keeps, and says in the name why one is left out", async () => {
    const { code, tests, named, out } = await runFixture("reference-engine");
    expect(failed(tests), out).toEqual([]);
    expect(code).toBe(0);
    expect(named("model-view/reads-the-error")).toMatchObject({
      title: "model-view/reads-the-error (MUST): The tool message of a failed call holds the worker's error whole.",
      status: "passed",
    });
    expect(named("output/checked-at-settle")).toMatchObject({
      title: expect.stringMatching(
        /\[not applicable: it needs settle and async, which the engine was not said to have\]$/,
      ),
      status: "skipped",
    });
  });

  it("fails the rule that a broken engine breaks, with what was seen, the smallest case and the seed", async () => {
    const { code, tests, named } = await runFixture("broken-engine");
    expect(code).toBe(1);
    expect(failed(tests).map(({ title }) => title.split(" ")[0])).toEqual(["model-view/reads-the-error"]);
    const { text = "" } = named("model-view/reads-the-error") ?? {};
    expect(text).toContain("model-view/reads-the-error (MUST): The tool message of a failed call holds");
    expect(text).toMatch(/^ {2}expected the error .+$\n^ {2}seen {5}The tool failed\.$\n^ {2}at \/messages, in step/m);
    expect(text).toContain("The smallest case that shows it:\n  1. the client says something ");
    expect(text).toMatch(/^> \d+\. the engine calls the model /m);
    expect(text).toContain("To mend it: Use the text of the error as the content.");
    expect(text).toContain("The seed was 7");
    expect(text).not.toMatch(/^\s+at .*rule-tests\.ts/m);
  });

  it("judges no more than the tests that were chosen", async () => {
    const { tests, out } = await runFixture("broken-engine", ["-t", "arguments/value-as-it-came"]);
    const met = tests.filter(({ status }) => status !== "skipped");
    expect(
      met.map(({ title, status }) => [title.split(" ")[0], status]),
      out,
    ).toEqual([["arguments/value-as-it-came", "passed"]]);
  });
});

describe("describeWorker", () => {
  it("has a passing test for each rule that a sound worker keeps, and skips with a reason what could not be shown", async () => {
    const { code, tests, named, out } = await runFixture("reference-worker");
    expect(failed(tests), out).toEqual([]);
    expect(code).toBe(0);
    expect(named("worker/names-its-attempt")).toMatchObject({ status: "passed" });
    expect(named("worker/refuses-forged-requests")).toMatchObject({ status: "skipped" });
    expect(out).toContain("[not applicable: no secret was given]");
  });

  it("fails what is broken, an example that comes to something else, and a list that is not true", async () => {
    const { code, tests, named } = await runFixture("broken-worker", [], { TCK_SAVE: folder });
    expect(code).toBe(1);
    expect(failed(tests)).toHaveLength(3);
    const file = join(folder, "failures/worker-worker-names-its-attempt.json");
    const { text = "" } = named("worker/names-its-attempt") ?? {};
    expect(text).toMatch(/expected attempt 1, or none named\n {2}seen {5}99\n {2}at \/actions\/0\/attempt, in step 4/);
    expect(text).toContain(`The case is in ${file}; replayWorkerCase plays it again.`);
    expect(named("the list of known failures is true")?.text).toContain("it holds: take it out of the list");
    expect(named("every example comes to what was said")?.text).toContain('roll: example 1: expected "5" in 4.');
    expect(readWorkerCase(JSON.parse(readFileSync(file, "utf8"))).ok).toBe(true);
  });

  it("reads examples from a file, and says how a failure is seen again without the secrets that it was given", async () => {
    const own = join(folder, "by-file");
    mkdirSync(own);
    const examples = join(own, "examples.yaml");
    writeFileSync(examples, 'roll:\n  - name: a five\n    input: {}\n    includes: "5"\n');
    const { named, out } = await runFixture("by-file", [], { TCK_SAVE: own, TCK_EXAMPLES: examples });
    expect(named("every example comes to what was said")?.text, out).toContain('roll: a five: expected "5"');
    const { text = "" } = named("worker/names-its-attempt") ?? {};
    const line = /^To see it again: (.*)$/m.exec(text)?.[1] ?? "";
    expect(line).toMatch(/^TCK_WORKER_SECRET="\$\{TCK_WORKER_SECRET:\?\}" npx tck replay /);
    expect(text).not.toMatch(/(?:s3cret|key)-of-the-fixture/);
    const env = { TCK_WORKER_SECRET: "s3cret", TCK_HEADER_X_KEY: "k 1", PATH: process.env["PATH"] ?? "" };
    const typed = `npx() { for word; do printf '%s\\n' "$word"; done; }; ${line}`;
    const words = execFileSync("/bin/sh", ["-c", typed], { encoding: "utf8", env }).split("\n");
    expect(words).toEqual(expect.arrayContaining([expect.stringMatching(/^A='\$5' ".*"$/), "x-key=k 1"]));
  });

  it("names the place where a file of examples is broken", async () => {
    const examples = join(folder, "broken.yaml");
    writeFileSync(examples, "roll:\n  - input: {}\n    includes: 5\n");
    const { code, out } = await runFixture("by-file", [], { TCK_EXAMPLES: examples });
    expect(code).toBe(1);
    expect(out).toContain(`${examples}: /roll/0/includes must be a text that the result holds.`);
  });

  it("fails a MUST that could not be verified", async () => {
    const { code, tests } = await runFixture("cut-short");
    expect(code).toBe(1);
    const unverified = failed(tests);
    expect(unverified.length).toBeGreaterThan(0);
    for (const { title, text } of unverified) {
      const [id] = title.split(" ");
      expect(text).toMatch(/ \(MUST( NOT)?\) could not be verified: .+\n\nTo mend it: .+\nThe seed was 7/);
      expect(text).toContain(`${id} (MUST`);
    }
  });

  it("says once, for the whole group, that nobody was there", async () => {
    const { code, tests, out } = await runFixture("nobody", [], { TCK_NOBODY: `http://127.0.0.1:${await freePort()}` });
    expect(code).toBe(1);
    expect(failed(tests)).toEqual([]);
    expect(out.match(/Error: The worker/g), out).toHaveLength(1);
  });
});

it("Targets are started by commands, and end with the run", async () => {
  const { code, tests, out } = await runFixture("commands");
  expect(failed(tests), out).toEqual([]);
  expect(code).toBe(0);
  expect(out).toContain("an engine > arguments/");
  expect(out).toContain("a worker > worker/");
});

it("Where vitest watches, a change of the file gives the result again", async () => {
  const binding = JSON.stringify(join(root, "conformance/vitest.ts"));
  const worker = JSON.stringify(join(root, "reference-worker/index.ts"));
  const text = `import { describeWorker } from ${binding};
import { createReferenceWorker } from ${worker};
describeWorker(createReferenceWorker(), { runs: 20, seed: 7, save: false });
`;
  const own = join(folder, "watched");
  const file = join(own, "worker.test.ts");
  mkdirSync(own);
  writeFileSync(file, text);
  const watching = watch(own);
  try {
    const first = await watching.ended(1);
    expect(first).toMatch(/✓ .* worker\/names-its-attempt/);
    writeFileSync(file, `${text}\n`);
    const second = (await watching.ended(2)).slice(first.length);
    expect(second).toMatch(/✓ .* worker\/names-its-attempt/);
    expect(second).not.toContain("FAIL");
  } finally {
    await watching.close();
  }
  expect(existsSync(join(own, "tck-report"))).toBe(false);
});
