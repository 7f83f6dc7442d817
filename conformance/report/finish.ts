import { bounded } from "./bounds.ts";
import type { EngineReport, ReportDocument, WorkerReport } from "./document.ts";
import { scoreOf } from "./score.ts";
import { withoutSecrets } from "./secrets.ts";

/** A report as a builder leaves it: the rules are not counted yet, since what is known is marked first. */
export type Unfinished = Omit<EngineReport, "score"> | Omit<WorkerReport, "score">;

/** Counts the rules of a report, bounds its logs, and takes these secrets out of all of its texts. */
export function finished<R extends Unfinished>(
  report: R,
  secrets: readonly (string | undefined)[],
): R & ReportDocument {
  const { rules } = report as ReportDocument;
  const { version, role, volatile, suite, target, seed, selection, verdict, ...rest } = report;
  const head = { version, role, volatile, suite, target, seed, selection, verdict };
  const whole = { ...head, score: scoreOf(rules), ...rest } as unknown as R & ReportDocument;
  return withoutSecrets(bounded(whole), secrets);
}
