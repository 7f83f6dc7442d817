import type { CaseData, FindingData, Paper } from "../shape.ts";
import { bodyView } from "./body-view.ts";
import { copyButton } from "./copy.ts";
import { diagram, heads } from "./diagram.ts";
import { button, el } from "./dom.ts";
import { type Chosen, messagePanel } from "./message-panel.ts";
import { type Sequence, type Step, sequence } from "./sequence.ts";

/** Pixels: above which width of the window the panel stands beside the diagram, what it takes there, and what a frame takes. */
const BESIDE = { window: 1240, panel: 374 } as const;
const FRAME = 18;

/** How wide a diagram may be in a box, without what stands beside it. */
const roomIn = (width: number): number => width - FRAME - (innerWidth > BESIDE.window ? BESIDE.panel : 0);

/** A failing case in two parts: what was found; the diagram with the message that is chosen in it, and the papers. */
export interface CaseView {
  readonly found: HTMLElement;
  readonly happened: HTMLElement;
}

/**
 * Draws a case for a box of so many pixels, with the message of that number chosen, else the one that the first finding
 * leads to.
 */
export function caseView(data: CaseData, width: number, first?: number): CaseView {
  const drawn = sequence(data.parties, data.messages, roomIn(width));
  const stage = new Stage(data, drawn);
  const led = data.messages.find(({ n }) => n === first);
  if (led !== undefined) stage.choose({ message: led, half: "request" }, "begin");
  else stage.show(data.findings[0], "begin");
  const alike = [...Map.groupBy(data.findings, ({ message }) => message).values()];
  const more = `${data.leftOut} more findings are not kept.`;
  return {
    found: el(
      "div",
      { class: "found" },
      ...alike.map((findings) => findingCard(findings, data, (finding) => stage.show(finding, "focus"))),
      data.leftOut === 0 ? undefined : el("p", { class: "quiet" }, more),
    ),
    happened: el(
      "div",
      { class: "case" },
      el("h4", { class: "case-title" }, "What happened"),
      data.notes.length === 0 ? undefined : el("p", { class: "quiet" }, data.notes.join(" ")),
      drawn.steps.length === 0 ? el("p", {}, "No message went either way.") : stage.element,
      ...data.papers.map((one) => paper(one.title, textOf(one, data))),
    ),
  };
}

/** Findings that say the same of several messages. */
function findingCard(alike: readonly FindingData[], data: CaseData, show: (finding: FindingData) => void): HTMLElement {
  const [{ message, expected, seen }] = alike as readonly [FindingData];
  return el(
    "section",
    { class: "finding" },
    el("p", { class: "message" }, message),
    el("div", { class: "sides" }, side("Expected", expected), side("Seen", seen)),
    ...alike.map((finding) => place(finding, data, () => show(finding))),
  );
}

function place({ at, pointer }: FindingData, { messages }: CaseData, show: () => void): HTMLElement {
  const last = at.at(-1);
  const there = messages.some(({ n }) => n === last);
  const before = at.slice(0, -1);
  const numbers = before.length === 0 ? ` ${last}` : `s ${before.join(", ")} and ${last}`;
  return el(
    "p",
    { class: "place" },
    last === undefined ? "In the whole case" : `In message${numbers}`,
    ...(pointer === "" ? [] : [" at ", el("code", {}, pointer)]),
    " ",
    there ? button(`Show message ${last}`, { class: "small" }, show) : undefined,
  );
}

