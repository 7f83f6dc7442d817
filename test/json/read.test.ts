import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/json/compact.ts";
import { decimalOf } from "../../src/json/decimal.ts";
import { equal } from "../../src/json/equal.ts";
import { isHolder } from "../../src/json/holder.ts";
import { type JsonReading, readExactJson, readJson } from "../../src/json/read.ts";
import { anyString, jsonText, numberText } from "./arbitraries.ts";

function unwrap(reading: JsonReading): unknown {
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

function errorOf(text: string): string {
  const reading = readJson(text);
  if (reading.ok) throw new Error(`${text} was read`);
  return reading.error;
}

describe("readJson", () => {
  it("reads 512 levels and refuses 513, also when asked to keep digits", () => {
    const nested = (depth: number, core: string) => "[".repeat(depth) + core + "]".repeat(depth);
    for (const read of [readJson, readExactJson]) {
      expect(read(nested(512, "")).ok).toBe(true);
      expect(compact(unwrap(readExactJson(nested(511, "[1e400]"))))).toBe(nested(512, "1e400"));
      expect(read(nested(513, "1e400"))).toEqual({ ok: false, error: "The JSON text nests deeper than 512 levels." });
    }
  });

  it("takes another bound on the depth", () => {
    expect(readJson("[[1]]", { maxDepth: 1 }).ok).toBe(false);
    expect(readJson("[[1]]", { maxDepth: 2 }).ok).toBe(true);
  });

  it("does not overflow on more levels than a reviver can take", () => {
    const deep = `${"[".repeat(100_000)}1e400${"]".repeat(100_000)}`;
    expect(readExactJson(deep, { maxDepth: 200_000 }).ok).toBe(false);
  });

  it("lets the last of repeated keys win in both readings", () => {
    expect(unwrap(readJson('{"a":1,"a":2}'))).toEqual({ a: 2 });
    expect(compact(unwrap(readExactJson('{"a":9007199254740993,"a":{"b":9007199254740995}}')))).toBe(
      '{"a":{"b":9007199254740995}}',
    );
    expect(compact(unwrap(readExactJson('{"a":[9007199254740993],"a":9007199254740995}')))).toBe(
      '{"a":9007199254740995}',
    );
  });

  it("keeps __proto__ as an own key in both readings", () => {
    for (const text of ['{"__proto__":{"admin":true}}', '{"__proto__":{"admin":9007199254740993}}']) {
      const value = unwrap(readExactJson(text)) as object;
      expect(Object.keys(value)).toEqual(["__proto__"]);
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(compact(value)).toBe(text);
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it.each([
    ["", "found the end of the text at line 1, column 1, expected a value"],
    ["\uFEFF{}", "found U+FEFF at line 1, column 1, expected a value"],
    ['{"a":1,}', 'found "}" at line 1, column 8, expected a key in double quotes'],
    ['{"a"\n:\n tru}', 'found "t" at line 3, column 2, expected a value'],
    ['{"a":1}{"b":2}', 'found "{" at line 1, column 8, expected the end of the text'],
    ["[1 2]", 'found "2" at line 1, column 4, expected "," or "]"'],
    ['{"a":1', 'found the end of the text at line 1, column 7, expected "," or the end of the container'],
    ['"a\tb"', "found U+0009 at line 1, column 3, expected an escape instead of a control character"],
    ['"\\x"', 'found "\\\\" at line 1, column 2, expected one of'],
    ['["abc', 'found the end of the text at line 1, column 6, expected a closing "'],
    ["[01]", 'found "1" at line 1, column 3, expected "," or "]"'],
    ["{'a':1}", 'found "\'" at line 1, column 2, expected a key in double quotes or "}"'],
    ["[1,]", 'found "]" at line 1, column 4, expected a value'],
    ["undefined", 'found "u" at line 1, column 1, expected a value'],
  ])("says where %j stops being JSON", (text, sentence) => {
    expect(errorOf(text)).toContain(`The text is not JSON: ${sentence}`);
  });

  it("finds the spot in every text that is refused, and reads every text that has none", () => {
    const broken = fc.oneof(
      anyString,
      fc.tuple(jsonText, fc.nat(), fc.nat(3), anyString).map(([text, at, cut, put]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + put.slice(0, 2) + text.slice(from + cut);
      }),
    );
    fc.assert(
      fc.property(broken, (text) => {
        const reading = readJson(text);
        if (!reading.ok) expect(reading.error).toMatch(/ at line \d+, column \d+, expected /);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("readExactJson", () => {
  it.each(["1.0", "1e2", "1.10", "-0", "0.1", "1e23", "5e-324", "9007199254740992", "1E+2"])(
    "reads %s as a number",
    (text) => {
      expect(unwrap(readExactJson(text))).toBe(Number(text));
    },
  );

  it.each(["9007199254740993", "2512292042121000001", "1e400", "-1e400", "1e-400", "0.10000000000000000001"])(
    "keeps %s as it was written",
    (text) => {
      const value = unwrap(readExactJson(`[${text}]`)) as unknown[];
      expect(isHolder(value[0])).toBe(true);
      expect(compact(value)).toBe(`[${text}]`);
    },
  );

  it("gives the plain reading when no digit would be lost", () => {
    const text = '{"rawJSON":"9007199254740993","n":[1,2.5]}';
    expect(unwrap(readExactJson(text))).toEqual(unwrap(readJson(text)));
  });

  it("writes every number back with its decimal value", () => {
    fc.assert(
      fc.property(numberText, (text) => {
        expect(decimalOf(compact(unwrap(readExactJson(text))))).toBe(decimalOf(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("differs from the plain reading in held numbers alone", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const reread = unwrap(readJson(compact(unwrap(readExactJson(text)))));
        expect(equal(reread, unwrap(readJson(text)))).toBe(true);
      }),
    );
  });
});
