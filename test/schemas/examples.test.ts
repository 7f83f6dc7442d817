import { describe, expect, it } from "vitest";
import { accepts, isTypeName, type TypeName, typeNames, validate } from "../../src/index.ts";
import { readExamples } from "./example-files.ts";

const examples = readExamples();
const valid = examples.filter(({ refused }) => refused === undefined);
const invalid = examples.filter(({ refused }) => refused !== undefined);

/** Types that allow fewer than three different values to the letter. */
const FEW = new Set<string>([
  "Accepted", // ok is true
  "SessionStart", // a tag and nothing else
  "SessionDone",
  "SessionCancelled",
]);

describe("The examples", () => {
  it("are of wire types only, and of every one", () => {
    expect([...new Set(examples.map(({ type }) => type))].sort()).toEqual([...typeNames]);
  });

  it.each(typeNames.map((type) => [type]))("show %s three times at least, right and wrong", (type) => {
    const good = new Set(valid.filter((one) => one.type === type).map(({ value }) => JSON.stringify(value)));
    const bad = new Set(invalid.filter((one) => one.type === type).map(({ value }) => JSON.stringify(value)));
    expect(good.size).toBeGreaterThanOrEqual(atLeast(type));
    expect(bad.size).toBeGreaterThanOrEqual(3);
  });

  it("that are valid pass both readings", () => {
    const failures = valid.flatMap(({ type, name, value }) => {
      const exact = validate(type as TypeName, value);
      const tolerant = accepts(type as TypeName, value);
      return exact.ok && tolerant.ok ? [] : [{ type, name, exact, tolerant }];
    });
    expect(failures).toEqual([]);
    expect(valid.length).toBeGreaterThan(500);
  });

  it("that are invalid are refused at the place and for the reason that they name", () => {
    const failures = invalid.flatMap(({ type, name, value, refused }): object[] => {
      if (!isTypeName(type)) return [{ type, name, found: "no such type" }];
      const verdict = validate(type, value);
      if (verdict.ok) return [{ type, name, found: "accepted" }];
      const { pointer, reason, rule } = refused!;
      const same = verdict.errors.some(
        (error) => error.pointer === pointer && error.message.includes(reason) && error.rule === rule,
      );
      return same ? [] : [{ type, name, wanted: refused, found: verdict.errors }];
    });
    expect(failures).toEqual([]);
    expect(invalid.filter(({ refused }) => refused!.reason === "")).toEqual([]);
    expect(invalid.length).toBeGreaterThan(500);
  });
});

function atLeast(type: string): number {
  if (FEW.has(type)) return 1;
  return type === "SettleBody" ? 2 : 3; // yes, and no
}
