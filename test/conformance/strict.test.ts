import { expect, it } from "vitest";
import { runEngineSuite } from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { ruleById } from "../../conformance/rules/index.ts";

const soft = engineMutants.find(({ breaks }) => {
  const rule = ruleById(breaks);
  return rule?.level === "SHOULD" && rule.profile === "core" && (rule.needs ?? []).length === 0;
});

it("a warning breaks a run that is strict, and no other; one that is known breaks neither", async () => {
  if (soft === undefined) throw new Error("no broken engine breaks a SHOULD of the core");
  const run = (options: object) =>
    runEngineSuite({
      engine: { kind: "mount", mount: mountEngine(soft.make()) },
      runs: 60,
      seed: 5,
      rules: [soft.breaks, "arguments/no-object-is-malformed"],
      shrink: false,
      ...options,
    });
  const plain = await run({});
  expect(plain.rules.find(({ id }) => id === soft.breaks)?.outcome).toBe("warn");
  expect(plain.verdict.exitCode).toBe(0);
  const strict = await run({ strict: true });
  expect(strict.verdict).toMatchObject({ kind: "broken", exitCode: 1 });
  expect(strict.verdict.sentence).toContain("1 warning counts");
  const failures = [{ rule: soft.breaks, reason: "for this test" }];
  expect((await run({ strict: true, knownFailures: { failures, flaky: [] } })).verdict.exitCode).toBe(0);
});
