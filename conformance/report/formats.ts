/** What a report can be written as. Apart from the renderings, so that a command line is read without loading them. */
export const FILE_FORMATS = ["json", "junit", "markdown", "html", "sarif", "badge"] as const;

/** Those, and the text that a run ends with. */
export const REPORT_FORMATS = [...FILE_FORMATS, "terminal"] as const;

/** One of the ways in which a report can be written. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a comparison can be written as. */
export const DIFF_FORMATS = ["text", "markdown", "json"] as const;

/** One of them. */
export type DiffFormat = (typeof DIFF_FORMATS)[number];
