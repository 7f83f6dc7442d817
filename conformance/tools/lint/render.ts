import type { LintFinding, LintLevel } from "./finding.ts";
import { lintRules } from "./lint.ts";

/** The findings as plain text, tool by tool, with a last line that counts them. */
export function renderLint(findings: readonly LintFinding[]): string {
  const tools = [...new Set(findings.map(({ tool }) => tool))];
  const blocks = tools.map((tool) => {
    const own = findings.filter((finding) => finding.tool === tool);
    return [
      tool,
      ...own.map(
        ({ level, rule, pointer, message, fix }) => `  ${level.padEnd(8)}${rule}  ${pointer}\n    ${message} ${fix}`,
      ),
    ].join("\n");
  });
  const count = (level: LintLevel) => {
    const n = findings.filter((finding) => finding.level === level).length;
    return `${n} ${level}${n === 1 ? "" : "s"}`;
  };
  const last = `${count("error")}, ${count("warning")}, ${count("note")}`;
  return `${[...blocks, last].join("\n\n")}\n`;
}

/**
 * The findings as SARIF 2.1.0, the form that code hosts show beside the code.
 * @param uri the file that the tools come from, as a relative path or a URL.
 */
export function lintSarif(findings: readonly LintFinding[], uri: string): object {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "toolcall-tck lint",
            rules: lintRules.map(({ id, why, fix, level }) => ({
              id,
              shortDescription: { text: why },
              help: { text: fix },
              defaultConfiguration: { level },
            })),
          },
        },
        results: findings.map(({ rule, level, tool, pointer, message, fix }) => ({
          ruleId: rule,
          level,
          message: { text: `${tool}: ${message} ${fix}` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri } },
              logicalLocations: [{ name: tool, fullyQualifiedName: `${tool}${pointer}` }],
            },
          ],
        })),
      },
    ],
  };
}
