import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { EngineFailure, EngineReport } from "../../conformance/index.ts";
import { freePort } from "../../src/cli/child.ts";
import { createRules, listenEngine } from "../../src/engine/index.ts";
import { run, type World } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-fresh-"));
const peer = (name: string): string => `"${process.execPath}" "${resolve(import.meta.dirname, "../peers", name)}"`;
afterAll(() => rmSync(folder, { recursive: true }));

const RULE = "arguments/breaking-object-is-invalid";
let runs = 0;

/** A short run on an engine that converts types; its report and what it has saved. */
async function test(words: readonly string[], world: World = {}) {
  const save = join(folder, `run ${++runs}`);
  const few = ["--runs", "40", "--seed", "3", "--api-key", "tck", "--rules", RULE, "--save", save];
  const ran = await run(["test", "engine", "--target", "none", ...few, ...words], world);
  const report: EngineReport = JSON.parse(readFileSync(join(save, "engine.json"), "utf8"));
  const { failure } = report.rules.find(({ id }) => id === RULE) ?? {};
  const files = readdirSync(join(save, "failures"));
  const saved: EngineFailure = JSON.parse(readFileSync(join(save, "failures", files[0] ?? ""), "utf8"));
  return { ...ran, report, failure, files, saved };
}

describe("tck test engine", () => {
  it("has a fresh process play what it has saved on an engine of its own", async () => {
    const command = `${peer("faulty-engine.ts")} converts types`;
    const { code, out, report, failure, files, saved } = await test(["--command", command]);
    expect(code).toBe(1);
    expect(report.target.name).toMatch(/^node\S* faulty-engine\.ts converts types$/);
    expect(failure).toMatchObject({ reproduced: true, confirmed: "fresh-process" });
    expect(out).toContain("its file broke the rule again in a fresh process");
    expect(files).toEqual([`engine-${RULE.replace("/", "-")}.json`]);
    expect(saved).toMatchObject({ confirmed: "fresh-process", case: failure?.case });
  });

  it("does not count a smallest case whose file breaks nothing there", async () => {
    const count = join(folder, "starts");
    writeFileSync(count, "0");
    // The engine of the run and the one of its own last look are faulty; that of the fresh process is not.
    const command = `${peer("engine-by-count.ts")} "${count}" 2 converts types`;
    const { code, out, failure, saved } = await test(["--command", command]);
    expect(readFileSync(count, "utf8")).toBe("3");
    expect(failure).toMatchObject({
      reproduced: false,
      confirmed: "not-again",
      confirmedWhy: "in a fresh process the rule held",
    });
    expect(out).toContain("did not break the rule again (in a fresh process the rule held): timing may play a part");
    expect(saved).toMatchObject({ confirmed: "not-again", case: failure?.case });
    expect(code).toBe(1);
  });

  it("ends the fresh process at Ctrl-C, and says that what it had found was seen in its own alone", async () => {
    const count = join(folder, "hangs");
    writeFileSync(count, "0");
    const ending = new AbortController();
    const looking = setInterval(() => readFileSync(count, "utf8").trim() === "3" && ending.abort(), 20);
    const sleeps = `n=$(($(cat "${count}") + 1)); echo $n > "${count}"; if [ $n -gt 2 ]; then exec sleep 600; fi`;
    const command = `${sleeps}; exec ${peer("faulty-engine.ts")} converts types`;
    const { failure, code } = await test(["--command", command], { signal: ending.signal });
    clearInterval(looking);
    expect(code).toBe(1);
    expect(failure).toMatchObject({
      reproduced: true,
      confirmed: "same-process",
      confirmedWhy: "the run was interrupted",
    });
  });

  it("frees its ports before, where the engine runs already", async () => {
    const ports = [await freePort(), await freePort()] as const;
    const sound = createRules();
    const engine = await listenEngine({
      agents: { tck: { workerUrl: `http://127.0.0.1:${ports[0]}` } },
      model: { baseUrl: `http://127.0.0.1:${ports[1]}` },
      apiKeys: { "a key of some length": "t" },
      rules: {
        readArguments(raw, check) {
          const input = sound.readArguments(raw, check);
          return input.status === "invalid" ? { status: "malformed", error: input.error } : input;
        },
      },
    });
    const where = ["--url", engine.url, "--worker-port", String(ports[0]), "--provider-port", String(ports[1])];
    try {
      const { failure } = await test([...where, "--api-key", "a key of some length"]);
      expect(failure).toMatchObject({ reproduced: true, confirmed: "fresh-process" });
    } finally {
      await engine.close();
    }
  });

  it("loads an adapter again for it", async () => {
    const adapter = join(folder, "adapter.mjs");
    const surface = resolve(import.meta.dirname, "../peers/other-surface/adapter.ts");
    // What this engine says to its worker goes through a relay that calls every invalid input malformed.
    writeFileSync(
      adapter,
      `import * as whole from ${JSON.stringify(surface)};
       import { createServer } from "node:http";
       const { lifecycle } = whole;
       export default {
         ...whole,
         lifecycle: {
           ...lifecycle,
           async start(told) {
             const relay = createServer(async (request, response) => {
               const chunks = [];
               for await (const chunk of request) chunks.push(chunk);
               const text = Buffer.concat(chunks).toString("utf8").replaceAll('"status":"invalid"', '"status":"malformed"');
               const answer = await fetch(told.workerUrl, { method: "POST", headers: { "content-type": "application/json" }, body: text });
               response.writeHead(answer.status, { "content-type": "application/json" });
               response.end(await answer.text());
             });
             await new Promise((done) => relay.listen(0, "127.0.0.1", done));
             const engine = await lifecycle.start({ ...told, workerUrl: "http://127.0.0.1:" + relay.address().port });
             return { ...engine, close: async () => { await engine.close(); relay.close(); relay.closeAllConnections(); } };
           },
         },
       };`,
    );
    const { failure, out, err } = await test(["--adapter", adapter]);
    expect(failure, out + err).toMatchObject({ reproduced: true, confirmed: "fresh-process" });
  });
});
