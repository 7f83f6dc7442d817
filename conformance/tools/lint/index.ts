export type { LintFinding, LintLevel, LintRule, LintTool } from "./finding.ts";
export { lintRules, lintTools } from "./lint.ts";
export { type ReadTools, readTools } from "./read-tools.ts";
export { lintSarif, renderLint } from "./render.ts";
