import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { emitted, names, variantsOf } from "./emitted.ts";
import { folderWith } from "./toolchain.ts";

const source = emitted("typescript");
const generated = resolve("src/generated/types.ts");
/** For each type: whether either can stand for the other, optional members, unions and all. */
const same = names.map((name) => `  ${name}: Same<Ours.${name}, Theirs["${name}"]>;`);
const folder = folderWith({
  "wire.ts": source,
  "few.ts": emitted("typescript", ["ToolCall", "Trigger"]),
  "same.ts": [
    'import type * as Ours from "./wire.ts";',
    `import type { WireTypes as Theirs } from ${JSON.stringify(generated)};`,
    "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : [A, B];",
    "export interface All {",
    ...same,
    "}",
    "export const none: { [name in keyof All as All[name] extends true ? never : name]: All[name] } = {};",
  ].join("\n"),
});

/** What the compiler says of a file, as strict as it gets. */
function diagnose(file: string): readonly string[] {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  };
  const program = ts.createProgram([join(folder, file)], options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** Each exported declaration with the text of its doc comment, in one line. */
function commentsOf(text: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  ts.forEachChild(ts.createSourceFile("types.ts", text, ts.ScriptTarget.ES2024), (node) => {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return;
    const [range] = ts.getLeadingCommentRanges(text, node.pos)?.slice(-1) ?? [];
    comments.set(node.name.text, text.slice(range?.pos, range?.end).replace(/[\s*/\\]+/g, " "));
  });
  return comments;
}

describe("The types in TypeScript", () => {
  it("are an export for each type of the schemas, once", () => {
    const found = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
    expect(found).toEqual(names);
  });

  it("are those of the package, each to the last member", () => {
    expect(diagnose("same.ts")).toEqual([]);
  });

  it("say of each type what those of the package say", () => {
    const theirs = commentsOf(readFileSync(generated, "utf8"));
    for (const [name, comment] of commentsOf(source)) expect([name, comment]).toEqual([name, theirs.get(name)]);
  });

  it("have ToolContent as a union of its five blocks", () => {
    const union = /^export type ToolContent = ([^;]*);/m.exec(source)?.[1]?.split(" | ");
    expect(union).toEqual(variantsOf("ToolContent"));
    expect(union).toHaveLength(5);
  });

  it("compile where only a few are wanted", () => {
    expect(diagnose("few.ts")).toEqual([]);
  });
});
