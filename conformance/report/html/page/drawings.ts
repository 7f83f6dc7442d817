import type { CaseData } from "../shape.ts";
import { caseView } from "./case-view.ts";
import { copyButton } from "./copy.ts";
import { button, el } from "./dom.ts";

/** So many cases are drawn at once without being asked for one by one: a page with hundreds of them would not be quick. */
const DRAWN = 20;

let lines: readonly string[] | undefined;

/** A case is read when it is needed: most never are. */
function caseOf(row: HTMLElement): CaseData | undefined {
  lines ??= (document.getElementById("cases")?.textContent ?? "").trim().split("\n");
  const line = lines[Number(row.dataset["case"])];
  return line === undefined || line === "" ? undefined : (JSON.parse(line) as CaseData);
}

/** Fills a row that was opened, with the message of that number chosen. */
export function fill(row: HTMLDetailsElement, message?: number): void {
  equip(row);
  if (row.dataset["case"] === undefined || row.querySelector(".case") !== null) return;
  if (message === undefined && document.querySelectorAll(".case").length >= DRAWN) offer(row);
  else draw(row, message);
}

/** Takes away again what {@link fill} has drawn. */
export function empty(row: HTMLDetailsElement): void {
  for (const drawn of row.querySelectorAll(".found, .case, .offer")) drawn.remove();
  row.querySelector<HTMLElement>(".findings")?.removeAttribute("hidden");
}

function draw(row: HTMLDetailsElement, message?: number): void {
  const data = caseOf(row);
  if (data === undefined) return;
  empty(row);
  const told = row.querySelector<HTMLElement>(".findings");
  told?.setAttribute("hidden", "");
  const width = row.querySelector(".first")?.clientWidth ?? 0;
  const { found, happened } = caseView(data, width > 0 ? width : innerWidth, message);
  told?.after(found);
  row.querySelector(".first")?.after(happened);
}

function offer(row: HTMLDetailsElement): void {
  if (row.querySelector(".offer") !== null) return;
  const asked = button("Draw what happened", { class: "small" }, () => draw(row));
  row.querySelector(".first")?.after(el("p", { class: "offer" }, asked));
}

/** Gives a row its copy buttons, once. */
function equip(row: HTMLDetailsElement): void {
  if (row.querySelector("button.copy") !== null) return;
  for (const code of row.querySelectorAll<HTMLElement>("code.copied")) {
    const text = code.textContent ?? "";
    code.after(copyButton("the command", () => text));
  }
  const link = copyButton("link to this rule", () => `${location.href.split("#")[0]}#${row.id}`);
  link.textContent = "Copy link";
  row.querySelector(".sentence")?.after(link);
}
