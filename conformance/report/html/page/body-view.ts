import { button, el } from "./dom.ts";
import { type Line, linesOf } from "./json-lines.ts";
import { follow, placesOf } from "./json-text.ts";
import { visible } from "./visible.ts";

/** So many lines of a text are shown before one asks for all, and characters of one piece. */
const SHOWN_LINES = 300;
const SHOWN_TEXT = 4_000;
/** Lines that are shown from where a marked place begins. */
const BEHIND = 30;

/** A body as it came: JSON laid out over lines with a place in it marked, anything else as it is. */
export function bodyView(text: string, pointer?: string): HTMLElement {
  if (text === "") return el("p", { class: "quiet" }, "No body.");
  const root = placesOf(text);
  if (root === undefined) return plain(text);
  const led = pointer === undefined || pointer === "" ? undefined : follow(root, pointer);
  const lines = linesOf(text, root, led?.place === root ? undefined : led?.place);
  const view = el("div", { class: "body-view" });
  if (led !== undefined && led.missing.length > 0) {
    view.append(el("p", { class: "missing" }, `Nothing is at ${pointer}: the last place on the way to it is marked.`));
  }
  const pre = el("pre", { class: "json" });
  view.append(pre);
  const marked = lines.findIndex(({ parts }) => parts.some((part) => part.marked));
  show(pre, lines, Math.max(SHOWN_LINES, Math.min(marked + BEHIND, SHOWN_LINES * 4)), false);
  if (lines.length > pre.childElementCount || lines.some(isLong)) {
    const all = button(`Show all of it (${lines.length} lines, ${text.length} characters)`, { class: "small" }, () => {
      show(pre, lines, lines.length, true);
      all.remove();
    });
    view.append(all);
  }
  return view;
}

const isLong = ({ parts }: Line): boolean => parts.some(({ text }) => text.length > SHOWN_TEXT);

function show(pre: HTMLElement, lines: readonly Line[], count: number, whole: boolean): void {
  pre.replaceChildren(...lines.slice(0, count).map((line) => lineOf(line, whole)));
}

function lineOf({ depth, parts }: Line, whole: boolean): HTMLElement {
  const line = el("span", { class: "l" });
  line.style.setProperty("--depth", String(depth));
  let run: HTMLElement | undefined;
  for (const part of parts) {
    if (part.marked && run === undefined) {
      run = el("mark");
      line.append(run);
    } else if (!part.marked) run = undefined;
    const long = part.text.length > SHOWN_TEXT && !whole;
    const text = long ? `${part.text.slice(0, SHOWN_TEXT)}… (${part.text.length} characters)` : part.text;
    // Signs are most of a text: they need no element of their own.
    (run ?? line).append(part.kind === "sign" ? text : el("span", { class: part.kind }, text));
  }
  line.append("\n");
  return line;
}

function plain(text: string): HTMLElement {
  const pre = el("pre", { class: "plain" }, text.slice(0, SHOWN_TEXT * 4));
  const view = el("div", { class: "body-view" }, pre);
  if (text.length > SHOWN_TEXT * 4) {
    const all = button(`Show all of it (${text.length} characters)`, { class: "small" }, () => {
      pre.textContent = visible(text);
      all.remove();
    });
    view.append(all);
  }
  return view;
}
