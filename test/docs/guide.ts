import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../docs/guides");

/** What a block of a guide is to its test, told by an HTML comment before it that readers do not see. */
export type Use =
  /** A program or other file that the guide has its reader write. */
  | { readonly kind: "file"; readonly name: string }
  /** A command that ends, and its exit code. */
  | { readonly kind: "run"; readonly code: number }
  /** A command that serves until it is ended. */
  | { readonly kind: "serve" }
  /** A change of a file, `-` and `+`. One of the reader's own files is changed anew each time, from how it was given. */
  | { readonly kind: "change"; readonly name: string }
  /** What the last command printed, `…` standing for anything; with a code, it is run again first. */
  | { readonly kind: "output"; readonly again?: number }
  /** No command and no program, or one that no test can run; the reason says why. */
  | { readonly kind: "not run"; readonly reason: string };

/** A fenced block of a guide. Without a use its test fails. */
export interface Block {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly use: Use | undefined;
}

/** A guide with its blocks in order. */
export interface Guide {
  readonly name: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Where its reader is: in a folder of their own, or in a clone of the repository. */
  readonly where: "folder" | "clone";
}

/** Guides that are read in a clone. */
const IN_A_CLONE = new Set(["add-a-rule"]);

/** Every guide of docs/guides. */
export function readGuides(): readonly Guide[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => file.replace(/\.md$/, ""))
    .map((name) => ({ name, text: readFileSync(join(folder, `${name}.md`), "utf8") }))
    .map(({ name, text }) => ({
      name,
      text,
      blocks: blocksOf(text),
      where: IN_A_CLONE.has(name) ? "clone" : "folder",
    }));
}

const FENCE = /^(?:<!-- (.*) -->\n+)?^```([\w-]*)[^\n]*\n([\s\S]*?)^```$/gm;

/** The fenced blocks of a text; diagrams are drawn and not run, so they are left out. */
export function blocksOf(markdown: string): readonly Block[] {
  return [...markdown.matchAll(FENCE)].flatMap(({ 1: comment, 2: language = "", 3: text = "", index }) => {
    if (language === "mermaid") return [];
    const line = markdown.slice(0, index).split("\n").length;
    return [{ line, language, text, use: comment === undefined ? undefined : useOf(comment) }];
  });
}

const USES: Readonly<Record<string, (detail: string) => Use>> = {
  file: (name) => ({ kind: "file", name }),
  change: (name) => ({ kind: "change", name }),
  run: (code) => ({ kind: "run", code: Number(code || 0) }),
  serve: () => ({ kind: "serve" }),
  output: () => ({ kind: "output" }),
  "run again": (code) => ({ kind: "output", again: Number(code || 0) }),
  "not run": (reason) => ({ kind: "not run", reason }),
};

function useOf(comment: string): Use | undefined {
  const [, word = "", detail = ""] = /^([a-z ]+?)(?:: (.*))?$/.exec(comment) ?? [];
  return USES[word]?.(detail);
}

/** The text after a change: the lines with `-`, which must be there once, give way to those with `+`. */
export function changed(text: string, change: string): string {
  const lines = (keep: RegExp) =>
    change
      .trimEnd()
      .split("\n")
      .filter((line) => keep.test(line))
      .map((line) => line.slice(1))
      .join("\n");
  const [before, after] = [lines(/^[- ]/), lines(/^[+ ]/)];
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`The lines to change are in the file ${places} times:\n${before}`);
  return text.replace(before, () => after);
}

/** The lines of `expected` that do not come in `printed` in this order; `…` stands for anything within a line. */
export function missingLines(expected: string, printed: string): readonly string[] {
  const lines = printed.split("\n");
  let next = 0;
  return expected
    .trimEnd()
    .split("\n")
    .filter((line) => line.trim() !== "…")
    .filter((line) => {
      const pattern = new RegExp(`^${line.trimEnd().split("…").map(literal).join(".*")}\\s*$`);
      const found = lines.findIndex((candidate, index) => index >= next && pattern.test(candidate));
      if (found >= 0) next = found + 1;
      return found < 0;
    });
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
