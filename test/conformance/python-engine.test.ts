import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { byCommand } from "../../conformance/engine/by-command.ts";
import { runEngineSuite } from "../../conformance/index.ts";

const folder = fileURLToPath(new URL("../peers/engine", import.meta.url));
// The peer's validator is the one thing that Python does not bring itself.
const hasPython = spawnSync("python3", ["-c", "import jsonschema"]).status === 0;
const lacking = hasPython ? "" : " (skipped: there is no python3 with jsonschema)";

const dialects = ["schema:2020-12", "schema:2019-09", "schema:draft-07"];
const told = { apiKey: "first", apiKey2: "second", agentId: "tck", providerFormat: "openai-chat" };

describe.skipIf(!hasPython)(`an engine that was written from the specification alone${lacking}`, () => {
  it("is conformant: neither the rules nor the suite know more than the specification says", async () => {
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    const report = await runEngineSuite({
      engine: byCommand(`exec python3 '${folder}'`, told, ending.signal),
      features: ["retries", "blobs", ...dialects],
      offers: ["blob", "settle", "token"],
      ...told,
      runs: 200,
      seed: 3,
      concurrency: 8,
      shrink: false,
    });

    const failed = report.rules.filter(({ outcome }) => !["pass", "not-applicable"].includes(outcome));
    expect(failed.map(({ id, outcome, failure }) => [id, outcome, failure?.findings[0]?.message])).toEqual([]);
    expect(report.verdict).toMatchObject({ kind: "conformant", exitCode: 0 });
    expect(report.verdict.passed).toBeGreaterThan(90);
    const judged = report.rules.filter(({ outcome }) => outcome === "pass").map(({ profile }) => profile);
    expect(new Set(judged)).toEqual(new Set(["core", "blobs", "retries"]));
    expect(report.cases.fixed).toBeGreaterThan(0);
    expect(report.cases.generated).toBeGreaterThanOrEqual(190);
  }, 180_000);
});
