/** A piece of a chapter that has to carry its own links: a row of a table, an item of a list, a sentence elsewhere. */
export interface Unit {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** The sentences in it; a row of a table is one. */
  readonly sentences: readonly string[];
}

interface Block {
  readonly line: number;
  readonly kind: "row" | "item" | "prose";
  readonly text: string;
}

const ROW = /^\s*\|/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const ALONE = /^\s*(?:#|:::|<!--|$)/;

/** The pieces of a Markdown text, without its front matter, headings and fenced blocks. */
export function unitsOf(markdown: string): readonly Unit[] {
  return blocksOf(markdown).flatMap(({ line, kind, text }): readonly Unit[] => {
    if (kind === "row") return [{ line, text, sentences: [text] }];
    const sentences = sentencesOf(text);
    if (kind === "item") return [{ line, text, sentences }];
    return sentences.map((sentence) => ({ line, text: sentence, sentences: [sentence] }));
  });
}

function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { line: number; kind: "item" | "prose"; lines: string[] } | undefined;
  const close = () => {
    if (open !== undefined) blocks.push({ line: open.line, kind: open.kind, text: open.lines.join(" ") });
    open = undefined;
  };
  for (const [index, text] of withoutFences(markdown).entries()) {
    const line = index + 1;
    if (ALONE.test(text)) close();
    else if (ROW.test(text)) {
      close();
      blocks.push({ line, kind: "row", text });
    } else if (ITEM.test(text)) {
      close();
      open = { line, kind: "item", lines: [text.replace(ITEM, "")] };
    } else if (open === undefined) open = { line, kind: "prose", lines: [text.trim()] };
    else open.lines.push(text.trim());
  }
  close();
  return blocks;
}

/** The lines, with those of front matter and fenced blocks emptied so that numbers stay. */
function withoutFences(markdown: string): readonly string[] {
  const lines = markdown.split("\n");
  let until: string | undefined = lines[0] === "---" ? "---" : undefined;
  return lines.map((text, index) => {
    if (until !== undefined) {
      if (index > 0 && text.trim().startsWith(until)) until = undefined;
      return "";
    }
    until = FENCE.exec(text)?.[1];
    return until === undefined ? text : "";
  });
}

/** An end of a sentence is a mark, a space and something that begins one; the dots of links have no space after them. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[A-Z"`*([])/);
