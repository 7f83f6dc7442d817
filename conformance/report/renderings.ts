import { badgeReport } from "./badge.ts";
import type { ReportDocument } from "./document.ts";
import type { ReportFormat } from "./formats.ts";
import { htmlReport } from "./html/index.ts";
import { junitReport } from "./junit.ts";
import { markdownReport } from "./markdown.ts";
import { sarifReport } from "./sarif.ts";
import { sayable } from "./sayable.ts";
import { terminalReport } from "./terminal.ts";

/** Every way to write a report; `path` is where it goes, as far as that matters. */
const RENDERINGS: Readonly<Record<ReportFormat, (document: ReportDocument, path: string) => string>> = {
  json: (document) => `${JSON.stringify(document, null, 2)}\n`,
  junit: junitReport,
  markdown: (document) => sayable(markdownReport(document)),
  html: htmlReport,
  sarif: sarifReport,
  badge: badgeReport,
  terminal: (document) => sayable(terminalReport(document)),
};

/**
 * Writes a report: `json` (the document itself), `junit` (XML), `markdown` (for a step summary), `html` (one page),
 * `sarif` (2.1.0), `badge` (JSON for shields, or an SVG when `path` ends in .svg), `terminal` (plain text).
 */
export function renderReport(document: ReportDocument, format: ReportFormat, path = ""): string {
  return RENDERINGS[format](document, path);
}
