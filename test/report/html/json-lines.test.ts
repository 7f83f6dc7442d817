import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOf } from "../../../conformance/report/html/page/json-lines.ts";
import { follow, placesOf } from "../../../conformance/report/html/page/json-text.ts";

const textOf = (text: string, pointer?: string): string =>
  linesOf(text, placesOf(text)!, pointer === undefined ? undefined : follow(placesOf(text)!, pointer).place)
    .map(({ depth, parts }) => "  ".repeat(depth) + parts.map(({ text: part }) => part).join(""))
    .join("\n");

const marked = (text: string, pointer: string): string =>
  linesOf(text, placesOf(text)!, follow(placesOf(text)!, pointer).place)
    .flatMap(({ parts }) => parts.filter((part) => part.marked))
    .map(({ text: part }) => part)
    .join("");

describe("a JSON text over lines", () => {
  it("says what it said before, in any text", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(JSON.parse(textOf(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it("keeps every digit, escape and repeated key as it was written", () => {
    const text = '{"a":1.10000000000000000001e0,"a":"\\u00e9\\/","__proto__":-0}';
    expect(textOf(text)).toBe('{ "a": 1.10000000000000000001e0, "a": "\\u00e9\\/", "__proto__": -0 }');
  });

  it("puts few scalars on one line and anything else on lines of its own", () => {
    expect(textOf('{"list":[1,2,{"a":[]}],"empty":{}}')).toBe(
      ["{", '  "list": [', "    1,", "    2,", '    { "a": [] }', "  ],", '  "empty": {}', "}"].join("\n"),
    );
  });

  it("is none where the text is none, or nests deeper than anybody reads", () => {
    expect(placesOf("{")).toBeUndefined();
    expect(placesOf("")).toBeUndefined();
    expect(placesOf("[".repeat(101) + "]".repeat(101))).toBeUndefined();
    expect(placesOf("[".repeat(99) + "]".repeat(99))).toBeDefined();
  });
});

describe("the place that a pointer leads to", () => {
  it.each([
    ['{"a":{"b":[10,20]}}', "/a/b/1", "20"],
    ['{"a~b":{"c/d":1}}', "/a~0b/c~1d", "1"],
    ['{"":{"":true}}', "//", "true"],
    ['{"a":1,"a":2}', "/a", "2"],
    ['{"\\u0061":"x"}', "/a", '"x"'],
  ])("in %s at %s is %s, with its key", (text, pointer, value) => {
    expect(marked(text, pointer).replace(/^"[^"]*": /, "")).toBe(value);
  });

  it("is the last one on the way where it leads to nothing, and what is missing is named", () => {
    const root = placesOf('{"trigger":{"type":"x"}}')!;
    expect(follow(root, "/trigger/input/value")).toMatchObject({
      place: { kind: "object", start: 11 },
      missing: ["input", "value"],
    });
    expect(follow(root, "/trigger/type").missing).toEqual([]);
  });
});
