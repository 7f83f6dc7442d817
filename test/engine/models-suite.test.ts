import { expect, it } from "vitest";
import { runEngineSuite } from "../../conformance/index.ts";
import { createEngine } from "../../src/engine/index.ts";
import { FORMATS } from "./models-kit.ts";

it.each(FORMATS)(
  "The engine passes the suite when it speaks %s with the provider",
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
    expect(report.verdict).toMatchObject({ kind: "conformant" });
  },
  60_000,
);
