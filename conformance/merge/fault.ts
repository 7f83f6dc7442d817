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
  ["another role", ({ role }) => role],
  ["another number of shards", ({ selection }) => selection.shard?.count],
  ["another seed (give every shard the same --seed)", ({ seed }) => seed],
  ["another suite", ({ suite }) => suite.hash],
  ["another suite", ({ suite }) => `${suite.version} of ${suite.revision}, ${suite.requirements}`],
  // What nobody has named is called by its URL, which is another in each job.
  [
    "another target (give every shard the same --target-name)",
    ({ target, volatile }) => (volatile.includes(NAME) ? "" : target.name),
  ],
  ["another version of the target", ({ target }) => target.version ?? "none"],
  ["another list of features", ({ target }) => listed(target.features)],
  // A worker's are what was seen of it, in each shard something else.
  ["another list of offers", ({ role, target }) => (role === "engine" ? listed(target.offers) : "")],
  ["another selection", ({ selection: { shard: _, ...asked } }) => JSON.stringify(asked)],
  ["another list of rules", ({ rules }) => rules.map(({ id }) => id).join(",")],
  [
    "other levels of rules",
    ({ rules }) => rules.map(({ id, ...one }) => `${id} ${one.level} ${one.tier} ${one.profile}`).join(","),
  ],
];

const NAME = "/target/name";

const listed = (names: readonly string[]): string => (names.length === 0 ? "none" : names.toSorted().join(","));

function differing(reports: readonly ReportDocument[], first: ReportDocument): string | undefined {
  for (const [what, of] of ALIKE) {
    const other = reports.findIndex((report) => of(report) !== of(first));
    if (other < 0) continue;
    const [here, there] = apart(String(of(first)), String(of(reports[other] ?? first)));
    return `The reports are of different runs: the ${nth(other)} has ${what} than the first, ${there} in the place of ${here}.`;
  }
  return undefined;
}

/** Two texts in short; of long lists what follows from where they differ. */
function apart(here: string, there: string): readonly [string, string] {
  const [mine, other] = [here.split(","), there.split(",")];
  const from = here.length <= SHORT && there.length <= SHORT ? 0 : mine.findIndex((one, n) => one !== other[n]);
  const short = (list: readonly string[]): string => (from < 0 ? list : list.slice(from)).join(",").slice(0, SHORT);
  return [short(mine) || "nothing", short(other) || "nothing"];
}

const SHORT = 80;

function missing(reports: readonly ReportDocument[]): string | undefined {
  const shards = reports.flatMap(({ selection: { shard } }) => shard ?? []);
  const count = shards[0]?.count ?? 0;
  const seen = shards.map(({ index }) => index);
  const twice = seen.find((index, n) => seen.indexOf(index) !== n);
  if (twice !== undefined) return `Shard ${shardName({ index: twice, count })} is there twice.`;
  const stray = seen.find((index) => index < 1 || index > count);
  if (stray !== undefined) return `There is no shard ${shardName({ index: stray, count })}.`;
  const lacking = count - seen.length;
  if (lacking === 0) return undefined;
  const names = firstLacking(new Set(seen), count).map((index) => shardName({ index, count }));
  const more = lacking > names.length ? ` and ${lacking - names.length} more` : "";
  return `A run is all of its shards, and ${names.join(", ")}${more} ${lacking === 1 ? "is" : "are"} not there.`;
}

/** Shards that are named as lacking. */
const NAMED = 5;

/** The first that are not there, however many there should be. */
function firstLacking(seen: ReadonlySet<number>, count: number): number[] {
  const lacking: number[] = [];
  for (let index = 1; index <= count && lacking.length < NAMED; index++) if (!seen.has(index)) lacking.push(index);
  return lacking;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const nth = (n: number): string => ORDINALS[n] ?? `${n + 1}th`;
