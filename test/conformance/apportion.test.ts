import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion } from "../../conformance/engine/schedule.ts";

const weights = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 120 });

describe("The cases of a run", () => {
  it("are as many as were asked for, where each area can have one", () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 5_000 }), (all, runs) => {
        const shares = apportion(runs, all);
        const sum = shares.reduce((total, share) => total + share, 0);
        const smallest = Math.min(...all) / all.reduce((total, weight) => total + weight, 0);
        if (runs * smallest >= 1) expect(sum).toBe(runs);
        expect(sum).toBeGreaterThanOrEqual(Math.min(runs, all.length));
      }),
    );
  });

  it("leave no area out, and give none less than its weight is due", () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 5_000 }), (all, runs) => {
        const total = all.reduce((sum, weight) => sum + weight, 0);
        for (const [n, share] of apportion(runs, all).entries())
          expect(share).toBeGreaterThanOrEqual(Math.max(1, Math.floor((runs * (all[n] ?? 0)) / total)));
      }),
    );
  });
});
