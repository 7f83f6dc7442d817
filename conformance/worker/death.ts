import type { WorkerCase } from "../cases/worker/case.ts";
import type { Child, Ended } from "../common/child.ts";
import { endText, saidText } from "../common/ended-text.ts";
import type { Exchange, WorkerLog } from "../drivers/worker/log.ts";

/** The process behind a worker that was started for the run: whether it has ended by itself, and how it is had again. */
export type StartedProcess = Pick<Child, "ended" | "restart">;

/** A case in which the worker's process ended. */
export interface Death {
  readonly workerCase: WorkerCase;
  /** With how the process ended, as the reason why the request that it took along has no answer. */
  readonly log: WorkerLog;
  /** How it ended, after what, and what it said. */
  readonly sentence: string;
}

/** Whether the worker's process has ended while this case was played; undefined where none was started, or it lives. */
export async function deathIn(
  workerCase: WorkerCase,
  log: WorkerLog,
  started: StartedProcess | undefined,
): Promise<Death | undefined> {
  const lost = log.exchanges.find(({ answer, failure }) => answer === undefined && failure !== undefined);
  const ended = lost === undefined ? undefined : await started?.ended();
  if (lost === undefined || ended === undefined) return undefined;
  const exchanges = log.exchanges.map((one) =>
    one.answer !== undefined
      ? one
      : { ...one, failure: `${endText(ended)} ${one === lost ? "after" : "before"} this request${saidText(ended)}` },
  );
  const before = log.exchanges.slice(0, log.exchanges.indexOf(lost)).findLast(({ purpose }) => "call" in purpose);
  const after = [purposeText(lost), ...("call" in lost.purpose || !before ? [] : [`after ${purposeText(before)}`])];
  return {
    workerCase,
    log: { ...log, exchanges },
    sentence: sentenceOf(ended, `after ${after.join(", ")} in a ${workerCase.area} case`),
  };
}

/** Plays cases with a process that lives: it is started again where it has ended. Rejects with a StartError when it cannot be. */
export function kept(
  play: (workerCase: WorkerCase) => Promise<WorkerLog>,
  started: StartedProcess | undefined,
): (workerCase: WorkerCase) => Promise<WorkerLog> {
  if (started === undefined) return play;
  let unsure = true;
  return async (workerCase) => {
    if (unsure && (await started.ended()) !== undefined) await started.restart();
    const log = await play(workerCase);
    unsure = log.exchanges.some(({ answer }) => answer === undefined);
    return (await deathIn(workerCase, log, started))?.log ?? log;
  };
}

/** How a process ended, and when, in a sentence with the last that it said. */
export const sentenceOf = (ended: Ended, when: string): string =>
  `${capital(endText(ended))} ${when}${saidText(ended) || "."}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function purposeText({ purpose }: Exchange): string {
  if (purpose.for === "call" || purpose.for === "resumed" || purpose.for === "after-abuse")
    return `the call of ${purpose.call.tool}`;
  if (purpose.for === "told" || purpose.for === "session") return `the trigger ${purpose.trigger}`;
  if (purpose.for === "abuse") return `a request that no engine sends (${purpose.abuse})`;
  return "a session's start";
}
