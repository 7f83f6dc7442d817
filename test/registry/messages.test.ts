import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Rule, registry } from "../../conformance/rules/index.ts";
import { accepts, type TypeName, typeNames } from "../../src/validate/index.ts";

interface Definition {
  readonly properties?: { readonly type?: { readonly const?: unknown } };
}

const { $defs } = JSON.parse(readFileSync("schemas/bundle.json", "utf8")) as {
  readonly $defs: Readonly<Record<string, Definition>>;
};
const typesOfTag = Map.groupBy(typeNames, (name) => $defs[name]?.properties?.type?.const);

/** A rule shows one message, or several in the order in which they are sent. */
const messagesOf = (shown: unknown): readonly unknown[] => (Array.isArray(shown) ? shown : [shown]);

function wrongIn({ id, good }: Rule): readonly string[] {
  return messagesOf(good).flatMap((message) => {
    const tag = (message as { readonly type?: unknown } | null | undefined)?.type;
    const types: readonly TypeName[] = typeof tag === "string" ? (typesOfTag.get(tag) ?? []) : [];
    const verdicts = types.map((name) => accepts(name, message));
    if (verdicts.length === 0 || verdicts.some(({ ok }) => ok)) return [];
    return [`${id}: ${JSON.stringify(message)} is no ${types.join(" or ")}: ${JSON.stringify(verdicts)}`];
  });
}

it("a good message with a known type is one that a receiver takes", () => {
  expect(registry.flatMap(wrongIn)).toEqual([]);
});

it("a good message that lacks what its type needs is told", () => {
  const lame = { ...registry[0]!, good: { type: "tool.execute", id: "call-1" } };
  expect(wrongIn(lame)).toHaveLength(1);
});
