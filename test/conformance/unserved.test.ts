import { describe, expect, it } from "vitest";
import { type EngineReport, runEngineSuite } from "../../conformance/index.ts";
import { createEngine } from "../../src/engine/index.ts";
import type { Handle } from "../../src/wire/handle.ts";

/** A run against the reference engine, whose routes that fit are answered as by one that does not have them. */
const runWithout = (absent: RegExp, status: number): Promise<EngineReport> =>
  runEngineSuite({
    engine: {
      kind: "mount",
      mount({ workerUrl, providerUrl, send }) {
        const engine = createEngine({
          agents: { tck: { workerUrl } },
          model: { baseUrl: providerUrl },
          apiKeys: { tck: "t" },
          send,
        });
        const handle: Handle = async (request) =>
          request.method === "GET" && absent.test(request.path)
            ? { status, headers: {}, body: "" }
            : engine.handle(request);
        return { handle, close: () => engine.close() };
      },
    },
    runs: 60,
    seed: 7,
    shrink: false,
  });

describe("A run of an engine that was said to serve what it does not", () => {
  it("says of the rules on events that their route was never served, and which flag leaves them out", async () => {
    const { rules } = await runWithout(/\/events/, 501);
    const unverified = rules.filter(({ outcome }) => outcome === "not-verified");
    expect(unverified.length).toBeGreaterThan(10);
    for (const { because } of unverified)
      expect(because).toMatch(
        /^the record could not be read: GET .*events was answered 501 .*events left out of --features/,
      );
  });

  it("says so of the rule that fetches stored bytes in how to mend it", async () => {
    const { rules } = await runWithout(/\/blobs/, 404);
    const broken = rules.find(({ id }) => id === "storage/bytes-become-a-blob");
    expect(broken).toMatchObject({ outcome: "fail" });
    expect(broken?.mend).toMatch(
      /stored bytes could not be fetched: .* was answered 404 .*blob left out of --features/,
    );
    expect(rules.filter(({ because }) => because?.includes("--features"))).toEqual([]);
  });
});

it("A run of an engine that serves both says nothing of the flag", async () => {
  const { rules } = await runWithout(/^\/nowhere/, 501);
  const told = rules.filter(({ because = "", mend }) => `${because}${mend}`.includes("--features"));
  expect(told).toEqual([]);
});
