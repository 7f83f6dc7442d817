/** What makes the search box and the chips work: a rule is shown when it fits each facet that has a chip pressed. */
export interface Filter {
  /** Shows everything again. */
  clear(): void;
}

interface Row {
  readonly element: HTMLElement;
  readonly text: string;
}

/** Binds the form; rows and chips are in the page already. */
export function bindFilter(form: HTMLFormElement): Filter {
  const rows = [...document.querySelectorAll<HTMLElement>("details.rule")].map(
    (element): Row => ({ element, text: (element.textContent ?? "").toLowerCase() }),
  );
  const chips = [...form.querySelectorAll<HTMLButtonElement>(".chip")];
  const search = form.querySelector<HTMLInputElement>("#find")!;

  const apply = (): void => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    const pressed = pressedOf(chips);
    const shown = new Set(found.filter((row) => fits(row, pressed)));
    for (const row of rows) row.element.hidden = !shown.has(row);
    for (const chip of chips) count(chip, found, pressed);
    for (const group of document.querySelectorAll<HTMLElement>(".group")) {
      group.hidden = group.querySelector("details.rule:not([hidden])") === null;
    }
    form.querySelector("#shown")!.textContent = `${shown.size} of ${rows.length} rules`;
    document.getElementById("none")!.hidden = shown.size > 0;
    form.querySelector<HTMLButtonElement>("#clear")!.disabled = shown.size === rows.length;
  };

  for (const chip of chips) {
    chip.addEventListener("click", () => {
      chip.setAttribute("aria-pressed", String(chip.ariaPressed !== "true"));
      apply();
    });
  }
  search.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  const clear = (): void => {
    search.value = "";
    for (const chip of chips) chip.setAttribute("aria-pressed", "false");
    apply();
  };
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    clear();
    search.focus();
  });
  apply();
  form.hidden = false;
  return { clear };
}

/** By facet, the values that are wanted. */
type Pressed = ReadonlyMap<string, ReadonlySet<string>>;

function pressedOf(chips: readonly HTMLButtonElement[]): Pressed {
  const wanted = chips.filter((chip) => chip.ariaPressed === "true");
  const byFacet = Map.groupBy(wanted, ({ dataset }) => dataset["facet"]!);
  return new Map([...byFacet].map(([facet, own]) => [facet, new Set(own.map(({ dataset }) => dataset["value"]!))]));
}

function fits({ element }: Row, pressed: Pressed, but?: string): boolean {
  return [...pressed].every(([facet, values]) => facet === but || values.has(element.dataset[facet] ?? ""));
}

/** A chip says how many rules there are of it, the other facets and the search as they are. */
function count(chip: HTMLButtonElement, found: readonly Row[], pressed: Pressed): void {
  const { facet = "", value } = chip.dataset;
  const number = found.filter((row) => row.element.dataset[facet] === value && fits(row, pressed, facet)).length;
  chip.querySelector("b")!.textContent = String(number);
  chip.classList.toggle("none", number === 0);
}
