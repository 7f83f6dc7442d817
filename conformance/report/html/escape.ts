import { visible } from "./page/visible.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands between tags or in a quoted attribute: logs come from strangers. */
export function escaped(text: string): string {
  return visible(text.toWellFormed()).replaceAll(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/** Markup: only {@link html} makes it, so that no text gets into a page unescaped. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Part[] | undefined;

/** A template whose holes are escaped, unless they are markup themselves. A hole that is undefined stays empty. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: texts.map((text, i) => text + markupOf(parts[i])).join("") };
}

function markupOf(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string") return escaped(part);
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map(markupOf).join("");
}

/** A value as JSON that can stand in a script element: nothing in it ends the element or begins a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
