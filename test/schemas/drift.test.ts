import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { Schema } from "../../scripts/generate/load.ts";
import { shape, validators } from "../../src/generated/validators.js";
import { accepts, typeNames, validate } from "../../src/index.ts";
import { laws } from "../../src/validate/laws/index.ts";

const bundle = JSON.parse(readFileSync("schemas/bundle.json", "utf8")) as {
  readonly $defs: Readonly<Record<string, Schema>>;
};
const names = Object.keys(bundle.$defs).sort();
const registry = JSON.parse(readFileSync("src/generated/registry.json", "utf8")) as readonly { readonly id: string }[];

/** What the types' file exports, and of each interface its members and which of them may be left out. */
const source = ts.createSourceFile("types.ts", readFileSync("src/generated/types.ts", "utf8"), ts.ScriptTarget.ES2024);
const exported = new Map<string, ts.Node>();
ts.forEachChild(source, (node) => {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) exported.set(node.name.text, node);
});

describe("Schemas, types and validators", () => {
  it("have the same names", () => {
    expect([...exported.keys()].filter((name) => name !== "WireTypes").sort()).toEqual(names);
    expect(Object.keys(validators).sort()).toEqual(names);
    expect([...typeNames]).toEqual(names);
  });

  it("have as many names as the last time that somebody looked", () => {
    expect(names.length).toBe(193);
  });

  it("leave no family out of the bundle", () => {
    const files = readdirSync("schemas").filter(
      (file) => file.endsWith(".json") && !/openapi|^(bundle|case|report|provider-script|target)\./.test(file),
    );
    const held = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(`schemas/${file}`, "utf8")).$defs));
    expect(held.sort()).toEqual(names);
  });

  it("have the same members, and the same of them may be left out", () => {
    const closed = names.filter((name) => bundle.$defs[name]!["additionalProperties"] === false);
    for (const name of closed) {
      const { properties = {}, required = [] } = bundle.$defs[name] as { properties?: object; required?: string[] };
      const node = exported.get(name)!;
      const members = ts.isInterfaceDeclaration(node) ? node.members : [];
      const typed = members.map((member) => [
        member.name!.getText(source).replaceAll('"', ""),
        member.questionToken !== undefined,
      ]);
      const stated = Object.keys(properties).map((member) => [member, !required.includes(member)]);
      expect([name, typed]).toEqual([name, stated]);
    }
    expect(closed.length).toBeGreaterThan(150);
  });

  it("have an index signature only where the wire has a map", () => {
    const open = names.filter((name) => /\[\w+: string\]/.test(exported.get(name)!.getText(source)));
    expect(open.sort()).toEqual([
      "ArgumentObject",
      "Attachments",
      "ChannelsUpdated",
      "DecisionResponse",
      "InterruptMetadata",
      "ProviderRequest",
      "SubmitIdentity",
      "TokenIdentity",
      "WorkerIdentity",
      "WorkerSubmit",
    ]);
  });

  it("say in the types what the schemas say of each type", () => {
    for (const name of names) {
      const text = exported
        .get(name)!
        .getFullText(source)
        .replace(/\s*\n \* ?/g, " ");
      expect(text).toContain(String(bundle.$defs[name]!["description"]).replace(/\*\//g, "*\\/"));
    }
  });
});

describe("The shape of the wire types", () => {
  const next = (type: string): string[] => {
    const { same, items, members = {}, union } = shape[type] ?? {};
    const branches = union === undefined ? [] : [...Object.values(union.of), union.otherwise];
    return [same, items, ...Object.values(members), ...branches].filter((to) => to !== undefined);
  };

  it("has no circle, so that a walk by types ends however deep a message is", () => {
    const longest = (type: string, above: readonly string[]): number => {
      expect(above).not.toContain(type);
      return 1 + Math.max(0, ...next(type).map((to) => longest(to, [...above, type])));
    };
    expect(Math.max(...names.map((type) => longest(type, [])))).toBeLessThan(16);
  });

  it("leads to wire types that there are", () => {
    expect(names.flatMap(next).filter((type) => !names.includes(type))).toEqual([]);
  });
});

describe("The laws", () => {
  it("are about wire types that there are", () => {
    expect(laws.flatMap(({ types }) => types).filter((type) => !names.includes(type))).toEqual([]);
  });

  it("name rules as the registry does, where it has their area", () => {
    const ids = new Set(registry.map(({ id }) => id));
    const areas = new Set([...ids].map((id) => id.split("/")[0]));
    const strange = laws.filter(({ rule }) => areas.has(rule.split("/")[0]) && !ids.has(rule));
    expect(strange.map(({ rule }) => rule)).toEqual([]);
    for (const { rule } of laws) expect(rule).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
  });

  it("are each broken by some value, and held by its twin", () => {
    const usage = { input: 1, output: 1, uncached_input: 1, cache_read: 0, cache_write: 0, total: 2 };
    expect(validate("Usage", usage).ok && accepts("Usage", usage).ok).toBe(true);
    expect(validate("Usage", { ...usage, total: 3 })).toMatchObject({
      errors: [{ rule: "usage/sums", pointer: "/total" }],
    });
  });
});
