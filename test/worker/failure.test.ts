import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf } from "../../src/worker/failure.ts";
import { ToolError } from "../../src/worker/index.ts";

describe("failureOf", () => {
  it("keeps a ToolError's code, detail and retryable, and appends the suggestion", () => {
    const error = new ToolError("The city is unknown.", {
      suggestion: "Try a larger city nearby.",
      retryable: true,
      code: "rate_limited",
      detail: { city: "Nowhere" },
    });
    expect(failureOf(error)).toEqual({
      error: "The city is unknown. Try a larger city nearby.",
      retryable: true,
      code: "rate_limited",
      detail: { city: "Nowhere" },
    });
  });

  it("leaves retryable out by default, so that the engine does not retry", () => {
    expect(failureOf(new ToolError("no"))).toEqual({ error: "no" });
    expect(failureOf(new Error("no"))).toEqual({ error: "no" });
  });

  it("cuts a stack trace that a library put into the message", () => {
    expect(failureOf(new Error("boom\n    at run (file.js:1:2)\n    at main"))).toEqual({ error: "boom" });
  });

  it("redacts secrets", () => {
    expect(failureOf(new Error("401 for key sk-123 (sk-123)"), ["sk-123"]).error).toBe(
      "401 for key [redacted] ([redacted])",
    );
  });

  it("joins the parts of an AggregateError", () => {
    expect(failureOf(new AggregateError([new Error("a"), "b"], "both failed")).error).toBe("both failed; a; b");
  });

  it("names the kind of an error that has no message", () => {
    expect(failureOf(new TypeError()).error).toBe("The tool failed and gave no reason (TypeError).");
  });

  it("says something readable for whatever is thrown", () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const { error } = failureOf(thrown);
        expect(error.trim()).not.toBe("");
        expect(error).not.toContain("[object Object]");
        expect(error).not.toMatch(/\n\s+at /);
      }),
    );
  });
});
