/** A page of the site: where it lies under docs/, and its Markdown. */
export type Pages = Readonly<Record<string, string>>;

/** Plain text as Markdown that a Vue template leaves alone; what stands in backticks is code and stays. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : escaped(part)))
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("{{", "&#123;&#123;")
    .replaceAll(/[[\]*_\\]/g, "\\$&");
}

/** The same within a row of a table. */
export function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

/** A table; cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A fenced block of JSON, as a reader wants it: short values on one line. */
export function json(value: unknown): string {
  const short = JSON.stringify(value);
  return fence("json", short.length <= 72 ? short : JSON.stringify(value, null, 2));
}

/**
 * A fenced block of JSON that is read by few: without colours, since giving them takes most of the time in which the
 * site is built.
 */
export function plainJson(value: unknown): string {
  return fence("txt", JSON.stringify(value, null, 2));
}

/** A fenced block whose fence is longer than any in the text. */
export function fence(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

/** Folded away until it is asked for. */
export function folded(title: string, body: string): string {
  return `::: details ${title}\n${body}\n:::`;
}

/** A piece of code in a line. */
export function code(text: string): string {
  const ticks = "`".repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return ticks.length === 1 && text !== "" ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

/** Parts of a page with a blank line between them; empty ones are left out. */
export function page(...parts: readonly (string | undefined | false)[]): string {
  return `${parts.filter((part) => typeof part === "string" && part.trim() !== "").join("\n\n")}\n`;
}

/** The head of a page that is one wide table: no outline beside it. */
export const WIDE = "---\naside: false\npageClass: wide\n---";
