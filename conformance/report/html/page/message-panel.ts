import type { FindingData, Half, Message } from "../shape.ts";
import { bodyView } from "./body-view.ts";
import { copyButton } from "./copy.ts";
import { between, clock } from "./diagram.ts";
import { button, el } from "./dom.ts";

/** What the panel shows: one half of a message, and the finding that led there. */
export interface Chosen {
  readonly message: Message;
  readonly half: Half;
  readonly finding?: FindingData;
}

/** Headers and body of one half of a message, with a button for the other half. */
export function messagePanel({ message, half, finding }: Chosen, choose: (half: Half) => void): readonly HTMLElement[] {
  const pointer = finding?.half === half ? finding.pointer : undefined;
  const text = half === "request" ? message.text : (message.answer?.text ?? "");
  const halves = message.from === message.to ? [] : (["request", "answer"] as const);
  const body = el("div", {
    class: "scrolls",
    tabindex: 0,
    role: "region",
    "aria-label": `Body of ${message.n}, ${half}`,
  });
  body.append(bodyView(text, pointer));
  return [
    el(
      "div",
      { class: "panel-head" },
      el("h4", {}, el("span", { class: "n" }, String(message.n)), ` ${between(message, half)}`),
      el(
        "div",
        { class: "halves", role: "group", "aria-label": "Which half" },
        ...halves.map((one) => tab(one, half, choose)),
      ),
    ),
    el("p", { class: "first-line" }, firstLine(message, half)),
    ...(message.remark === undefined
      ? []
      : [el("p", { class: "remark" }, `${message.remark.charAt(0).toUpperCase()}${message.remark.slice(1)}.`)]),
    headersView(half === "request" ? message.headers : (message.answer?.headers ?? {})),
    ...(pointer === undefined || pointer === ""
      ? []
      : [el("p", { class: "pointer" }, "The finding is at ", el("code", {}, pointer), ", which is marked.")]),
    el(
      "div",
      { class: "body-head" },
      el("h5", {}, "Body"),
      text === "" ? undefined : copyButton(`body of ${message.n}, ${half}`, () => text),
    ),
    body,
  ];
}

function tab(one: Half, half: Half, choose: (half: Half) => void): HTMLElement {
  return button(one === "request" ? "Request" : "Answer", { "aria-pressed": String(one === half) }, () => choose(one));
}

function firstLine({ method, path, at, answer, silence }: Message, half: Half): HTMLElement {
  if (half === "request")
    return el("span", {}, el("code", {}, `${method} ${path}`.trim() || "no request"), ` after ${clock(at)}`);
  if (answer === undefined) return el("span", {}, silence ?? "No answer came");
  const when = answer.at === undefined ? "" : ` after ${clock(answer.at)}`;
  return answer.status === 0
    ? el("span", {}, `The connection ended without a status${when}`)
    : el("span", {}, el("code", {}, `status ${answer.status}`), when);
}

function headersView(headers: Readonly<Record<string, string>>): HTMLElement {
  const names = Object.keys(headers).sort();
  if (names.length === 0) return el("p", { class: "quiet" }, "No headers were recorded.");
  const rows = names.flatMap((name) => [el("dt", {}, name), el("dd", {}, headers[name]!)]);
  return el("details", { class: "headers" }, el("summary", {}, `Headers (${names.length})`), el("dl", {}, ...rows));
}
