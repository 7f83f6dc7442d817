import fc from "fast-check";
import type { EngineArea, EngineCase, ExpectedEnd, Json, PlannedAnswer, PlannedReply } from "./case.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { ok } from "./results.ts";

/** A policy as it comes to act: what its layers leave. */
interface Policy {
  readonly attempts: number;
  readonly base: number;
  readonly max: number;
}

const failure = (text: string, more: Json = {}): PlannedAnswer => ({
  take: "action",
  action: { type: "tool.error", error: text, retryable: true, ...more },
});

const success: PlannedAnswer = {
  take: "action",
  action: { type: "tool.result", content: [{ type: "text", text: "at last" }] },
};

const texts = fc.constantFrom("the service is busy", "do not retry this", "permission denied");
/** The code plays no part in whether a failure is tried again. */
const codes = fc.constantFrom<Json>(
  {},
  { code: "handler_error" },
  { code: "worker_unreachable" },
  { code: "invalid_response" },
  { code: "refused" },
);

/** A call that fails retryably so often, and then succeeds if it is asked again. */
function failing(policy: Policy, failures: number, text: string, more: Json): DraftCall {
  const allowed = Math.max(1, policy.attempts);
  const exhausted = failures >= allowed;
  const answers = Array.from({ length: Math.max(1, failures) }, (_, n) => failure(`${text} (${n + 1})`, more));
  const expect: ExpectedEnd = exhausted
    ? { ends: ["error"], attempts: allowed, because: "exhausted", error: `${text} (${allowed})` }
    : ok("retried", { attempts: failures + 1, blocks: [{ type: "text", text: "at last" }] });
  return { tool: {}, call: { ...valid, answers: exhausted ? answers : [...answers, success], expect } };
}

const asPolicy = ({ attempts, base, max }: Policy): Json => ({
  max_attempts: attempts,
  backoff_base_secs: base,
  backoff_max_secs: max,
});

const atOnce: fc.Arbitrary<Policy> = fc.constantFrom(2, 3, 4, 0, 1).map((attempts) => ({ attempts, base: 0, max: 0 }));
/** Some wait a second, which is the least that the protocol's whole seconds can ask for. */
const waiting: fc.Arbitrary<Policy> = fc.constantFrom(
  { attempts: 2, base: 1, max: 1 },
  { attempts: 2, base: 1, max: 30 },
  { attempts: 2, base: 3, max: 1 },
  { attempts: 2, base: 2, max: 30 },
  { attempts: 2, base: 2, max: 0 },
);

const waitMsOf = ({ base, max }: Policy): number => 1_000 * Math.min(base, max);

/** A call that fails retryably so often, under a policy that the agent has for tools. */
const plainCase = (policy: Policy, failures: number, text: string, more: Json): EngineCase =>
  assemble("retries", [[failing(policy, failures, text, more)]], undefined, {
    retry: asPolicy(policy),
    needs: ["retries"],
    waitMs: waitMsOf(policy),
  });

/** A call whose attempts wait 2, 4 and 8 s, as those of a model do by default. */
export const slowlyRetried: EngineCase = {
  ...plainCase({ attempts: 4, base: 2, max: 30 }, 3, "the service is busy", {}),
  class: "long",
  waitMs: 8_000,
};

const plain: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: atOnce }, { weight: 2, arbitrary: waiting }),
    fc.integer({ min: 1, max: 4 }),
    texts,
    codes,
  )
  .map(([policy, failures, text, more]) => plainCase(policy, failures, text, more));

/** The corners of the policy, played in every run however short it is. */
export const retryExamples: readonly EngineCase[] = [
  plainCase({ attempts: 0, base: 0, max: 0 }, 1, "permission denied", {}),
  plainCase({ attempts: 3, base: 0, max: 0 }, 3, "the service is busy", { code: "invalid_response" }),
  plainCase({ attempts: 3, base: 0, max: 0 }, 2, "the service is busy", {}),
  // To its first power: an engine that counts one failure less waits a second, as it would with a base of 1.
  plainCase({ attempts: 2, base: 2, max: 30 }, 1, "the service is busy", {}),
];

/** Which layers name the attempts, and how many; later ones win. */
const layered: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  )
  .map(([general, tool, action]) => {
    const attempts = action ?? tool ?? general ?? 1;
    const named = (value: number | undefined): Json => (value === undefined ? {} : { max_attempts: value });
    const none = { backoff_base_secs: 0, backoff_max_secs: 0 };
    return assemble("retry-layers", [[failing({ attempts, base: 0, max: 0 }, 3, "busy", {})]], undefined, {
      agent: { retry: { default: { ...named(general), ...none }, tool: named(tool) } },
      needs: ["retries"],
      ...(action === undefined
        ? {}
        : {
            decisions: [
              {
                on: { trigger: "llm.finished" },
                answer: { take: "amended", type: "tool.call", with: { retry: named(action) } },
              },
            ],
          }),
    });
  });

