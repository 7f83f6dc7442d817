import {
  callsOf,
  type EngineCase,
  isDeferred,
  type PlannedAct,
  type PlannedDecision,
  standsAlone,
} from "../cases/engine/case.ts";
import { endersOf, isChained, isCounted, mentions, withoutCalls } from "./without-calls.ts";

/**
 * The ways to make a case plainer by one change, the largest first. It stays well formed: ids and names keep their meaning,
 * what is left of it is still expected by construction, and a sound engine passes it.
 */
export function plainer(engineCase: EngineCase): EngineCase[] {
  const { system, ...quiet } = engineCase;
  return [
    ...fewerRounds(engineCase),
    ...fewerCalls(engineCase),
    ...fewerActs(engineCase),
    ...fewerDecisions(engineCase),
    ...fewerTools(engineCase),
    ...fewerTurns(engineCase),
    ...(system === undefined ? [] : [quiet]),
  ];
}

/** The ids of the calls of each reply that makes some. */
const roundsOf = ({ turns }: EngineCase): string[][] =>
  turns.flatMap(({ replies }) =>
    replies.flatMap((reply) => ("calls" in reply ? [reply.calls.map(({ id }) => id)] : [])),
  );

function fewerRounds(engineCase: EngineCase): EngineCase[] {
  const rounds = roundsOf(engineCase);
  return rounds.length < 2 ? [] : rounds.flatMap((ids) => withoutCalls(engineCase, ids));
}

/** Half of the calls of a reply at once, then each alone: what needs two of many is found in few steps. */
function fewerCalls(engineCase: EngineCase): EngineCase[] {
  return roundsOf(engineCase).flatMap((ids) => {
    if (ids.length < 2) return [];
    const half = Math.ceil(ids.length / 2);
    const halves = ids.length < 4 ? [] : [ids.slice(half), ids.slice(0, half)];
    return [...halves, ...ids.map((id) => [id])].flatMap((gone) => withoutCalls(engineCase, gone));
  });
}

/** What is done beside the rest and must have no effect; what ends a call, or what others wait for, stays. */
const BESIDE: readonly PlannedAct["act"]["do"][] = ["settle", "decide", "input", "request", "blob"];

function fewerActs(engineCase: EngineCase): EngineCase[] {
  const { acts = [] } = engineCase;
  if (isCounted(engineCase) || isChained(engineCase)) return [];
  const needed = new Set(endersOf(engineCase).filter((part) => acts.includes(part as PlannedAct)));
  return acts.flatMap((act, n) => {
    const free = BESIDE.includes(act.act.do) && !needed.has(act) && !isAwaited(engineCase, act);
    return free ? [{ ...engineCase, acts: acts.toSpliced(n, 1) }] : [];
  });
}

/** Whether another act, an answer or a turn names it. */
function isAwaited({ acts = [], turns, decisions = [] }: EngineCase, act: PlannedAct): boolean {
  return [acts.filter((other) => other !== act), turns, decisions].some((part) => mentions(part, act.name));
}

/** Members of a decision that nothing else of a case depends on. */
const APART = ["state", "tck_newer"];

function isPlain({ answer }: PlannedDecision): boolean {
  const { afterActs, until, fatal } = answer;
  if ((afterActs ?? until ?? fatal) !== undefined) return false;
  return (
    answer.take === "proposed" ||
    (answer.take === "changed" && Object.keys(answer.with).every((name) => APART.includes(name)))
  );
}

function fewerDecisions(engineCase: EngineCase): EngineCase[] {
  const { decisions = [] } = engineCase;
  return decisions.flatMap((decision, n) =>
    isPlain(decision) ? [{ ...engineCase, decisions: decisions.toSpliced(n, 1) }] : [],
  );
}

function fewerTools(engineCase: EngineCase): EngineCase[] {
  const { tools, acts = [], decisions = [], turns } = engineCase;
  const used = new Set(callsOf(engineCase).map(({ tool }) => tool));
  const others = [acts, decisions, turns.map(({ payload }) => payload)];
  // What a model may search for is there for that, though it is never called.
  const idle = tools.filter(
    (tool) =>
      !used.has(tool.name) && !isDeferred(engineCase, tool) && !others.some((part) => mentions(part, tool.name)),
  );
  if (idle.length === 0) return [];
  const without = (gone: readonly unknown[]): EngineCase => ({
    ...engineCase,
    tools: tools.filter((tool) => !gone.includes(tool)),
  });
  return [without(idle), ...(idle.length < 2 ? [] : idle.map((tool) => without([tool])))];
}

function fewerTurns(engineCase: EngineCase): EngineCase[] {
  const { turns } = engineCase;
  return turns.length > 1 && standsAlone(engineCase) ? [{ ...engineCase, turns: turns.slice(0, 1) }] : [];
}
