import { shardName } from "../common/shard.ts";
import type { ReportDocument } from "../report/document.ts";

/** Why these reports are not all shards of one run, in a sentence; undefined when they are. */
export function mergeFault(reports: readonly ReportDocument[]): string | undefined {
  const [first] = reports;
  if (first === undefined) return "There is no report to merge.";
  const whole = reports.findIndex(({ selection }) => selection.shard === undefined);
  if (whole >= 0) return `The ${nth(whole)} report is of a whole run: what is merged are the reports of --shard.`;
  return differing(reports, first) ?? missing(reports);
}

/** What all shards of a run have alike, and how it is spoken of. */
const ALIKE: readonly (readonly [string, (report: ReportDocument) => unknown])[] = [
  ["role", ({ role }) => role],
  ["number of shards", ({ selection }) => selection.shard?.count],
  ["seed (give every shard the same --seed)", ({ seed }) => seed],
  ["suite", ({ suite }) => suite.hash],
  ["features", ({ target }) => (target.features.length === 0 ? "none" : [...target.features].sort().join(","))],
  ["selection", ({ selection: { shard: _, ...asked } }) => JSON.stringify(asked)],
  ["rules", ({ rules }) => rules.map(({ id }) => id).join(",")],
];

function differing(reports: readonly ReportDocument[], first: ReportDocument): string | undefined {
  for (const [what, of] of ALIKE) {
    const other = reports.findIndex((report) => of(report) !== of(first));
    const [here, there] = [of(first), of(reports[other] ?? first)].map((one) => String(one).slice(0, 80));
    if (other >= 0)
      return `The reports are of different runs: the ${nth(other)} has another ${what} than the first, ${there} in the place of ${here}.`;
  }
  return undefined;
}

function missing(reports: readonly ReportDocument[]): string | undefined {
  const shards = reports.flatMap(({ selection: { shard } }) => shard ?? []);
  const count = shards[0]?.count ?? 0;
  const seen = shards.map(({ index }) => index);
  const twice = seen.find((index, n) => seen.indexOf(index) !== n);
  if (twice !== undefined) return `Shard ${shardName({ index: twice, count })} is there twice.`;
  const lacking = Array.from({ length: count }, (_, n) => n + 1).filter((index) => !seen.includes(index));
  if (lacking.length === 0) return undefined;
  const names = lacking.map((index) => shardName({ index, count })).join(", ");
  return `A run is all of its shards, and ${names} ${lacking.length === 1 ? "is" : "are"} not there.`;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const nth = (n: number): string => ORDINALS[n] ?? `${n + 1}th`;
