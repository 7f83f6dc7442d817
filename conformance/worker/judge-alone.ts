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

/** Judges one played case by every law for workers. */
export function judgeAlone(
  workerCase: WorkerCase,
  log: WorkerLog,
  tools: readonly DeclaredTool[],
  secret: string | undefined,
): readonly BrokenRule[] {
  const around = {
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    secrets: secret === undefined ? [] : [secret],
  };
  return workerLaws.flatMap((law) => {
    const findings = [...law.judge(workerCase, log, around)].filter((check) => !check.ok);
    return findings.length === 0 ? [] : [{ rule: law.rule, findings }];
  });
}