/** A bound that passes while the worker is still at it; what it says too late counts for nothing. */
const lapsing: fc.Arbitrary<EngineCase> = fc.constantFrom("run", "total").map((bound) => {
  const late: PlannedAnswer = {
    take: "action",
    action: { type: "tool.result", content: [{ type: "text", text: "tck-too-late" }] },
    // Not by the clock: how late an engine notices is its own affair.
    until: { trigger: "tool.finished", asked: true },
  };
  const call: DraftCall = {
    tool: {},
    call: {
      ...valid,
      answers: [late],
      expect: { ends: ["error"], attempts: 1, because: "lapsed", hidden: ["tck-too-late"] },
    },
  };
  return assemble("retry-bounds", [[call]], undefined, {
    retry: { max_attempts: 1, [`${bound}_timeout_secs`]: 1 },
    needs: ["retries"],
    waitMs: 1_500,
  });
});

/** The wait before the next attempt is longer than what is left of the total bound. */
const overrun: fc.Arbitrary<EngineCase> = fc.constantFrom(2, 3).map((attempts) => {
  const expect: ExpectedEnd = { ends: ["error"], attempts: 1, because: "lapsed" };
  const call: DraftCall = { tool: {}, call: { ...valid, answers: [failure("busy"), success], expect } };
  return assemble("retry-bounds", [[call]], undefined, {
    retry: { max_attempts: attempts, backoff_base_secs: 2, backoff_max_secs: 2, total_timeout_secs: 1 },
    needs: ["retries"],
    waitMs: 2_000,
  });
});

/** Every attempt carries a deadline, of its own. */
const deadlines: fc.Arbitrary<EngineCase> = fc.constantFrom(20, 45, 90).map((run_timeout_secs) =>
  assemble("retry-deadlines", [[failing({ attempts: 2, base: 1, max: 1 }, 1, "busy", {})]], undefined, {
    retry: { max_attempts: 2, backoff_base_secs: 1, backoff_max_secs: 1, run_timeout_secs, total_timeout_secs: 300 },
    needs: ["retries"],
    waitMs: 1_000,
  }),
);

/** The case, with a failure in the place of the first reply; the reply comes to the next attempt. */
function withBusyModel(drafted: EngineCase, failed: NonNullable<PlannedReply["first"]>[number]): EngineCase {
  const [first, ...rest] = drafted.turns;
  const replies = (first?.replies ?? []).map(
    (reply, n): PlannedReply => (n === 0 ? { ...reply, first: [failed] } : reply),
  );
  return { ...drafted, turns: first === undefined ? [] : [{ ...first, replies }, ...rest] };
}

/** A model provider that asks for a wait, and one that is busy. */
const busyModel: fc.Arbitrary<EngineCase> = fc
  .constantFrom(
    { status: 429, headers: { "retry-after": "1" } },
    { status: 529, headers: {} },
    { status: 503, headers: {} },
  )
  .map((failed) => {
    const drafted = assemble("busy-model", [], undefined, {
      agent: { retry: { llm: { max_attempts: 2, backoff_base_secs: 0, backoff_max_secs: 0 } } },
      needs: ["retries"],
      waitMs: 1_000,
    });
    return withBusyModel(drafted, failed);
  });

/** A model provider that is busy for a moment, and a policy of nobody's: the second attempt comes by default. */
const busyByDefault: fc.Arbitrary<EngineCase> = fc.constantFrom(529, 503).map((status) => {
  const drafted = assemble("busy-default", [], undefined, { class: "slow", needs: ["retries"], waitMs: 2_000 });
  return withBusyModel(drafted, { status, headers: {} });
});

/** What must hold of an engine that retries nothing, too: the bound of a policy, and one attempt without any. */
const bounded: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom(1, 2, undefined), fc.integer({ min: 1, max: 4 }), texts, codes)
  .map(([attempts, failures, text, more]) => {
    const call = failing({ attempts: attempts ?? 1, base: 0, max: 0 }, Math.max(failures, attempts ?? 1), text, more);
    // An engine that does not retry at all ends the call with its first failure.
    const { error: _, ...expect } = call.call.expect;
    return assemble("attempts", [[{ ...call, call: { ...call.call, expect } }]], undefined, {
      ...(attempts === undefined
        ? {}
        : { retry: { max_attempts: attempts, backoff_base_secs: 0, backoff_max_secs: 0 } }),
    });
  });

const area = (name: string, weight: number, cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs: ["retries"],
});

/** Retries, their waits and their bounds. */
export const retryAreas: readonly EngineArea[] = [
  coreArea("attempts", 2, bounded),
  area("retries", 3, plain),
  area("retry-layers", 2, layered),
  area("retry-bounds", 1, fc.oneof(lapsing, overrun)),
  area("retry-deadlines", 1, deadlines),
  area("busy-model", 1, busyModel),
  { ...area("busy-default", 1, busyByDefault), class: "slow" },
];
