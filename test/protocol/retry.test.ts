import { describe, expect, it } from "vitest";
import { DEFAULT_POLICIES } from "../../src/protocol/retry.ts";
import { createRules } from "../../src/protocol/rules.ts";

const { policy, nextWait } = createRules();

describe("policy", () => {
  it("lets later layers win field by field", () => {
    const whole = policy([
      DEFAULT_POLICIES.tool,
      { max_attempts: 3, run_timeout_secs: 5 },
      undefined,
      { run_timeout_secs: 1 },
    ]);
    expect(whole).toEqual({ ...DEFAULT_POLICIES.tool, max_attempts: 3, run_timeout_secs: 1 });
  });

  it("never removes a bound, and never changes a layer", () => {
    const whole = policy([DEFAULT_POLICIES.tool, { run_timeout_secs: null } as never, DEFAULT_POLICIES.clientTool]);
    expect(whole.run_timeout_secs).toBe(120);
    expect(whole.total_timeout_secs).toBe(600);
    expect(DEFAULT_POLICIES.tool.run_timeout_secs).toBe(120);
    expect(policy([DEFAULT_POLICIES.tool, { run_timeout_secs: 0 }]).run_timeout_secs).toBe(0);
  });

  it("is one try without bounds when no layer says anything", () => {
    expect(policy([])).toEqual(DEFAULT_POLICIES.clientTool);
  });
});

describe("nextWait", () => {
  const waits = (max_attempts: number, backoff_base_secs: number, backoff_max_secs: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((failures) =>
      nextWait(policy([{ max_attempts, backoff_base_secs, backoff_max_secs }]), failures, true),
    );

  it("grows by powers up to the maximum, for as long as attempts are left", () => {
    expect(waits(10, 2, 60)).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    expect(waits(5, 2, 30)).toEqual([2, 4, 8, 16, undefined, undefined, undefined, undefined]);
    expect(waits(9, 1, 10)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it("is no wait when base or maximum is 0, and one try when attempts are 0 or 1", () => {
    expect(waits(3, 0, 10).slice(0, 3)).toEqual([0, 0, undefined]);
    expect(waits(3, 7, 0).slice(0, 3)).toEqual([0, 0, undefined]);
    expect(waits(0, 2, 10)[0]).toBeUndefined();
    expect(waits(1, 2, 10)[0]).toBeUndefined();
  });

  it("tries again only what says that it may be", () => {
    const generous = policy([{ max_attempts: 9 }]);
    for (const retryable of [undefined, false]) expect(nextWait(generous, 1, retryable)).toBeUndefined();
    expect(nextWait(generous, 1, true)).toBe(0);
  });
});
