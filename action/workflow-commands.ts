import { sayable } from "../conformance/report/sayable.ts";

/** How an annotation is shown. */
export type Severity = "error" | "warning" | "notice";

/** One remark on the run, as GitHub shows it beside the job. */
export interface Annotation {
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
}

const escapeText = (text: string): string =>
  sayable(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string => escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** The line that makes a remark. */
export const annotate = ({ severity, title, text }: Annotation): string =>
  `::${severity} title=${escapeProperty(title)}::${escapeText(text)}\n`;

/**
 * A line of the file in `GITHUB_OUTPUT`; the value has no line break, or it would end there and could say something else.
 */
export const output = (name: string, value: string): string => `${name}=${value.replaceAll(/[\r\n]+/g, " ")}\n`;

/** What GitHub shows of one step, in bytes; a longer summary is refused as a whole. */
const SUMMARY_BYTES = 1_000_000;

/** A summary that is short enough to be shown. */
export function cutSummary(markdown: string): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= SUMMARY_BYTES) return markdown;
  const kept = bytes
    .subarray(0, SUMMARY_BYTES)
    .toString("utf8")
    .replace(/\n[^\n]*$/, "");
  return `${kept}\n\nThe rest was too long to be shown here; the report has all of it.\n`;
}
