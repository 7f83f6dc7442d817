import type { WorkerCase } from "../cases/worker/case.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import { workerLaws } from "../judges/worker/index.ts";

/** A rule that one case breaks, with what shows it. */
export interface BrokenRule {
  readonly rule: string;
  readonly findings: readonly Finding[];
}

/** What one case came to: the rules that it breaks, and the ids of all that it had something to show about. */
export interface JudgedAlone {
  readonly broken: readonly BrokenRule[];
  readonly met: readonly string[];
}

/** Judges one played case by every law for workers, or by those of these rules. */
export function judgeAlone(
  workerCase: WorkerCase,
  log: WorkerLog,
  tools: readonly DeclaredTool[],
  secret: string | undefined,
  rules?: ReadonlySet<string>,
): JudgedAlone {
  const around = {
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    secrets: secret === undefined ? [] : [secret],
  };
  const looked = workerLaws
    .filter(({ rule }) => rules?.has(rule) ?? true)
    .map((law) => ({ rule: law.rule, checks: [...law.judge(workerCase, log, around)] }))
    .filter(({ checks }) => checks.length > 0);
  const broken = looked.flatMap(({ rule, checks }) => {
    const findings = checks.filter((check) => !check.ok);
    return findings.length === 0 ? [] : [{ rule, findings }];
  });
  return { broken, met: looked.map(({ rule }) => rule) };
}
