import assets from "../../../src/generated/report-page.json" with { type: "json" };
import type { ReportDocument } from "../document.ts";
import { type Look, lookOf } from "../standing.ts";
import { caseData } from "./case-data.ts";
import { escaped, html, jsonForScript, type Markup } from "./escape.ts";
import { filters } from "./filters.ts";
import { rows } from "./rows.ts";
import { summary } from "./summary.ts";
import { tables } from "./tables.ts";

/**
 * A report as one HTML file that needs nothing else and no network: what it came to, a row for each rule, and for each
 * failing case a diagram of who sent what to whom. The logs in it come from strangers: nothing of them is run, and the
 * page's own script and style are the only ones that its policy lets through.
 */
export function htmlReport(document: ReportDocument): string {
  const failures = document.rules.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
  const lines = new Map(failures.map(({ rule }, line) => [rule, line]));
  const main = html`${summary(document)}
${tables(document)}
<section class="rules" aria-labelledby="rules"><h2 id="rules" tabindex="-1">Rules</h2>
<noscript><p class="quiet">This browser runs no scripts here: rows open and tell what was found; search, filters and diagrams need one.</p></noscript>
${filters(document.rules)}
<p id="none" class="quiet" hidden>No rule fits these filters.</p>
${rows(document.rules, (rule) => lines.get(rule))}</section>`;
  return page(document, main, failures.map((failure) => jsonForScript(caseData(failure))).join("\n"));
}

function page(document: ReportDocument, main: Markup, cases: string): string {
  const { verdict, target, suite, role } = document;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${assets.scriptHash}'; style-src '${assets.styleHash}'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${suite.name} ${escaped(suite.version)}">
<title>${verdict.passed}/${verdict.total} · ${escaped(target.name)} · ${role} conformance</title>
<link rel="icon" href="${icon(lookOf(document))}">
<style>${assets.style}</style>
</head>
<body>
<a class="skip" href="#rules">To the rules</a>
<main>
${main.markup}
</main>
<script type="application/json" id="cases">
${cases}
</script>
<script>${assets.script}</script>
</body>
</html>
`;
}

const COLOURS: Readonly<Record<Look, string>> = {
  conformant: "%231a7f4b",
  broken: "%23c0362c",
  unverified: "%236b3fa8",
  "nothing-checked": "%236e7781",
};

const icon = (look: Look): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='${COLOURS[look]}'/%3E%3C/svg%3E`;
