import { describe, expect, it } from "vitest";
import { registry, ruleById } from "../../conformance/rules/index.ts";
import bundle from "../../schemas/bundle.json" with { type: "json" };
import tolerant from "../../schemas/bundle.tolerant.json" with { type: "json" };
import { withRuleIds } from "../../scripts/generate/serves.ts";

/** Every list of rules in a schema. */
function* servedIn(schema: unknown): Generator<readonly string[]> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema))
    if (key === "x-rules") yield value as readonly string[];
    else yield* servedIn(value);
}

const types = bundle.$defs as { readonly [name: string]: { readonly "x-rules"?: readonly string[] } | undefined };

describe("The rules that a published schema names", () => {
  it("are rules of the registry, each told by tck explain", () => {
    const ids = [...servedIn(bundle), ...servedIn(tolerant)].flat();
    expect(ids.length).toBeGreaterThan(500);
    expect(ids.filter((id) => ruleById(id) === undefined)).toEqual([]);
  });

  it("are, for a type, those that speak of it", () => {
    const spoken = new Map<string, string[]>();
    for (const { id, types } of registry) for (const type of types) spoken.set(type, [...(spoken.get(type) ?? []), id]);
    for (const [name, schema] of Object.entries(types))
      expect([name, schema?.["x-rules"]]).toEqual([name, spoken.get(name)]);
  });

  it("are, for a member, those that come from the same note, of its own type where there is one", () => {
    const rules = [
      { id: "a/one", source: "AB-1 to AB-3", types: ["Here"] },
      { id: "a/two", source: "AB-2, rows 4 and 5", types: ["There"] },
      { id: "a/three", source: "row 45", types: ["There"] },
    ];
    const member = (keys: string[]) =>
      withRuleIds("Here", { properties: { it: { "x-rules": keys } } }, rules)["properties"];
    expect(member(["AB-2"])).toEqual({ it: { "x-rules": ["a/one"] } });
    expect(member(["row 5", "base"])).toEqual({ it: { "x-rules": ["a/two"] } });
    expect(member(["row 4", "AB-1"])).toEqual({ it: { "x-rules": ["a/two", "a/one"] } });
    expect(member(["AB-9"])).toEqual({ it: {} });
  });
});
