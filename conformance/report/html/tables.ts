import type { ReportDocument } from "../document.ts";
import { html, type Markup } from "./escape.ts";
import { grouped } from "./facts.ts";

type Cell = Markup | string;

/** What else the run has seen, each as a table that opens: wrong examples first, then choices, tools and cases. */
export function tables(document: ReportDocument): Markup {
  const of =
    document.role === "worker" ? [examples(document), choices(document), tools(document)] : [choices(document)];
  return html`<div class="more">${[...of, cases(document), made(document)]}</div>`;
}

function choices({ choices: seen }: ReportDocument): Markup | undefined {
  const rows = seen.map(({ point, made }): Cell[] => [
    point,
    html`${Object.entries(made).map(([way, count]) => html`<span class="tag">${way} <b>${grouped(count)}</b></span> `)}`,
  ]);
  return table("Choices that the text leaves, as they were seen", ["Point", "Seen, and how often"], rows);
}

function examples(document: ReportDocument): Markup | undefined {
  if (document.role !== "worker") return undefined;
  const rows = document.examples
    .toSorted((a, b) => Number(a.ok) - Number(b.ok))
    .map(({ tool, name, ok, message }): Cell[] => [
      tool,
      name,
      ok ? "as it should" : html`<b class="wrong">${message}</b>`,
    ]);
  const wrong = document.examples.filter(({ ok }) => !ok).length;
  return table("Known inputs", ["Tool", "Input", "What came of it"], rows, wrong > 0);
}

function tools(document: ReportDocument): Markup | undefined {
  if (document.role !== "worker") return undefined;
  const rows = document.tools.map(({ name, called, because = "", drawn }): Cell[] => [
    html`<code>${name}</code>`,
    called ? "called" : `not called: ${because}`,
    drawn === undefined ? "" : `${drawn.kept} of ${drawn.tried} samples fitted its schema`,
  ]);
  return table("Tools", ["Tool", "Calls", "Arguments"], rows);
}

function cases({ cases: { byArea } }: ReportDocument): Markup | undefined {
  const rows = Object.entries(byArea).map(([area, count]): Cell[] => [area, grouped(count)]);
  return table("Cases by kind", ["Kind", "Played"], rows);
}

/** What an engine's cases were made of. */
function made({ cases }: ReportDocument): Markup | undefined {
  if (!("kinds" in cases)) return undefined;
  const rows = Object.entries(cases.kinds).flatMap(([name, kinds]) =>
    Object.entries(kinds).map(([kind, count]): Cell[] => [kind, name, grouped(count)]),
  );
  return table("What the cases were made of", ["Kind", "Of", "Cases"], rows);
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  open = false,
): Markup | undefined {
  if (rows.length === 0) return undefined;
  const head = heads.map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map(
    ([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  );
  const state = open ? html` open` : undefined;
  return html`<details class="paper"${state}><summary>${title} <span class="count">${rows.length}</span></summary>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></details>`;
}
