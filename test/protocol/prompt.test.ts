import { describe, expect, it } from "vitest";
import type { DraftMessage } from "../../src/generated/types.ts";
import { pendingCalls } from "../../src/protocol/prompt.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { answersIn, assistant, callOf, endedCall, toolMessage, user, viewOf } from "./views.ts";

const rules = createRules();

describe("mayPrompt", () => {
  it.each(["queued", "pending", "running", "retry_scheduled"] as const)("waits while another call is %s", (status) => {
    const view = viewOf({ calls: [endedCall("a", "x"), callOf({ id: "b", status })] });
    expect(rules.mayPrompt(view, "a")).toBe(false);
    expect(pendingCalls(view, "a")).toBe(1);
  });

  it("waits for a call that ended but whose end is still to be told, and not for its own", () => {
    const view = viewOf({
      calls: [endedCall("a", "x", { reported: false }), endedCall("b", "y", { reported: false })],
    });
    expect(rules.mayPrompt(view, "a")).toBe(false);
    expect(
      rules.mayPrompt(viewOf({ calls: [endedCall("a", "x"), endedCall("b", "y", { reported: false })] }), "b"),
    ).toBe(true);
  });

  it("does not wait for calls that are over or voided", () => {
    expect(
      rules.mayPrompt(
        viewOf({ calls: [endedCall("a", "x"), endedCall("b", "y"), callOf({ id: "c", status: "voided" })] }),
        "a",
      ),
    ).toBe(true);
  });
});

describe("arrangePrompt", () => {
  const arranged = (messages: DraftMessage[], calls = [endedCall("a", "A"), endedCall("b", "B")]) =>
    rules.arrangePrompt(viewOf({ calls }), messages);

  it("puts tool messages behind their calls, in the order of the calls", () => {
    const messages = [
      user("u"),
      assistant("m", "a", "b"),
      toolMessage("2", "b", "B"),
      user("u2"),
      toolMessage("1", "a", "A"),
    ];
    expect(arranged(messages)).toEqual([
      user("u"),
      assistant("m", "a", "b"),
      toolMessage("1", "a", "A"),
      toolMessage("2", "b", "B"),
      user("u2"),
    ]);
  });

  it("makes a missing one from the record", () => {
    const failed = callOf({
      id: "b",
      status: "failed",
      outcome: { ok: false, error: { message: "boom", code: "internal" } },
    });
    const result = arranged([assistant("m", "a", "b", "c", "d")], [endedCall("a", "A"), failed, callOf({ id: "c" })]);
    expect(result.slice(1).map(({ content }) => content)).toEqual([
      "A",
      "boom",
      "This call has not ended yet.",
      "This call was not run.",
    ]);
    expect(answersIn(result)).toEqual(["a", "b", "c", "d"]);
  });

  it("leaves out what answers no call, and a second answer", () => {
    const messages = [
      toolMessage("0", "z"),
      assistant("m", "a"),
      toolMessage("1", "a", "first"),
      toolMessage("2", "a", "second"),
    ];
    expect(arranged(messages)).toEqual([assistant("m", "a"), toolMessage("1", "a", "first")]);
  });

  it("shows results by the record's own rule", () => {
    const replaced = createRules({ showResult: () => "shown" });
    expect(replaced.arrangePrompt(viewOf({ calls: [endedCall("a", "A")] }), [assistant("m", "a")])[1]?.content).toBe(
      "shown",
    );
  });
});
