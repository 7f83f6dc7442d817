import { empty, fill } from "./drawings.ts";
import { bindFilter, type Filter } from "./filter.ts";

/** What makes the page more than its text: rows that draw, a filter, links to one rule or one message. */
const filter = bindFilter(document.querySelector<HTMLFormElement>("form.filters")!);
bindRows();
bindAll("open-all", true);
bindAll("close-all", false);
follow(filter);
addEventListener("hashchange", () => follow(filter));

function bindRows(): void {
  // It does not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => isRow(target) && (target.open ? fill(target) : empty(target)),
    true,
  );
  document.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("summary")?.parentElement : undefined;
    if (isRow(row)) remember(row.open ? "" : `#${row.id}`);
  });
}

function isRow(target: unknown): target is HTMLDetailsElement {
  return target instanceof HTMLDetailsElement && target.classList.contains("rule");
}

/** Keeps the address at what was opened last, so that it can be sent to somebody. */
function remember(hash: string): void {
  try {
    history.replaceState(null, "", hash === "" ? location.href.split("#")[0] : hash);
  } catch {
    // A page in a frame may have no leave to.
  }
}

function bindAll(id: string, open: boolean): void {
  document.getElementById(id)!.addEventListener("click", () => {
    for (const row of document.querySelectorAll<HTMLDetailsElement>("details.rule:not([hidden])")) row.open = open;
  });
}

/** Opens what the address names: `#rule`, or `#rule@7` for its seventh message. */
function follow(by: Filter): void {
  const [id = "", message] = named(location.hash.slice(1)).split("@");
  const row = document.getElementById(id);
  if (!isRow(row)) return;
  if (row.hidden) by.clear();
  row.open = true;
  if (message !== undefined) {
    empty(row);
    fill(row, Number(message));
  }
  row.scrollIntoView({ block: "start" });
  row.querySelector("summary")?.focus({ preventScroll: true });
}

function named(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
