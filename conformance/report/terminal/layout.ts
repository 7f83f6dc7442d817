import { sayable } from "../sayable.ts";
import { paint, type Screen, type Style } from "./screen.ts";

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what takes no room.
const SGR = /\u001b\[\d+m/g;

/** How many columns a text takes; colours take none. */
export function widthOf(text: string): number {
  const bare = text.replaceAll(SGR, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, where each character is one column.
  if (/^[\x00-\x7f]*$/.test(bare)) return bare.length;
  return graphemes(bare).reduce((sum, one) => sum + columnsOf(one), 0);
}

const graphemes = (text: string): string[] => [...segments.segment(text)].map(({ segment }) => segment);
const columnsOf = (grapheme: string): number => (WIDE.test(grapheme) ? 2 : 1);

const BREAKS: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A text from anywhere as part of one line: what would move the cursor is written out. */
export const inLine = (text: string): string => sayable(text).replaceAll(/[\n\r\t]/g, (one) => BREAKS[one] ?? one);

/** The text, or as much of it as fits with an ellipsis. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = "";
  let room = columns - 1;
  for (const one of graphemes(text)) {
    room -= columnsOf(one);
    if (room < 0) break;
    kept += one;
  }
  return `${kept}…`;
}

/** Lines of at most so many columns, broken at a blank where there is one; no other character is lost. */
export function wrap(text: string, columns: number): string[] {
  if (!Number.isFinite(columns) || widthOf(text) <= columns) return [text];
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  for (const one of graphemes(text)) {
    line.push(one);
    used += columnsOf(one);
    if (used <= columns) continue;
    const blank = line.lastIndexOf(" ");
    const at = blank > 0 ? blank : line.length - 1;
    lines.push(line.slice(0, at).join(""));
    line = line.slice(blank > 0 ? at + 1 : at);
    used = line.reduce((sum, piece) => sum + columnsOf(piece), 0);
  }
  return line.length === 0 ? lines : [...lines, line.join("")];
}

/** One paragraph: a label, and a text whose further lines stand where `hang` says. */
export interface Paragraph {
  readonly indent?: number;
  readonly label?: string;
  readonly labelStyle?: readonly Style[];
  readonly text: string;
  readonly style?: readonly Style[];
  /** Columns before the lines after the first. Default: where the text begins. */
  readonly hang?: number;
  /** No more lines than these. */
  readonly most?: number;
}

/** Columns that a text keeps on the narrowest screen. */
const LEAST = 16;
/** Columns beyond which lines are hard to read. */
const READABLE = 110;

/** A paragraph as lines that fit the screen. */
export function paragraph(screen: Screen, { indent = 0, label = "", text, hang, most, ...look }: Paragraph): string[] {
  const before = indent + widthOf(label);
  const further = hang ?? before;
  const columns = Number.isFinite(screen.columns) ? Math.min(screen.columns, READABLE) : screen.columns;
  const lines = hanging(inLine(text), Math.max(LEAST, columns - before), Math.max(LEAST, columns - further));
  const kept = most === undefined || lines.length <= most ? lines : shortened(lines, most, columns - further);
  return kept.map((line, n) => {
    const head =
      n > 0 ? " ".repeat(further) : `${" ".repeat(indent)}${paint(screen, label, ...(look.labelStyle ?? []))}`;
    return `${head}${paint(screen, line, ...(look.style ?? []))}`.trimEnd();
  });
}

/** The first line may have less room than the others, or more. */
function hanging(text: string, first: number, others: number): string[] {
  const [head = "", ...rest] = wrap(text, first);
  if (first === others || rest.length === 0) return [head, ...rest];
  const left = text.slice(head.length);
  return [head, ...wrap(left.startsWith(" ") ? left.slice(1) : left, others)];
}

function shortened(lines: readonly string[], most: number, columns: number): string[] {
  const kept = lines.slice(0, most);
  return kept.with(-1, cut(`${kept.at(-1)} ${lines[most]}`, Math.max(LEAST, columns)));
}

/** How many lines of a screen these lines take: a longer one is continued by the terminal. */
export const rowsOf = (lines: readonly string[], columns: number): number =>
  lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
