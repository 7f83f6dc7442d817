import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRules } from "../../src/protocol/rules.ts";
import type { CallStatus, ViewCall } from "../../src/protocol/view.ts";
import { callOf } from "../protocol/views.ts";

const { maySettle, nextWait, policy } = createRules();

/** What may come to a call, in any order and any number: answers at any attempt, lapses, due retries, a void. */
const anyStep = fc.oneof(
  fc.record({
    type: fc.constant("settle" as const),
    attempt: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    ok: fc.boolean(),
    retryable: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom("dispatch" as const, "due" as const, "void" as const) }),
);

const OVER: readonly CallStatus[] = ["completed", "failed", "voided"];

describe("a call", () => {
  it("ends once at most, whatever answers come in whatever order, and nothing changes it after", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (steps, max_attempts) => {
        let call: ViewCall = callOf({ id: "a", status: "queued" });
        let ends = 0;
        let failures = 0;
        for (const step of steps) {
          const before = call;
          if (step.type === "dispatch" && call.status === "queued") call = { ...call, status: "running" };
          if (step.type === "due" && call.status === "retry_scheduled")
            call = { ...call, status: "queued", attempt: call.attempt + 1 };
          if (step.type === "void" && !OVER.includes(call.status)) call = { ...call, status: "voided" };
          if (step.type === "settle" && maySettle(call, step.attempt)) {
            if (step.attempt !== undefined) expect(step.attempt).toBe(call.attempt);
            const wait = step.ok ? undefined : nextWait(policy([{ max_attempts }]), ++failures, step.retryable);
            call = { ...call, status: step.ok ? "completed" : wait === undefined ? "failed" : "retry_scheduled" };
          }
          if (!OVER.includes(before.status) && OVER.includes(call.status)) ends++;
          if (OVER.includes(before.status)) expect(call).toBe(before);
        }
        expect(ends).toBeLessThanOrEqual(1);
        expect(call.attempt).toBeLessThanOrEqual(max_attempts);
      }),
      { numRuns: 500 },
    );
  });

  it("may be settled by an answer to its open attempt only", () => {
    const statuses = fc.constantFrom<CallStatus>("queued", "pending", "running", "retry_scheduled", ...OVER);
    fc.assert(
      fc.property(statuses, fc.nat(5), fc.option(fc.nat(5), { nil: undefined }), (status, attempt, named) => {
        const open = status === "queued" || status === "pending" || status === "running";
        expect(maySettle(callOf({ id: "a", status, attempt }), named)).toBe(
          open && (named === undefined || named === attempt),
        );
      }),
    );
  });
});
