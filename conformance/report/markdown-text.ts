import { piecesOf } from "./prose.ts";

/** Text in a line of Markdown, so that nothing in it is taken for markup. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]<#|@~&]/g, (one) => `\\${one}`);
}

/** A rule's text in a line of Markdown: what it has between backticks is code, and nothing else is markup. */
export const prose = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.code ? code(piece.text) : plain(piece.text)))
    .join("");

/** Text as code in a line, whatever backticks it holds; `|` is safe in a table too. */
export function code(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  const fence = fenceFor(line, 1);
  const space = /^`|`$/.test(line) ? " " : "";
  return line === "" ? "(empty)" : `${fence}${space}${line}${space}${fence}`;
}

/** Text as a block of code. */
export function block(text: string, language = ""): string[] {
  const fence = fenceFor(text, 3);
  return [`${fence}${language}`, ...text.split(/\r\n|[\n\r]/), fence];
}

/** More backticks than the text has in a row. */
function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return "`".repeat(Math.max(least, longest + 1));
}

/** A table. Cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}
