import { describe, expect, it } from "vitest";
import type { Trigger } from "../../src/generated/types.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { callOf } from "./views.ts";

const { resolveSettle, maySettle } = createRules();

const execute: Trigger = {
  type: "tool.execute",
  id: "a",
  name: "t",
  arguments: "{}",
  input: { status: "valid", value: {} },
  attempt: 3,
};
const llmExecute: Trigger = {
  type: "llm.execute",
  id: "m",
  request: { model: "m", messages: [] },
  stream: false,
  attempt: 2,
};

describe("resolveSettle", () => {
  it("takes id and attempt from the trigger being answered", () => {
    for (const type of ["tool.result", "tool.error"])
      expect(resolveSettle({ type }, execute)).toEqual({ ok: true, id: "a", attempt: 3 });
    for (const type of ["llm.result", "llm.error"])
      expect(resolveSettle({ type }, llmExecute)).toEqual({ ok: true, id: "m", attempt: 2 });
  });

  it("takes a named id and a named attempt as they are", () => {
    expect(resolveSettle({ type: "tool.result", id: "a" }, execute)).toEqual({ ok: true, id: "a", attempt: 3 });
    expect(resolveSettle({ type: "tool.result", attempt: 1 }, execute)).toEqual({ ok: true, id: "a", attempt: 1 });
    expect(resolveSettle({ type: "tool.result", id: "b" }, execute)).toEqual({ ok: true, id: "b" });
    expect(resolveSettle({ type: "tool.error", id: "b", attempt: 0 }, undefined)).toEqual({
      ok: true,
      id: "b",
      attempt: 0,
    });
    expect(resolveSettle({ type: "llm.result", id: "a" }, execute)).toEqual({ ok: true, id: "a" });
  });

  it.each<[string, Trigger | undefined]>([
    ["tool.result", llmExecute],
    ["tool.error", { type: "session.start" }],
    ["llm.result", execute],
    ["tool.result", undefined],
    ["done", execute],
  ])("refuses %s without an id where the trigger lends none", (type, trigger) => {
    expect(resolveSettle({ type }, trigger)).toEqual({
      ok: false,
      message: `The ${type} names no id, and the trigger being answered lends none.`,
      code: "invalid_response",
      param: `${type}.id`,
      detail: { reason: "unresolvable_settle_id" },
    });
  });
});

describe("maySettle", () => {
  it("takes an answer for a call that is open, at its attempt or at none", () => {
    for (const status of ["queued", "pending", "running"] as const) {
      const call = callOf({ id: "a", status, attempt: 2 });
      expect(maySettle(call, undefined)).toBe(true);
      expect(maySettle(call, 2)).toBe(true);
      expect(maySettle(call, 1)).toBe(false);
      expect(maySettle(call, 3)).toBe(false);
    }
  });

  it("takes none for a call that is unknown, over, or between attempts", () => {
    expect(maySettle(undefined, undefined)).toBe(false);
    for (const status of ["retry_scheduled", "completed", "failed", "voided"] as const) {
      expect(maySettle(callOf({ id: "a", status }), undefined)).toBe(false);
      expect(maySettle(callOf({ id: "a", status }), 1)).toBe(false);
    }
  });
});
