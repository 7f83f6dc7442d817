import type { LintFinding, LintRule, LintTool } from "./finding.ts";
import { schemaRules } from "./schemas.ts";
import { wordRules } from "./words.ts";

/** Every rule of the linter, in the order in which findings are listed. */
export const lintRules: readonly LintRule[] = [...wordRules, ...schemaRules];

/** Looks at tools as a model and a provider will. The same tools give the same findings in the same order. */
export function lintTools(tools: readonly LintTool[]): LintFinding[] {
  return tools.flatMap((tool) =>
    lintRules.flatMap((rule) =>
      [...rule.look(tool, tools)].map(([pointer, message]) => ({
        rule: rule.id,
        level: rule.level,
        tool: tool.name,
        pointer,
        message: `${message}.`,
        fix: rule.fix,
      })),
    ),
  );
}
