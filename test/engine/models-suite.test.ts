import { expect, it } from "vitest";
import { runEngineSuite } from "../../conformance/index.ts";
import { createEngine } from "../../src/engine/index.ts";
import { FORMATS } from "./models-kit.ts";

it.each(FORMATS)(
  "The engine breaks no rule of the suite when it speaks %s with the provider",
  async (format) => {
    const report = await runEngineSuite({
      runs: 40,
      seed: 1,
      shrink: false,
      apiKey: "k",
      agentId: "a",
      engine: {
        kind: "mount",
        mount({ workerUrl, providerUrl, send }) {
          const engine = createEngine({
            agents: { a: { workerUrl } },
            model: { baseUrl: providerUrl, format },
            apiKeys: { k: "t" },
            send,
          });
          return { handle: engine.handle, close: () => engine.close() };
        },
      },
    });
    const broken = report.rules.filter(({ broken: times }) => times > 0);
    expect(broken.map(({ id, failure }) => [id, failure?.findings])).toEqual([]);
    // A rule that nothing was seen of in so short a run is not what this is about.
    expect(report.rules.filter(({ outcome }) => outcome === "pass").length).toBeGreaterThan(40);
    expect(report.cases.ends).toMatchObject({ derailed: 0, stalled: 0 });
  },
  60_000,
);
