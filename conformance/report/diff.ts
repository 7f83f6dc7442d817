import type { CutShort } from "../common/cut-short.ts";
import { type SelectionChange, selectionChanges } from "./diff-selection.ts";
import type { ProfileScore, ReportDocument, ReportedRule } from "./document.ts";
import { breaksRun, type Look, lookOf, titleOf } from "./standing.ts";

/** How a rule came out in two reports. */
export interface RuleChange {
  readonly id: string;
  readonly level: string;
  readonly sentence: string;
  /** Absent where only one of the two judged it. */
  readonly before?: string;
  readonly after?: string;
  /** The first finding of the later report. */
  readonly message?: string;
}

/** A choice that was made in another way. */
export interface ChoiceChange {
  readonly point: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What differs between two reports of the same role. */
export interface ReportDiff {
  readonly version: 1;
  readonly role: "engine" | "worker";
  readonly before: ReportSide;
  readonly after: ReportSide;
  /** False when the two suites do not have the same rules: then a change may be the suite's. */
  readonly sameSuite: boolean;
  /** What the two runs were asked for in another way: then a rule may be in only one of them. */
  readonly asked: readonly SelectionChange[];
  /** What is broken now and did not break the run: each is a reason for exit code 1. */
  readonly broke: readonly RuleChange[];
  /** What did not break the run, and could not be verified now: a reason for exit code 1 too. */
  readonly unverified: readonly RuleChange[];
  /** What was broken, and holds now. */
  readonly mended: readonly RuleChange[];
  /** What could not be verified, and holds now. */
  readonly verified: readonly RuleChange[];
  /** Other changes of an outcome or of a mark, as a new warning. */
  readonly changed: readonly RuleChange[];
  /** What breaks both runs, whether it is broken or not verified. */
  readonly stillBroken: readonly RuleChange[];
  readonly added: readonly RuleChange[];
  readonly removed: readonly RuleChange[];
  readonly choices: readonly ChoiceChange[];
  /** Profiles whose score is another. */
  readonly score: readonly { readonly profile: string; readonly before: string; readonly after: string }[];
}

/** One of the two reports. */
export interface ReportSide {
  readonly target: string;
  readonly suite: string;
  readonly seed: number;
  /** How the run looks: its verdict, or `unverified` where nothing is broken and not everything was seen. */
  readonly verdict: Look;
  readonly passed: number;
  readonly total: number;
  /** How many cases were not played, and why; absent where all were. */
  readonly notPlayed?: number;
  readonly cutShort?: CutShort;
}

/**
 * Compares two reports of the same role, the earlier one first. What is known, and warnings unless the later run was
 * strict, break nothing.
 */
export function diffReports(before: ReportDocument, after: ReportDocument): ReportDiff {
  const earlier = byId(before);
  const later = byId(after);
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].map((id): Pair => {
    const [a, b] = [earlier.get(id), later.get(id)];
    return { a, b, was: a !== undefined && breaksRun(a, before), is: b !== undefined && breaksRun(b, after) };
  });
  const those = (wanted: (pair: Pair) => boolean): RuleChange[] => changes.filter(wanted).map(changeOf);
  return {
    version: 1,
    role: after.role,
    before: sideOf(before),
    after: sideOf(after),
    sameSuite: before.suite.hash === after.suite.hash,
    asked: selectionChanges(before, after),
    broke: those((pair) => isNew(pair) && !isOpen(pair.b)),
    unverified: those((pair) => isNew(pair) && isOpen(pair.b)),
    mended: those((pair) => isOver(pair) && !isOpen(pair.a)),
    verified: those((pair) => isOver(pair) && isOpen(pair.a)),
    changed: those((pair) => {
      const { a, b } = pair;
      return a !== undefined && b !== undefined && !isNew(pair) && !isOver(pair) && wordOf(a) !== wordOf(b);
    }),
    stillBroken: those(({ was, is }) => was && is),
    added: those(({ a }) => a === undefined),
    removed: those(({ b }) => b === undefined),
    choices: choicesOf(before, after),
    score: scoresOf(before.score, after.score),
  };
}

interface Pair {
  readonly a: ReportedRule | undefined;
  readonly b: ReportedRule | undefined;
  /** Whether it breaks the run, then and now. */
  readonly was: boolean;
  readonly is: boolean;
}

/** It breaks the run now, and did not. */
const isNew = ({ was, is }: Pair): boolean => is && !was;
/** It broke the run, and holds now. */
const isOver = ({ was, is, b }: Pair): boolean => was && !is && b?.outcome === "pass";

const isOpen = (rule: ReportedRule | undefined): boolean => rule?.outcome === "not-verified";

const byId = ({ rules }: ReportDocument): ReadonlyMap<string, ReportedRule> =>
  new Map((rules as readonly ReportedRule[]).map((rule) => [rule.id, rule]));

/** An outcome with its mark. */
const wordOf = ({ outcome, known }: ReportedRule): string =>
  known === undefined ? outcome : `${outcome} (${known.as === "flaky" ? "flaky" : "known"})`;

function changeOf({ a, b }: Pair): RuleChange {
  const { id, level, sentence } = (b ?? a)!;
  const message = b?.failure?.findings[0]?.message ?? (b?.outcome === "not-verified" ? b.because : undefined);
  return {
    id,
    level,
    sentence,
    ...(a === undefined ? {} : { before: wordOf(a) }),
    ...(b === undefined ? {} : { after: wordOf(b) }),
    ...(message === undefined ? {} : { message }),
  };
}

function sideOf(document: ReportDocument): ReportSide {
  const { suite, seed, verdict, cases } = document;
  const { passed, total } = verdict;
  return {
    target: titleOf(document),
    suite: `${suite.name} ${suite.version}`,
    seed,
    verdict: lookOf(document),
    passed,
    total,
    ...(cases.notPlayed === 0 ? {} : { notPlayed: cases.notPlayed }),
    ...(cases.cutShort === undefined ? {} : { cutShort: cases.cutShort }),
  };
}

/** A choice that only one of the two met has not changed: it was not seen. */
function choicesOf({ choices: then }: ReportDocument, { choices: now }: ReportDocument): ChoiceChange[] {
  const earlier = new Map(then.map(({ point, made }) => [point, Object.keys(made)]));
  return now.flatMap(({ point, made }) => {
    const before = earlier.get(point);
    const after = Object.keys(made);
    if (before === undefined || before.toSorted().join("\n") === after.toSorted().join("\n")) return [];
    return [{ point, before, after }];
  });
}

function scoresOf(then: readonly ProfileScore[], now: readonly ProfileScore[]): ReportDiff["score"] {
  const profiles = [...new Set([...then, ...now].map(({ profile }) => profile))];
  const scoreIn = (list: readonly ProfileScore[], profile: string): string => {
    const found = list.find((one) => one.profile === profile);
    return found === undefined ? "not judged" : `${found.passed} of ${found.total}`;
  };
  return profiles
    .map((profile) => ({ profile, before: scoreIn(then, profile), after: scoreIn(now, profile) }))
    .filter(({ before, after }) => before !== after);
}

/** The exit code of a comparison: 1 when something broke, or can no longer be verified. */
export const diffExitCode = ({ broke, unverified }: ReportDiff): 0 | 1 =>
  broke.length + unverified.length === 0 ? 0 : 1;
