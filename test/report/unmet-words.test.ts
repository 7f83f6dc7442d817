import { describe, expect, it } from "vitest";
import { unmetWords } from "../../conformance/common/unmet-words.ts";
import type { RuleOutcome } from "../../conformance/common/verdict.ts";

const rules = (outcome: RuleOutcome, count: number, more: object = {}) =>
  Array.from({ length: count }, () => ({ level: "MUST", tier: "base", outcome, ...more }));

describe("what came of the rules that apply", () => {
  it("tells what is broken from what was only not verified, and says why", () => {
    const all = [...rules("pass", 41), ...rules("fail", 2), ...rules("not-verified", 42)];
    expect(unmetWords(all, "interrupt")).toBe(
      "2 of 85 MUST rules that apply are broken, 42 not verified (the run was interrupted)",
    );
    expect(unmetWords(all)).toBe("2 of 85 MUST rules that apply are broken, 42 not verified");
    expect(unmetWords([...rules("pass", 1), ...rules("fail", 1)])).toBe("1 of 2 MUST rules that apply is broken");
  });

  it("says that nothing is broken where the time was not enough for the rest", () => {
    expect(unmetWords([...rules("pass", 3), ...rules("not-verified", 1)], "time limit")).toBe(
      "none is broken, but 1 of 4 MUST rules that apply was not verified (the time limit was reached)",
    );
  });

  it("counts what is known, what is no MUST and what does not apply among neither", () => {
    const aside = [
      ...rules("fail", 2, { known: { as: "failure" } }),
      ...rules("not-verified", 5, { level: "SHOULD" }),
      ...rules("not-applicable", 7),
    ];
    expect(unmetWords([...rules("fail", 1), ...aside])).toBe("1 of 3 MUST rules that apply is broken");
    expect(unmetWords(aside.slice(2))).toBe("no MUST rule was judged, so nothing is shown");
  });
});
