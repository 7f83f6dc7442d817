import type { KnownFailures } from "./list.ts";
import { entryFor, type Judged } from "./mark.ts";

/** A rule that is broken so far. */
export interface BrokenSoFar {
  readonly broken: number;
  readonly brokenIn: Readonly<Record<string, number>>;
}

/** Whether a MUST rule is broken that is not known to be: what a run that is to bail out ends at. */
export function isBroken(
  rules: readonly Pick<Judged, "id" | "level" | "tier">[],
  soFar: ReadonlyMap<string, BrokenSoFar>,
  known: KnownFailures | undefined,
): boolean {
  const listed = [...(known?.failures ?? []), ...(known?.flaky ?? [])];
  return rules.some((rule) => {
    const { broken = 0, brokenIn = {} } = soFar.get(rule.id) ?? {};
    if (broken === 0 || !rule.level.startsWith("MUST")) return false;
    return entryFor({ ...rule, outcome: "fail", brokenIn }, listed) === undefined;
  });
}
