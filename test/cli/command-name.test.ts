import { describe, expect, it } from "vitest";
import { commandName } from "../../conformance/common/command-name.ts";
import { targetNamed } from "../../src/cli/run-engine-suite.ts";

describe("a target that a command starts", () => {
  it.each([
    ["node engine.ts", "node engine.ts"],
    ["  node   engine.ts\n--flag ", "node engine.ts --flag"],
    ["node /home/somebody/project/engine.ts", "node engine.ts"],
    ['"C:\\Program Files\\node.exe" engine.ts', "node.exe engine.ts"],
    ["PORT=1 API_KEY=sk-12345678 node engine.ts", "node engine.ts"],
    ["env API_KEY=sk-12345678 node engine.ts", "env API_KEY=… node engine.ts"],
    ["engine --api-key sk-12345678 --port 3", "engine --api-key … --port 3"],
    ["engine --api-key=sk-12345678 --secret 'a b c'", "engine --api-key=… --secret …"],
    ['engine -H "authorization: Bearer sk-1"', "engine -H …"],
    ["engine --db postgres://me:sk-1@db.test/x", "engine --db postgres://…@db.test/x"],
  ])("by %j is called %j", (command, name) => {
    expect(commandName(command)).toBe(name);
  });

  it("has a name that is short enough for a heading", () => {
    const name = commandName(`node engine.ts ${"--flag ".repeat(40)}`) ?? "";
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).toMatch(/^node engine\.ts --flag.*…$/);
  });

  it("has none where the command is no more than variables", () => {
    expect(commandName("A=1 B=2")).toBeUndefined();
    expect(targetNamed({ command: "A=1" })).toEqual({ target: {} });
  });

  it("is called what it was said to be called, and else by its command; one with a URL by that", () => {
    expect(targetNamed({ command: "node engine.ts", targetName: "mine" })).toEqual({ target: { name: "mine" } });
    expect(targetNamed({ command: "node engine.ts", targetVersion: "2" })).toEqual({
      target: { name: "node engine.ts", version: "2" },
    });
    expect(targetNamed({})).toEqual({ target: {} });
  });
});
