import type { CaseData, FindingData, Message } from "../shape.ts";
import { svg } from "./dom.ts";
import { ROW, type Sequence, type Step } from "./sequence.ts";

/** Characters of a label that fit into a pixel of an arrow's length, and those that always do. */
const PER_PIXEL = 1 / 6.7;

/** To what part of their size drawings shrink with their box; below it they are scrolled. */
const LEAST_SCALE = 0.85;

/** A drawing that becomes smaller with its box, as long as it can be read. */
function scaled(drawing: SVGSVGElement, width: number): SVGSVGElement {
  drawing.style.minWidth = `${Math.floor(width * LEAST_SCALE)}px`;
  return drawing;
}

/** The names over the lifelines, in a drawing of their own, so that they can stay in sight. */
export function heads({ lifelines, width }: Sequence): SVGSVGElement {
  const boxes = lifelines.map(({ party: { name, tested }, x }) =>
    svg(
      "g",
      { class: tested ? "party tested" : "party" },
      svg("rect", { x: x - 62, y: 4, width: 124, height: tested ? 40 : 30, rx: 6 }),
      svg("text", { x, y: 23, "text-anchor": "middle" }, name),
      tested ? svg("text", { x, y: 37, "text-anchor": "middle", class: "under" }, "under test") : undefined,
    ),
  );
  const drawn = { class: "heads", width, height: 48, viewBox: `0 0 ${width} 48`, "aria-hidden": true };
  return scaled(svg("svg", drawn, ...boxes), width);
}

