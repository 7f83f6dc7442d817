import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPointer, escapeToken, getPointer, parsePointer } from "../../src/json/pointer.ts";
import { anyKey } from "./arbitraries.ts";

describe("JSON Pointer", () => {
  it("escapes a slash and a tilde, the tilde first", () => {
    expect(escapeToken("a/b~1")).toBe("a~1b~01");
    expect(buildPointer(["a/b", 0, ""])).toBe("/a~1b/0/");
    expect(buildPointer([])).toBe("");
  });

  it("reads back the path that it was built from", () => {
    fc.assert(
      fc.property(fc.array(anyKey), (path) => {
        expect(parsePointer(buildPointer(path))).toEqual(path);
      }),
    );
  });

  it.each(["a", "a/b", "/~", "/~2", "#/a"])("refuses %j", (text) => {
    expect(parsePointer(text)).toBeUndefined();
    expect(getPointer({ a: 1 }, text)).toEqual({ found: false });
  });

  it("finds own members only", () => {
    const value = JSON.parse('{"a":[{"b/c":null}],"__proto__":7}');
    expect(getPointer(value, "")).toEqual({ found: true, value });
    expect(getPointer(value, "/a/0/b~1c")).toEqual({ found: true, value: null });
    expect(getPointer(value, "/__proto__")).toEqual({ found: true, value: 7 });
    for (const missing of ["/constructor", "/a/1", "/a/00", "/a/length", "/a/-", "/a/0/b~1c/d"]) {
      expect(getPointer(value, missing)).toEqual({ found: false });
    }
  });
});
