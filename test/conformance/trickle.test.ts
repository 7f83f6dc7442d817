import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { engineAreas } from "../../conformance/cases/engine/areas.ts";
import { type EngineCase, isAlone } from "../../conformance/cases/engine/case.ts";
import { trickle } from "../../conformance/drivers/engine/trickle.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** All pieces of a body, how long they took by a clock of the test's own, and how often something moved. */
async function sentAs(length: number, pieces: { bytes: number; ms: number }) {
  vi.useFakeTimers();
  const began = Date.now();
  const moves = vi.fn();
  const sizes: number[] = [];
  const read = async (): Promise<void> => {
    for await (const { byteLength } of trickle("x".repeat(length), pieces, moves)) sizes.push(byteLength);
  };
  await Promise.all([read(), vi.runAllTimersAsync()]);
  return { sizes, took: Date.now() - began, moves: moves.mock.calls.length };
}

describe("A body in small pieces", () => {
  it("has a pause before each, and tells of each", async () => {
    expect(await sentAs(10, { bytes: 4, ms: 20 })).toEqual({ sizes: [4, 4, 2], took: 60, moves: 3 });
  });

  it("pauses two seconds at most, and goes out whole", async () => {
    const { sizes, took } = await sentAs(5_000, { bytes: 1, ms: 50 });
    expect(sizes).toHaveLength(5_000);
    expect(took).toBe(2_000);
  });

  it("is no silence of the engine's, however long it takes", async () => {
    const [drawn] = fc.sample(engineAreas.find(({ name }) => name === "trickled")?.cases ?? fc.constant(undefined), {
      seed: 1,
      numRuns: 1,
    });
    if (drawn === undefined) throw new Error("there is no such case");
    const slowly = JSON.stringify(drawn).replaceAll(/"trickled":\{[^}]*\}/g, '"trickled":{"bytes":30,"ms":50}');
    const engineCase = JSON.parse(slowly) as EngineCase;
    expect(isAlone(engineCase)).toBe(false);
    const stage = await setStage({ engine: { kind: "mount", mount: mountEngine({}) } });
    const { end, note } = await stage.play(engineCase, () => 700).finally(() => stage.close());
    expect({ end, note }).toEqual({ end: "ended", note: undefined });
  });
});
