import { describe, expect, it } from "vitest";
import { createRules } from "../../src/protocol/rules.ts";
import { callOf, configOf, modelCallOf, user, viewOf } from "./views.ts";

const rules = createRules();

describe("toolOf", () => {
  const offered = { name: "t", input: { type: "object" } };
  const parent = modelCallOf("m1", { tools: [offered] });
  const view = viewOf({
    config: configOf({ tools: [{ name: "t", input: false }, { name: "later" }] }),
    modelCalls: [parent, modelCallOf("m2")],
  });

  it("is the declaration that the model was offered, not the config of now", () => {
    expect(rules.toolOf(view, { name: "t", parent: "m1" })).toEqual({ known: true, tool: offered, parent });
  });

  it.each(["later", "constructor", "T", ""])("does not know %j where something else was offered", (name) => {
    expect(rules.toolOf(view, { name, parent: "m1" })).toEqual({ known: false, parent });
  });

  it("calls a tool unknown where nothing at all was offered, since nothing was declared", () => {
    expect(rules.toolOf(view, { name: "x", parent: "m2" }).known).toBe(false);
  });

  it("never calls a tool unknown where the offer is gone", () => {
    expect(rules.toolOf(view, { name: "t", parent: "gone" })).toEqual({ known: true });
  });

  it("takes the config's declaration for a call of the worker's own", () => {
    expect(rules.toolOf(view, { name: "later" })).toEqual({ known: true, tool: { name: "later" } });
    expect(rules.toolOf(viewOf(), { name: "later" })).toEqual({ known: true });
  });
});

describe("venue", () => {
  it("is the client for tools declared so, else the worker", () => {
    expect(rules.venue({ name: "t", handler: "client" })).toBe("client");
    for (const tool of [{ name: "t" }, { name: "t", handler: "worker" as const }, undefined])
      expect(rules.venue(tool)).toBe("worker");
  });
});

describe("makeExecute", () => {
  it("carries the arguments byte for byte, and a deadline only where there is one", () => {
    const call = callOf({ id: "a", arguments: '{"n":1.10} ', attempt: 2 });
    const input = { status: "valid", value: { n: 1.1 } } as const;
    const trigger = { type: "tool.execute", id: "a", name: "t", arguments: '{"n":1.10} ', input, attempt: 2 };
    expect(rules.makeExecute(call, input, undefined)).toStrictEqual(trigger);
    expect(rules.makeExecute(call, input, "2026-01-01T00:00:00Z")).toStrictEqual({
      ...trigger,
      deadline: "2026-01-01T00:00:00Z",
    });
  });
});

describe("newMessages", () => {
  const path = [user("1"), user("2"), user("3")];
  const view = viewOf({ messages: path });
  const draft = { role: "user", content: "new" } as const;

  it("writes what follows the known prefix", () => {
    expect(rules.newMessages(view, [...path, draft])).toEqual({ keep: 3, write: [draft] });
    expect(rules.newMessages(view, path)).toEqual({ keep: 3, write: [] });
    expect(rules.newMessages(view, [user("1", "said otherwise"), user("2")])).toEqual({ keep: 2, write: [] });
  });

  it("changes nothing for an empty view", () => {
    expect(rules.newMessages(view, [])).toEqual({ keep: 3, write: [] });
  });

  it("starts a new branch where nothing is known, and writes known messages behind a new one under new ids", () => {
    expect(rules.newMessages(view, [draft])).toEqual({ keep: 0, write: [draft] });
    expect(rules.newMessages(view, [user("1"), draft, user("3"), user("4"), user("4")])).toEqual({
      keep: 1,
      write: [draft, { role: "user", content: "hi" }, user("4"), { role: "user", content: "hi" }],
    });
    expect(rules.newMessages(view, [user("2"), user("1")]).keep).toBe(0);
  });
});
