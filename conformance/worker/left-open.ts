import { decisionOf } from "../drivers/worker/decision-of.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import { exchangesFor, settlesOf } from "../judges/worker/pick.ts";

/** The valid calls that a worker answered without settling them: it may answer later, or it may have forgotten. */
export interface LeftOpen {
  calls: number;
  /** One such answer, as it came. */
  answer: string | undefined;
}

/** Adds what one case shows. */
export function noteLeftOpen(open: LeftOpen, log: WorkerLog): void {
  for (const exchange of exchangesFor(log, "call")) {
    const { answer, purpose } = exchange;
    if (purpose.call.fit !== "valid" || decisionOf(answer) === undefined || settlesOf(exchange).length > 0) continue;
    open.calls++;
    open.answer ??= answer?.text.slice(0, 80);
  }
}

const ABOUT_SETTLES = new Set(["worker/settles-its-call", "worker/keeps-parallel-calls-apart"]);

/** Why a rule on settles found nothing to look at, and what to do; undefined where calls left open are not the reason. */
export function whyUnsettled(rule: string, { calls, answer }: LeftOpen, engineServed: boolean): string | undefined {
  if (!ABOUT_SETTLES.has(rule) || calls === 0) return undefined;
  const remedy = engineServed
    ? "settle them through the engine's API, at TCK_ENGINE_URL with TCK_API_KEY, while the run waits"
    : "give --engine-port, and tell the worker that API's URL, so that it can settle them";
  return (
    `the worker left every valid call open (${calls} answers like ${answer === "" ? "an empty body" : answer}) and settled none of them later. ` +
    `To end a call at once, put one tool.result or tool.error into the decision's "actions"; to answer later, ${remedy}`
  );
}
