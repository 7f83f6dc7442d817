import { button } from "./dom.ts";

/** How long a button says what became of it, in milliseconds. */
const SAID_FOR = 1_600;

/** A button that copies a text; `what` names it for those who do not see where the button stands. */
export function copyButton(what: string, text: () => string): HTMLButtonElement {
  const made = button("Copy", { class: "copy", "aria-label": `Copy ${what}` }, () => {
    void copied(text()).then((done) => {
      const said = done ? "Copied" : "Select it and copy by hand";
      made.textContent = said;
      announce(done ? `Copied ${what}` : said);
      setTimeout(() => {
        made.textContent = "Copy";
      }, SAID_FOR);
    });
  });
  return made;
}

/** A page opened from a file may have no clipboard, or no leave to use it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

function copiedTheOldWay(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "away";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus({ preventScroll: true });
  return done;
}

/** Tells it to those who hear the page. */
function announce(text: string): void {
  let said = document.getElementById("said");
  if (said === null) {
    said = document.createElement("p");
    said.id = "said";
    said.className = "away";
    said.setAttribute("role", "status");
    document.body.append(said);
  }
  said.textContent = text;
}
