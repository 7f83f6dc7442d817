import type { EngineCase, PlannedReply } from "../cases/engine/case.ts";

/** The ways to make a case plainer by one change, the largest first. It stays well formed: ids and names keep their meaning. */
export function plainer(engineCase: EngineCase): EngineCase[] {
  const { turns, tools } = engineCase;
  const replies = turns[0]?.replies ?? [];
  const withReplies = (changed: readonly PlannedReply[]): EngineCase => ({
    ...engineCase,
    turns: turns.map((turn, n) => (n === 0 ? { ...turn, replies: changed } : turn)),
  });
  const rounds = replies.filter((reply) => "calls" in reply).length;
  const fewerRounds =
    rounds > 1
      ? replies.flatMap((reply, n) => ("calls" in reply ? [withReplies(replies.filter((_, m) => m !== n))] : []))
      : [];
  const fewerCalls = replies.flatMap((reply, n) => {
    if (!("calls" in reply) || reply.calls.length < 2) return [];
    return reply.calls.map((_, i) =>
      withReplies(replies.with(n, { calls: reply.calls.filter((_call, j) => j !== i) })),
    );
  });
  const used = new Set(replies.flatMap((reply) => ("calls" in reply ? reply.calls.map(({ tool }) => tool) : [])));
  const idle = tools.filter(({ name }) => !used.has(name));
  const fewerTools = idle.length > 0 ? [{ ...engineCase, tools: tools.filter(({ name }) => used.has(name)) }] : [];
  const fewerTurns = turns.length > 1 ? [{ ...engineCase, turns: turns.slice(0, 1) }] : [];
  const { acts = [], decisions = [] } = engineCase;
  const fewerActs = acts.map((_, n) => ({ ...engineCase, acts: acts.toSpliced(n, 1) }));
  const fewerDecisions = decisions.map((_, n) => ({ ...engineCase, decisions: decisions.toSpliced(n, 1) }));
  const { system, ...quiet } = engineCase;
  return [
    ...fewerRounds,
    ...fewerCalls,
    ...fewerActs,
    ...fewerDecisions,
    ...fewerTools,
    ...fewerTurns,
    ...(system === undefined ? [] : [quiet]),
  ];
}
