import type { ReportDocument } from "./document.ts";
import { LOOK_WORDS, lookOf } from "./standing.ts";
import { xmlText } from "./xml.ts";

const LABEL = "tool calls";

/** Colours by verdict: their names at shields, and what they are. */
const COLORS = {
  conformant: ["brightgreen", "#2f8f46"],
  known: ["green", "#5f8a2a"],
  broken: ["red", "#c0392b"],
  unverified: ["yellow", "#9a6a00"],
  "nothing-checked": ["lightgrey", "#6b7280"],
} as const;

/**
 * A report as a badge: the JSON that shields takes from an endpoint, or, where the path ends in .svg, an image. It names
 * the verdict and the MUST rules that hold, of those that apply.
 */
export function badgeReport(document: ReportDocument, path = ""): string {
  const [name, hex] = COLORS[kindOf(document)];
  const message = messageOf(document);
  if (path.toLowerCase().endsWith(".svg")) return svg(message, hex);
  const badge = { schemaVersion: 1, label: LABEL, message, color: name };
  return `${JSON.stringify(badge, null, 2)}\n`;
}

function kindOf(document: ReportDocument): keyof typeof COLORS {
  const look = lookOf(document);
  return look === "conformant" && (document.verdict.known ?? 0) > 0 ? "known" : look;
}

function messageOf(document: ReportDocument): string {
  const { passed, total } = document.verdict;
  const look = lookOf(document);
  return look === "nothing-checked" ? LOOK_WORDS[look] : `${LOOK_WORDS[look]} ${passed}/${total}`;
}

/** Roughly how wide a text is in Verdana at 11 pixels: enough, since `textLength` sets it to just that. */
const widthOf = (text: string): number => Math.round(text.length * 6.5);

function svg(message: string, color: string): string {
  const [left, right] = [widthOf(LABEL) + 12, widthOf(message) + 12];
  const title = xmlText(`${LABEL}: ${message}`);
  const text = (words: string, x: number): string =>
    `<text x="${x}" y="14" textLength="${widthOf(words)}" lengthAdjust="spacingAndGlyphs">${xmlText(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3f4650"/>`,
    `<rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
    `<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    `${text(LABEL, 6)}${text(message, left + 6)}</g>`,
    "</svg>\n",
  ].join("\n");
}
