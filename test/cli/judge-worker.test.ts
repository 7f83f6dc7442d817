import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runWorkerSuite, type WorkerFailure } from "../../conformance/index.ts";
import { workerMutants } from "../../conformance/mutants/worker/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { engineInProcess, SECRET } from "../worker/suite/run-in-process.ts";
import { run } from "./io.ts";
import { listenWrongAttempt } from "./wrong-attempt-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-judge-worker-"));
const file = join(folder, "failure.json");
/** A request that says what it must, but for what it was for. */
const EXCHANGE = { n: 0, at: 0, method: "POST", headers: {}, text: "" };
afterAll(() => rmSync(folder, { recursive: true }));

/** What a short run saves of the rule that this mutant breaks. */
async function saved({ make, breaks }: (typeof workerMutants)[number]): Promise<WorkerFailure> {
  const { engine, client } = engineInProcess();
  const url = "http://127.0.0.1:9";
  const send = createHandleSend({ [url]: make(SECRET, client) });
  const asked = { secret: SECRET, seed: 3, runs: 80, send, engine, modelCalls: true, rules: [breaks], shrink: false };
  const { failure } = (await runWorkerSuite({ url, ...asked })).rules.find(({ id }) => id === breaks) ?? {};
  if (failure === undefined) throw new Error(`nothing was found of ${breaks}`);
  return failure;
}

const judged = async (value: unknown, ...more: readonly string[]) => {
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return run(["judge", file, ...more]);
};

const mutantOf = (rule: string) => {
  const mutant = workerMutants.find(({ breaks }) => breaks === rule);
  if (mutant === undefined) throw new Error(`no mutant breaks ${rule}`);
  return mutant;
};

describe("tck judge of a worker's failure", () => {
  it.each(workerMutants)("finds in what is saved of a worker that $name what the run found", async (mutant) => {
    const failure = await saved(mutant);
    const ran = await judged(failure, "--json");
    expect(ran.code, ran.err).not.toBe(2);
    const told = JSON.parse(ran.out);
    expect(told.saved).toEqual({ rule: mutant.breaks, now: "broken" });
    expect(told.broken[0].findings).toHaveLength(failure.findings.length + (failure.findingsLeftOut ?? 0));
  });

  it("holds results against the tools that the file holds, and says where an older one holds none", async () => {
    const failure = await saved(mutantOf("worker/result-fits-its-output"));
    expect(failure.tools?.length).toBeGreaterThan(0);
    const { tools: _, ...older } = failure;
    const ran = await judged(older);
    expect(ran.err).toContain("does not hold the tools that the worker declared");
    expect(ran.out).not.toContain("BROKEN");
  });

  it("takes what replay --json has printed", async () => {
    const { url, close } = await listenWrongAttempt();
    try {
      writeFileSync(file, JSON.stringify(await saved(mutantOf("worker/names-its-attempt"))));
      const replayed = await run(["replay", file, "--url", url, "--json"]);
      const ran = await judged(replayed.out, "--json");
      expect(ran.err).toBe("");
      expect(JSON.parse(ran.out).saved).toMatchObject({ now: "broken" });
    } finally {
      await close();
    }
  });

  it("knows a secret that was hidden in the file by what stands in its place", async () => {
    const { log, ...failure } = await saved(mutantOf("worker/writes-errors-for-the-model"));
    const text = JSON.stringify(log);
    const exchanges = log.exchanges.map((exchange) => ({ ...exchange, answer: leaking(exchange.answer) }));
    expect(text).not.toContain(SECRET);
    expect((await judged({ ...failure, log: { ...log, exchanges } })).out).toContain("a secret in");
  });

  it.each([
    ["no log", { log: 1 }, "/log must be an object"],
    [
      "a purpose that no request has",
      { log: { end: "ended", exchanges: [{ ...EXCHANGE, purpose: { for: "__proto__" } }] } },
      "/log/exchanges/0/purpose/for must be one of",
    ],
    [
      "a call that is none",
      { log: { end: "ended", exchanges: [{ ...EXCHANGE, purpose: { for: "call", call: null } }] } },
      "/log/exchanges/0/purpose/call must be an object",
    ],
    ["tools that are none", { tools: [null] }, "/tools/0 must be"],
  ])("stops with usage, and the place, at %s", async (_what, change, sentence) => {
    const failure = await saved(mutantOf("worker/names-its-attempt"));
    const ran = await judged({ ...failure, ...change });
    expect(ran).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });
});

const leaking = (answer: WorkerFailure["log"]["exchanges"][number]["answer"]) => {
  const said = { actions: [{ type: "tool.error", error: "cannot sign with [secret]" }] };
  return answer === undefined ? answer : { ...answer, text: JSON.stringify(said), json: said };
};
