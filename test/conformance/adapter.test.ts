import { describe, expect, it } from "vitest";
import { runEngineSuite } from "../../conformance/index.ts";
import { createEngine } from "../../src/engine/index.ts";
import * as elsewhere from "../peers/other-surface/adapter.ts";

const run = (adapter: Parameters<typeof runEngineSuite>[0]["engine"], features: readonly string[]) =>
  runEngineSuite({ engine: adapter, features, runs: 60, seed: 5, shrink: false });

describe("an engine behind another surface", () => {
  it("is held against the rules through its adapter, and what an adapter cannot ask is not applicable, by name", async () => {
    const report = await run({ kind: "adapter", adapter: elsewhere }, [
      "retries",
      "async",
      "blobs",
      "deferred",
      "events",
    ]);
    const failed = report.rules.filter(({ outcome }) => !["pass", "not-applicable"].includes(outcome));
    expect(failed.map(({ id, because, failure }) => [id, because, failure?.findings[0]?.message])).toEqual([]);
    expect(report.verdict).toMatchObject({ kind: "conformant", exitCode: 0 });
    expect(report.verdict.passed).toBeGreaterThan(100);
    const profiles = report.rules.filter(({ outcome }) => outcome === "pass").map(({ profile }) => profile);
    expect(new Set(profiles)).toEqual(new Set(["core", "retries", "async", "blobs", "deferred", "events"]));
    const beyond = report.rules.filter(({ because }) => because?.includes("the members of an adapter"));
    expect(beyond.length).toBeGreaterThan(0);
    for (const { outcome } of beyond) expect(outcome).toBe("not-applicable");
  });

  it("need offer no more than a way to say something", async () => {
    const { lifecycle, submit } = elsewhere;
    const report = await run({ kind: "adapter", adapter: { lifecycle, submit } }, []);
    expect(report.verdict).toMatchObject({ kind: "conformant", exitCode: 0 });
  });

  it("is found broken through its adapter as it would be without one", async () => {
    const adapter = {
      ...elsewhere,
      lifecycle: {
        async start({
          workerUrl,
          providerUrl,
          agentId,
          apiKey,
        }: {
          workerUrl: string;
          providerUrl: string;
          agentId: string;
          apiKey: string;
        }) {
          const rules = { showError: () => "The tool failed." };
          const agents = { [agentId]: { workerUrl } };
          return createEngine({ agents, model: { baseUrl: providerUrl }, apiKeys: { [apiKey]: "t" }, rules });
        },
        stop: (engine: unknown) => (engine as ReturnType<typeof createEngine>).close(),
      },
      async submit(engine: unknown, { text }: { text: string }) {
        const { status, body } = await (engine as ReturnType<typeof createEngine>).handle({
          method: "POST",
          path: "/api/machine/sessions/submit",
          headers: { authorization: "Bearer tck", "content-type": "application/json" },
          body: new TextEncoder().encode(text),
          signal: new AbortController().signal,
        });
        return { status, body: JSON.parse(String(body)) };
      },
    };
    const { lifecycle, submit } = adapter;
    const report = await run({ kind: "adapter", adapter: { lifecycle, submit } }, []);
    expect(report.rules.find(({ id }) => id === "model-view/reads-the-error")?.outcome).toBe("fail");
  });
});
