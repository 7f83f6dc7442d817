import { LEFT, shardName } from "../common/shard.ts";
import type { ReportDocument, ReportedRule } from "../report/document.ts";
import { sorted } from "../report/sorted.ts";
import { sumOf } from "./sum.ts";

/** What each rule comes to in all shards together, in the registry's order. */
export function mergedRules(reports: readonly ReportDocument[]): ReportedRule[] {
  const ids = reports[0]?.rules.map(({ id }) => id) ?? [];
  return ids.map((_, n) => {
    const merged = mergedRule(reports.flatMap(({ rules }) => rules[n] ?? []));
    const unseen = reports.find(
      ({ cases, rules }) => cases.cutShort !== undefined && rules[n]?.outcome === "not-verified",
    );
    return merged.outcome === "pass" && unseen !== undefined ? { ...merged, ...cutOff(unseen) } : merged;
  });
}

/** What a shard that was cut short has not met any more could be broken there, though it holds in others. */
const cutOff = ({ selection: { shard } }: ReportDocument): Pick<ReportedRule, "outcome" | "because"> => ({
  outcome: "not-verified",
  because: `${shard === undefined ? "a shard" : `shard ${shardName(shard)}`} was cut short before it was met there`,
});

/** Broken in one shard is broken; else it holds where it was met in any. */
function mergedRule(parts: readonly ReportedRule[]): ReportedRule {
  const met = parts.filter(({ outcome }) => outcome !== "not-applicable" && outcome !== "not-verified");
  const broken = met.filter(({ outcome }) => outcome !== "pass");
  const told = broken[0] ?? met[0] ?? parts.find(({ leftToShards }) => leftToShards !== true) ?? parts[0];
  if (told === undefined) throw new Error("A rule that no report holds was to be merged.");
  const { known: _, failure: _one, because, leftToShards, ...base } = told;
  const failure = smallest(broken.flatMap((rule) => rule.failure ?? []));
  return {
    ...base,
    ...(leftToShards === true ? neverMet(parts) : because === undefined ? {} : { because }),
    checked: sumOf(parts.map(({ checked }) => checked)),
    broken: sumOf(parts.map((rule) => rule.broken)),
    brokenIn: sorted(sumOf(parts.map(({ brokenIn }) => brokenIn))),
    ...knownOf(met.length === 0 ? parts : broken),
    ...(failure === undefined ? {} : { failure }),
  };
}

/** The reason is the one that a shard had beside being a shard. */
function neverMet(parts: readonly ReportedRule[]): Pick<ReportedRule, "outcome" | "because"> {
  const [because] = parts.flatMap((rule) => rule.because ?? []).filter((reason) => !reason.endsWith(LEFT));
  return {
    outcome: "not-verified",
    because: because ?? "nothing that the rule speaks about happened in any shard",
  };
}

/** It is known not to hold where it was known in every shard in which it did not. */
function knownOf(parts: readonly ReportedRule[]): Pick<ReportedRule, "known"> {
  const [known] = parts.flatMap((rule) => rule.known ?? []);
  return known !== undefined && parts.every((rule) => rule.known !== undefined) ? { known } : {};
}

type Failure = NonNullable<ReportedRule["failure"]>;

function smallest(failures: readonly Failure[]): Failure | undefined {
  const sized = failures.map((failure) => ({ failure, size: JSON.stringify(failure.case).length }));
  return sized.toSorted((a, b) => a.size - b.size)[0]?.failure;
}
