import { describe, expect, it } from "vitest";
import { workerMutants } from "../../../conformance/mutants/worker/index.ts";
import { readWorkerCase, replayWorkerCase, runWorkerSuite } from "../../../conformance/worker/index.ts";
import { createReferenceWorker } from "../../../reference-worker/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { createHandleSend } from "../../../src/wire/handle-send.ts";
import { engineInProcess, SECRET } from "./run-in-process.ts";

const url = "http://127.0.0.1:9";

function against(handle: Handle) {
  return { url, secret: SECRET, seed: 3, runs: 60, concurrency: 1, send: createHandleSend({ [url]: handle }) };
}

describe("runWorkerSuite", () => {
  it("says that the reference worker is conformant", async () => {
    const { engine, client } = engineInProcess();
    const model = () => ({ model: "tck", content: "Hello." });
    const { handle } = createReferenceWorker({ secret: SECRET, engine: client, model });
    const report = await runWorkerSuite({ ...against(handle), engine, modelCalls: true });
    expect(report.verdict).toMatchObject({ kind: "conformant", exitCode: 0 });
    expect(report.verdict.passed).toBe(report.verdict.total);
    expect(report.exchanges.sent).toBe(report.exchanges.answered);
    expect(report.rules.every(({ outcome }) => outcome === "pass")).toBe(true);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it("names what a worker has nothing of, and why", async () => {
    const { secret: _secret, ...unsigned } = against(createReferenceWorker().handle);
    const report = await runWorkerSuite({ ...unsigned, tools: ["think"] });
    const lacking = report.rules.filter(({ outcome }) => outcome === "not-applicable");
    expect(Object.fromEntries(lacking.map(({ id, because }) => [id, because]))).toEqual({
      "worker/encodes-bytes-as-base64": "no result held an image, audio or a binary resource",
      "worker/result-fits-its-output": "no tool that declares an output schema gave a result",
      "worker/writes-errors-for-the-model": "no tool reported an error of its own",
      "worker/refuses-forged-requests": "no secret was given",
      "worker/stream-ends-once": "no answer was an event stream",
      "worker/streams-tokens-only-where-asked": "no answer was an event stream",
      "worker/answers-model-calls": "the worker was not said to run the model",
      "worker/settles-later-by-id": "no call was settled later, through the engine's API",
      "worker/settles-later-once": "no call was settled later, through the engine's API",
      "worker/goes-on-when-resumed": "no call was paused by an interrupt",
    });
    expect(report.verdict.exitCode).toBe(0);
  });

  it("shrinks a failure to one plain step, which breaks the same rule when it is played again", async () => {
    const mutant = workerMutants.find(({ breaks }) => breaks === "worker/names-its-attempt")!;
    const report = await runWorkerSuite(against(mutant.make(SECRET)));
    const { failure } = report.rules.find(({ id }) => id === mutant.breaks)!;
    expect(report.verdict).toMatchObject({ kind: "broken", exitCode: 1 });
    expect(failure?.case.steps).toMatchObject([{ do: "round", together: false, calls: [{ attempts: 2 }] }]);
    expect(failure?.findings[0]).toMatchObject({ pointer: "/actions/0/attempt", got: "1" });
    const saved = readWorkerCase(JSON.parse(JSON.stringify(failure)));
    if (!saved.ok) throw new Error(saved.message);
    const again = await replayWorkerCase(saved.value, against(mutant.make(SECRET)));
    expect(again.broken.map(({ rule }) => rule)).toEqual([mutant.breaks]);
    const mended = await replayWorkerCase(saved.value, against(createReferenceWorker({ secret: SECRET }).handle));
    expect(mended.broken).toEqual([]);
  });

  it("calls no tool of a worker on another machine unless that is allowed", async () => {
    const elsewhere = "http://worker.example";
    const { handle } = createReferenceWorker({ secret: SECRET });
    const send = createHandleSend({ [elsewhere]: handle });
    const options = { ...against(handle), url: elsewhere, send };
    const careful = await runWorkerSuite(options);
    expect(careful.tools.every(({ called }) => !called)).toBe(true);
    expect(careful.rules.find(({ id }) => id === "worker/settles-its-call")?.outcome).toBe("not-verified");
    expect(careful.verdict.exitCode).toBe(1);
    const allowed = await runWorkerSuite({ ...options, allowCalls: true });
    expect(allowed.verdict.exitCode).toBe(0);
  });

  it("ends with exit code 3 when there is nothing to check", async () => {
    const report = await runWorkerSuite(against(() => ({ status: 404 })));
    expect(report.verdict).toMatchObject({ kind: "nothing-checked", exitCode: 3, passed: 0, total: 0 });
    expect(report.rules.every(({ outcome }) => outcome === "not-verified" || outcome === "not-applicable")).toBe(true);
  });

  it("leaves out the tools that it is told to, and tries given arguments", async () => {
    const { handle } = createReferenceWorker({ secret: SECRET });
    const report = await runWorkerSuite({
      ...against(handle),
      excludeTools: ["think"],
      examples: { get_weather: [{ input: { city: "Tokyo" }, includes: "clear" }] },
    });
    expect(report.tools.find(({ name }) => name === "think")).toMatchObject({
      called: false,
      because: "it was left out on request",
    });
    expect(report.verdict.exitCode).toBe(0);
  });
});

describe("examples of a worker's tools", () => {
  it("are tried with what must come of them, also where a tool answers later", async () => {
    const { engine, client } = engineInProcess();
    const { handle } = createReferenceWorker({ secret: SECRET, engine: client });
    const report = await runWorkerSuite({
      ...against(handle),
      engine,
      examples: {
        calculator: [
          { input: { expression: "6 * 7" }, output: 42 },
          { name: "seven", input: { expression: "3 + 4" }, output: 8 },
        ],
        get_weather: [{ input: { town: "Tokyo" }, error: "invalid tool arguments" }],
        write_report: [{ input: { topic: "bees" }, includes: "done" }],
      },
    });
    expect(report.examples).toEqual([
      { tool: "get_weather", name: "example 1", ok: true, message: "" },
      { tool: "calculator", name: "example 1", ok: true, message: "" },
      { tool: "calculator", name: "seven", ok: false, message: "seven: expected 8, got 7." },
      { tool: "write_report", name: "example 1", ok: true, message: "" },
    ]);
    expect(report.rules.filter(({ outcome }) => outcome === "fail")).toEqual([]);
    expect(report.verdict).toMatchObject({ exitCode: 1, sentence: expect.stringContaining("1 of 4 examples") });
  });
});

describe("readWorkerCase", () => {
  it.each([
    [null, "", "must be an object"],
    [{ version: 2 }, "/version", "must be one of 1, but is 2"],
    [{ version: 1, role: "engine" }, "/role", "must be one of worker"],
    [
      { version: 1, role: "worker", area: "a", user: "u", steps: [{ do: "dance" }] },
      "/steps/0/do",
      "must be one of round, tell, abuse",
    ],
    [
      { version: 1, role: "worker", area: "a", user: "u", steps: [{ do: "round", together: false, calls: [] }] },
      "/steps/0/calls",
      "must be a list of at least 1",
    ],
  ])("says where %j is broken", (value, pointer, message) => {
    expect(readWorkerCase(value)).toMatchObject({ ok: false, pointer, message: expect.stringContaining(message) });
  });
});
