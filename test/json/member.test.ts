import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberText } from "../../src/json/member.ts";
import { anyKey, jsonText } from "./arbitraries.ts";

describe("memberText", () => {
  it("cuts out the source text of a member, digits and inner order kept", () => {
    const text = '{ "name" : "x,}" , "arguments" : {"b": 9007199254740993, "a":[1,{"arguments":2}]} }';
    expect(memberText(text, "arguments")).toBe('{"b": 9007199254740993, "a":[1,{"arguments":2}]}');
    expect(memberText(text, "name")).toBe('"x,}"');
    expect(memberText(text, "b")).toBeUndefined();
    expect(memberText("{}", "a")).toBeUndefined();
  });

  it("takes the last of repeated keys, however the key is spelled", () => {
    expect(memberText('{"a":1,"\\u0061":2.0}', "a")).toBe("2.0");
  });

  it("agrees with the parsed object on every member", () => {
    const members = fc.array(fc.tuple(anyKey, jsonText), { maxLength: 5 });
    fc.assert(
      fc.property(members, anyKey, (pairs, other) => {
        const text = `{${pairs.map(([key, value]) => `${JSON.stringify(key)} :${value}`).join(" ,")}}`;
        const last = new Map(pairs);
        for (const key of [...last.keys(), other]) expect(memberText(text, key)).toBe(last.get(key));
      }),
    );
  });
});
