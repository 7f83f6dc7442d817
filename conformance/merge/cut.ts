import { CUT_SHORT_WORDS, type CutShort } from "../common/cut-short.ts";
import { shardName } from "../common/shard.ts";
import type { ReportDocument } from "../report/document.ts";
import type { Unfinished } from "../report/finish.ts";

/** What ends a run, that which says most of the target first. */
const REASONS: readonly CutShort[] = ["ended", "stalls", "bail", "interrupt", "time limit"];

/** Why the run that these are together was cut short; undefined when none of them was. */
export const mergedCut = (parts: readonly ReportDocument[]): CutShort | undefined =>
  REASONS.find((reason) => parts.some(({ cases }) => cases.cutShort === reason));

/** The merged report with a verdict that names each shard that was cut short: what was not played could hold anything. */
export function withCut(merged: Unfinished, parts: readonly ReportDocument[]): Unfinished {
  const cuts = parts.flatMap(cutOf);
  if (cuts.length === 0) return merged;
  const { verdict } = merged;
  const sentence = `${verdict.sentence} ${cuts.slice(0, MOST).join(" ")}${beyond(cuts.length)}`;
  if (verdict.kind === "nothing-checked") return { ...merged, verdict: { ...verdict, sentence } };
  return { ...merged, verdict: { ...verdict, kind: "broken", sentence, exitCode: 1 } };
}

/** Shards that are told one by one. */
const MOST = 5;

const beyond = (count: number): string => (count > MOST ? ` So were ${count - MOST} more.` : "");

function cutOf({ selection: { shard }, cases: { cutShort, notPlayed } }: ReportDocument): string[] {
  if (cutShort === undefined || shard === undefined) return [];
  const left = notPlayed === 0 ? "" : `, and ${notPlayed} of its cases ${notPlayed === 1 ? "was" : "were"} not played`;
  return [`Shard ${shardName(shard)} was cut short: ${CUT_SHORT_WORDS[cutShort]}${left}.`];
}
