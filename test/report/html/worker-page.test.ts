import { beforeAll, describe, expect, it } from "vitest";
import { workerMutants } from "../../../conformance/mutants/worker/index.ts";
import { caseData } from "../../../conformance/report/html/case-data.ts";
import { htmlReport } from "../../../conformance/report/html/index.ts";
import type { WorkerReport } from "../../../conformance/report/index.ts";
import { runWorkerSuite } from "../../../conformance/worker/index.ts";
import { createHandleSend } from "../../../src/wire/handle-send.ts";

const url = "http://127.0.0.1:9";
const RULE = "worker/names-result-or-content";

describe("the page of a worker's run", () => {
  let report: WorkerReport;
  beforeAll(async () => {
    const { make } = workerMutants.find(({ breaks }) => breaks === RULE)!;
    const send = createHandleSend({ [url]: make("a secret") });
    report = await runWorkerSuite({ url, secret: "a secret", send, runs: 30, seed: 3, concurrency: 1, shrink: false });
  });

  const failure = () => report.rules.find(({ id }) => id === RULE)!.failure!;

  it("has an engine, which the suite played, and the worker under test", () => {
    const { parties, messages, findings } = caseData(failure());
    expect(parties).toEqual([
      { id: "engine", name: "Engine", tested: false },
      { id: "worker", name: "Worker", tested: true },
    ]);
    expect(messages.map(({ n }) => n)).toEqual(failure().log.exchanges.map(({ n }) => n));
    expect(messages[0]).toMatchObject({ from: "engine", to: "worker", what: "session.start", answer: { status: 200 } });
    expect(findings[0]).toMatchObject({ half: "answer", pointer: failure().findings[0]!.pointer });
  });

  it("lists the worker's tools, those that were not called with the reason, and every known input", () => {
    const examples = [
      { tool: "get_weather", name: "in Tokyo", ok: true, message: "" },
      { tool: "get_weather", name: "nowhere", ok: false, message: "nowhere came to a result" },
    ];
    const html = htmlReport({ ...report, examples });
    for (const { name, because = "" } of report.tools) {
      expect(html).toContain(`<code>${name}</code>`);
      expect(html).toContain(because);
    }
    expect(html.indexOf("nowhere came to a result")).toBeLessThan(html.indexOf("in Tokyo"));
    expect(html).toContain(`worker conformance</title>`);
  });

  it("says what became of a case that ended otherwise, and of a request that got no answer", () => {
    const { log, ...rest } = failure();
    const { answer: _answer, ...first } = log.exchanges[0]!;
    const exchanges = [{ ...first, failure: "refused" }, ...log.exchanges.slice(1)];
    const { notes, messages } = caseData({
      ...rest,
      log: { ...log, end: "unreachable", exchanges },
      reproduced: false,
      confirmed: "not-again",
      confirmedWhy: "timing",
    });
    expect(notes).toEqual([
      expect.stringContaining("did not break the rule again (timing): timing may play a part."),
      "The case could not reach the worker.",
    ]);
    expect(messages[0]).toMatchObject({ silence: "refused" });
    expect(messages[0]).not.toHaveProperty("answer");
  });
});