function side(title: string, text: string): HTMLElement {
  const looksJson = /^[[{"]/.test(text);
  const shown = looksJson ? bodyView(text) : el("p", { class: "words" }, text === "" ? "nothing" : text);
  return el("div", { class: `side ${title.toLowerCase()}` }, el("h4", {}, title), shown);
}

const textOf = ({ text }: Paper, { messages }: CaseData): string =>
  typeof text === "string" ? text : (messages.find(({ n }) => n === text)?.answer?.text ?? "");

function paper(title: string, text: string): HTMLElement {
  const opened = el("details", { class: "paper" }, el("summary", {}, title));
  // Drawn when it is wanted: there may be a record of a whole session in it.
  opened.addEventListener(
    "toggle",
    () => {
      const body = el("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": title }, bodyView(text));
      opened.append(
        el(
          "div",
          { class: "body-head" },
          copyButton(title, () => text),
        ),
        body,
      );
    },
    { once: true },
  );
  return opened;
}

/** `begin`: nobody has chosen it, so the diagram begins with its numbers and its first lifeline; `focus`: by the keyboard, or from afar. */
type How = "begin" | "focus" | undefined;

/** The diagram and the panel, which follow each other. */
class Stage {
  readonly element: HTMLElement;
  readonly #data: CaseData;
  readonly #steps: readonly Step[];
  readonly #drawing: SVGSVGElement;
  readonly #scroll: HTMLElement;
  readonly #panel: HTMLElement;

  constructor(data: CaseData, drawn: Sequence) {
    this.#data = data;
    this.#steps = drawn.steps;
    this.#drawing = diagram(data, drawn, (i) => this.#step(i));
    this.#drawing.addEventListener("keydown", (event) => this.#key(event));
    this.#scroll = el("div", { class: "drawing" }, heads(drawn), this.#drawing);
    this.#panel = el("section", { class: "panel", "aria-label": "The chosen message", "aria-live": "polite" });
    const hint = el(
      "p",
      { class: "hint quiet" },
      "Choose a message to read it: click, or ↑ and ↓ when the diagram has the focus.",
    );
    const sideways = el("p", { class: "sideways" }, "↔ The diagram is wider than its place: scroll it sideways.");
    sideways.hidden = true;
    this.element = el(
      "div",
      { class: "stage" },
      el("div", { class: "left" }, sideways, this.#scroll, hint),
      this.#panel,
    );
    const measure = (): void => {
      sideways.hidden = this.#scroll.scrollWidth <= this.#scroll.clientWidth + 1;
    };
    new ResizeObserver(measure).observe(this.#scroll);
  }

  /** Leads to where a finding is. */
  show(finding: FindingData | undefined, how: How): void {
    const message = this.#data.messages.find(({ n }) => n === finding?.at.at(-1));
    if (finding !== undefined && message !== undefined) this.choose({ message, half: finding.half, finding }, how);
    else if (this.#steps[0] !== undefined) this.choose(this.#steps[0], how);
  }

  choose(chosen: Chosen, how?: How): void {
    const at = this.#steps.findIndex(({ message, half }) => message === chosen.message && half === chosen.half);
    this.#arrows.forEach((arrow, i) => {
      arrow.setAttribute("aria-pressed", String(i === at));
      arrow.setAttribute("tabindex", i === at ? "0" : "-1");
    });
    this.#panel.replaceChildren(...messagePanel(chosen, (half) => this.#turn(chosen, half)));
    if (how === "focus") this.#arrows[at]?.focus({ preventScroll: true });
    // Not before it is laid out: what is not in the page yet has no height.
    requestAnimationFrame(() => this.#bringIntoSight(at, how !== "begin"));
  }

  get #arrows(): readonly SVGGElement[] {
    return [...this.#drawing.querySelectorAll<SVGGElement>(".step")];
  }

  #step(i: number, how?: How): void {
    const { message, half } = this.#steps[i]!;
    const finding = this.#data.findings.find((one) => one.at.at(-1) === message.n && one.half === half);
    this.choose({ message, half, ...(finding === undefined ? {} : { finding }) }, how);
  }

  #turn({ message, finding }: Chosen, half: Chosen["half"]): void {
    this.choose({ message, half, ...(finding === undefined ? {} : { finding }) });
    this.#panel.querySelector<HTMLElement>('.halves [aria-pressed="true"]')?.focus();
  }

  #key(event: KeyboardEvent): void {
    const at = this.#arrows.indexOf(event.target as SVGGElement);
    const last = this.#steps.length - 1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last, Enter: at, " ": at }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    this.#step(Math.min(last, Math.max(0, to)), "focus");
  }

  /** Scrolls the diagram, sideways too if it may, and the body; never the page. */
  #bringIntoSight(at: number, sideways: boolean): void {
    const scale = this.#drawing.clientWidth / this.#drawing.viewBox.baseVal.width || 1;
    const [y, x1, x2] = (["y", "x1", "x2"] as const).map((name) => scale * (this.#steps[at]?.[name] ?? 0)) as [
      number,
      number,
      number,
    ];
    const { scrollTop, clientHeight } = this.#scroll;
    if (y < scrollTop + 40 || y > scrollTop + clientHeight - 80) this.#scroll.scrollTop = y - clientHeight / 2;
    if (
      sideways &&
      (Math.max(x1, x2) > this.#scroll.scrollLeft + this.#scroll.clientWidth ||
        Math.min(x1, x2) < this.#scroll.scrollLeft)
    )
      this.#scroll.scrollLeft = (x1 + x2 - this.#scroll.clientWidth) / 2;
    const body = this.#panel.querySelector<HTMLElement>(".scrolls");
    const mark = body?.querySelector<HTMLElement>("mark");
    if (body && mark) body.scrollTop = mark.offsetTop - body.clientHeight / 3;
  }
}