/** The drawing itself: lifelines, bars, and an arrow for each step, which can be chosen. */
export function diagram(data: CaseData, drawn: Sequence, choose: (step: number) => void): SVGSVGElement {
  const { width, height, lifelines, bars, steps } = drawn;
  const arrows = steps.map((step, i) => {
    const arrow = arrowOf(step, width, placeOf(data.findings, step));
    arrow.setAttribute("tabindex", "-1");
    arrow.addEventListener("click", () => choose(i));
    return arrow;
  });
  const drawing = svg(
    "svg",
    { class: "sequence", width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": labelOf(data) },
    ...lifelines.map(({ x }) => svg("line", { class: "lifeline", x1: x, x2: x, y1: 0, y2: height })),
    ...arrows,
    ...bars.map(({ x, y1, y2 }) => svg("rect", { class: "work", x: x - 4, y: y1, width: 8, height: y2 - y1, rx: 2 })),
  );
  return scaled(drawing, width);
}

const labelOf = ({ rule, messages }: CaseData): string => `Messages of the case that shows ${rule}: ${messages.length}`;

type PlaceOfFinding = "here" | "beside" | undefined;

/** Whether a finding leads to this half of this message, or only names it. */
function placeOf(findings: readonly FindingData[], { message: { n }, half }: Step): PlaceOfFinding {
  if (findings.some(({ at, half: own }) => at.at(-1) === n && own === half)) return "here";
  return half === "request" && findings.some(({ at }) => at.slice(0, -1).includes(n)) ? "beside" : undefined;
}

function arrowOf(step: Step, width: number, place: PlaceOfFinding): SVGGElement {
  const { message, half, y } = step;
  const { text, detail } = words(step);
  const kind = [half, place, bad(step) ? "bad" : "", message.remark === undefined ? "" : "remarked"];
  const top = y - ROW + 10;
  return svg(
    "g",
    {
      class: `step ${kind.filter(Boolean).join(" ")}`,
      role: "button",
      "aria-pressed": "false",
    },
    // Its name, and what is shown where the arrow is too short.
    svg("title", {}, spoken(step, place)),
    svg("rect", { class: "hit", x: 2, y: top, width: width - 4, height: ROW - 2, rx: 5 }),
    ...gutter(step, place),
    ...(message.from === message.to ? loop(step, text) : line(step, text, detail)),
  );
}

function gutter({ message, half, y }: Step, place: PlaceOfFinding): SVGElement[] {
  const time = half === "request" ? message.at : message.answer?.at;
  return [
    ...(place === "here" ? [svg("path", { class: "flag", d: `M4 ${y - 22}h7l4 6-4 6H4z` })] : []),
    ...(half === "request"
      ? [svg("text", { class: "n", x: 32, y: y - 4, "text-anchor": "end" }, String(message.n))]
      : []),
    ...(time === undefined ? [] : [svg("text", { class: "time", x: 38, y: y - 4 }, clock(time))]),
  ];
}

function line({ message, half, x1, x2, y }: Step, text: string, detail: string): SVGElement[] {
  const way = Math.sign(x2 - x1);
  const [from, to] = [x1 + way * 5, x2 - way * 6];
  const fits = Math.floor((Math.abs(x2 - x1) - 24) * PER_PIXEL);
  const road = shortened(detail, text === "" ? fits : fits - text.length - 1);
  const label = [
    road === "" ? undefined : svg("tspan", { class: "road" }, road),
    text === "" ? undefined : svg("tspan", road === "" ? {} : { dx: 6 }, cut(text, fits)),
  ];
  const end = message.answer === undefined && half === "answer" ? cross(to, y) : head(to, y, way);
  return [
    svg("line", { class: "shaft", x1: from, x2: to, y1: y, y2: y }),
    end,
    svg("text", { class: "label", x: (x1 + x2) / 2, y: y - 6, "text-anchor": "middle" }, ...label),
  ];
}

const head = (x: number, y: number, way: number): SVGElement =>
  svg("path", { class: "tip", d: `M${x} ${y}l${-way * 8} -4.5v9z` });

const cross = (x: number, y: number): SVGElement =>
  svg("path", { class: "cross", d: `M${x - 5} ${y - 5}l10 10m0 -10l-10 10` });

function loop({ x1, y }: Step, text: string): SVGElement[] {
  const shown = cut(text, 30);
  const width = shown.length * 6.9 + 20;
  return [
    svg("rect", { class: "note", x: x1 - width / 2, y: y - 22, width, height: 24, rx: 4 }),
    svg("text", { class: "label", x: x1, y: y - 6, "text-anchor": "middle" }, shown),
  ];
}

/** What an arrow says, and what it says before that in a lower voice. */
function words({ message, half }: Step): { text: string; detail: string } {
  if (half === "request") return { text: message.what, detail: message.road };
  if (message.answer === undefined) return { text: message.silence ?? "no answer", detail: "" };
  const { status, what } = message.answer;
  return { text: what, detail: status === 0 ? "" : String(status) };
}

const bad = ({ message, half }: Step): boolean =>
  half === "answer" && (message.answer === undefined || message.answer.status >= 400);

function spoken(step: Step, place: PlaceOfFinding): string {
  const { message, half } = step;
  const { text, detail } = words(step);
  const [from, to] = half === "request" ? [message.from, message.to] : [message.to, message.from];
  const found = { here: "the finding is here", beside: "the finding names it" };
  const said = [`${message.n}, ${half}, ${from} to ${to}`, [detail, text].filter(Boolean).join(" "), message.remark];
  return [...said, place === undefined ? undefined : found[place]].filter(Boolean).join(": ");
}

export const clock = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms * 10) / 10} ms` : `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s`;

/** A road that fits, its end being what tells most; nothing when not even that does. */
function shortened(road: string, room: number): string {
  let kept = road;
  while (kept.length > room && /\/[^/]+\//.test(kept)) kept = kept.replace(/…?\/[^/]+\//, "…/");
  return kept.length <= room ? kept : "";
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;

/** Both ends of an exchange in words. */
export const between = ({ from, to }: Message, half: Half): string =>
  half === "request" ? `${named(from)} → ${named(to)}` : `${named(to)} → ${named(from)}`;

const named = (party: string): string => party.charAt(0).toUpperCase() + party.slice(1);

type Half = Step["half"];
