import type { EngineLog } from "../drivers/engine/log.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import { bugCurl } from "./curl.ts";
import { bugMarkdown } from "./markdown.ts";
import { inTellingOrder, type SavedRule } from "./saved-rule.ts";
import { type BugReport, brokenRules, engineSteps, workerSteps } from "./step.ts";

/** What a case came to: of either role. */
export type Seen = {
  readonly broken: readonly { readonly rule: string; readonly findings: readonly Finding[] }[];
  /** Of a case that was saved for one rule: what that comes to. */
  readonly saved?: SavedRule;
} & ({ readonly role: "engine"; readonly log: EngineLog } | { readonly role: "worker"; readonly log: WorkerLog });

/** The ways in which a case can be told. */
export const BUG_REPORT_FORMATS = ["markdown", "curl"] as const;

/** Tells a case to somebody who has no kit: as Markdown, or as a shell script. */
export function bugReport(seen: Seen, format: (typeof BUG_REPORT_FORMATS)[number]): string {
  const told: BugReport = {
    role: seen.role,
    broken: brokenRules(inTellingOrder(seen.broken, seen.saved)),
    ...(seen.saved === undefined ? {} : { saved: seen.saved }),
    steps: seen.role === "engine" ? engineSteps(seen.log) : workerSteps(seen.log),
    ...(seen.role === "engine" && seen.log.note !== undefined ? { note: seen.log.note } : {}),
  };
  return format === "curl" ? bugCurl(told) : bugMarkdown(told);
}
