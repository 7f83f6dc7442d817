import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RetryOverride } from "../../src/generated/types.ts";
import { createRules } from "../../src/protocol/rules.ts";

const { policy, nextWait } = createRules();

const seconds = fc.oneof(fc.nat(100), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
const override: fc.Arbitrary<RetryOverride> = fc.record(
  {
    queue_timeout_secs: seconds,
    run_timeout_secs: seconds,
    total_timeout_secs: seconds,
    max_attempts: fc.oneof(fc.nat(8), seconds),
    backoff_base_secs: fc.oneof(fc.nat(4), seconds),
    backoff_max_secs: seconds,
  },
  { requiredKeys: [] },
);

describe("the waits between attempts", () => {
  it("are whole seconds, finite, within the maximum, and never shorter than the one before", () => {
    fc.assert(
      fc.property(override, fc.integer({ min: 1, max: 2000 }), (layer, failures) => {
        const whole = policy([layer]);
        const [wait, next] = [nextWait(whole, failures, true), nextWait(whole, failures + 1, true)];
        if (wait === undefined) {
          expect(next).toBeUndefined();
          return;
        }
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(whole.backoff_max_secs);
        if (next !== undefined) expect(next).toBeGreaterThanOrEqual(wait);
      }),
      { numRuns: 500 },
    );
  });

  it("let a call be tried as often as its policy says and once at least", () => {
    fc.assert(
      fc.property(fc.nat(30), (max_attempts) => {
        let attempts = 1;
        while (nextWait(policy([{ max_attempts }]), attempts, true) !== undefined) attempts++;
        expect(attempts).toBe(Math.max(1, max_attempts));
      }),
    );
  });
});

describe("the layers of a policy", () => {
  it("give each field the last value that was named for it", () => {
    fc.assert(
      fc.property(fc.array(fc.option(override, { nil: undefined }), { maxLength: 5 }), (layers) => {
        const whole = policy(layers);
        for (const key of Object.keys(whole) as (keyof RetryOverride)[]) {
          const named = layers.flatMap((layer) => layer?.[key] ?? []);
          expect(whole[key]).toBe(named.at(-1) ?? policy([])[key]);
        }
      }),
    );
  });
});
