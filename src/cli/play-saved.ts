import { replayEngineCases } from "../../conformance/engine/suite.ts";
import { replayWorkerCase, type Seen } from "../../conformance/index.ts";
import { reachable } from "./actions/target.ts";
import { claimed, type EngineOptions, engineTarget } from "./engine-target.ts";
import type { Io } from "./io.ts";
import { openWorker } from "./open-worker.ts";
import { engineCaseOf, type SavedCase, workerCaseOf } from "./saved-case.ts";
import { listenProblem, suitePortRemedy } from "./serving.ts";
import { wantedEngineRules, wantedWorkerRules } from "./wanted-rules.ts";
import { wireLog } from "./wire-log.ts";
import { spokenTo } from "./worker-target.ts";

/** How the target that saved cases are played against is named, and how it is spoken to. */
export interface PlayOptions extends EngineOptions {
  readonly enginePort?: number;
  readonly header?: Readonly<Record<string, string>>;
  /** Milliseconds that a worker's answer may take. */
  readonly timeout?: number;
  /** Milliseconds in which nothing moves, until a case against an engine has stalled. */
  readonly patience?: number;
  readonly verbose?: boolean;
}

/** What was seen of a case, and the rules that it had something to show about, before it is told. */
export type Judged = Seen & { readonly met: readonly string[] };

/** The rules that a case is judged by. */
export const rulesFor = (
  { role, from }: SavedCase,
  { features }: Pick<PlayOptions, "features">,
): ReadonlySet<string> | undefined =>
  role === "engine"
    ? wantedEngineRules(from, features === undefined ? undefined : claimed(features))
    : wantedWorkerRules(from);

/** Plays cases of one role one after the other against one target, and gives each as it has ended. */
export async function* playSaved(cases: readonly SavedCase[], given: PlayOptions, io: Io): AsyncGenerator<Judged> {
  yield* cases[0]?.role === "engine" ? playOnEngine(cases, given, io) : playOnWorker(cases, given, io);
}

async function* playOnEngine(cases: readonly SavedCase[], given: PlayOptions, io: Io): AsyncGenerator<Judged> {
  const asked = cases.map((one) => ({ engineCase: engineCaseOf(one), rules: rulesFor(one, given) }));
  const target = await engineTarget(given, io);
  if (given.url !== undefined) await reachable(given.url);
  const onExchange = wireLog(io.err, given.verbose);
  const watched = {
    ...target,
    ...(given.patience !== undefined && { patienceMs: given.patience }),
    ...(onExchange !== undefined && { onExchange }),
    signal: io.signal,
  };
  try {
    for await (const played of replayEngineCases(asked, watched)) yield { role: "engine", ...played };
  } catch (thrown) {
    throw listenProblem(thrown, suitePortRemedy);
  }
}

async function* playOnWorker(cases: readonly SavedCase[], given: PlayOptions, io: Io): AsyncGenerator<Judged> {
  const asked = cases.map((one) => ({ workerCase: workerCaseOf(one), rules: rulesFor(one, given) }));
  const { workerSecret: secret, agentId, header, timeout } = given;
  const target = await openWorker({ ...given, ...(secret !== undefined && { secret }) }, io);
  try {
    await reachable(target.url);
    const spoken = spokenTo({
      agent: agentId,
      ...(secret !== undefined && { secret }),
      ...(header !== undefined && { header }),
      ...(timeout !== undefined && { timeout }),
    });
    const onExchange = wireLog(io.err, given.verbose);
    const watched = { url: target.url, ...target.api, ...spoken, ...(onExchange !== undefined && { onExchange }) };
    for (const { workerCase, rules } of asked)
      yield { role: "worker", ...(await replayWorkerCase(workerCase, watched, rules)) };
  } finally {
    await target.close();
  }
}
