import { afterEach, describe, expect, it, vi } from "vitest";
import { builtin } from "../../src/wire/builtin.ts";

describe("A module of Node that is looked up when it is used", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the one that an import gives", async () => {
    expect(builtin("node:http")).toBe((await import("node:http")).default);
  });

  it.each([
    ["no process", undefined],
    ["a process that is made up", { env: {} }],
  ])("is missed in a sentence where there is %s", (_where, process) => {
    vi.stubGlobal("process", process);
    expect(() => builtin("node:http")).toThrow("This needs node:http, which is a part of Node and not of a browser.");
  });
});
