import { isObject } from "../../src/json/own.ts";
import { type Fault, fault, optional, shapes, type Test } from "../common/shape.ts";
import { DOCUMENT_VERSION, type ReportDocument } from "./document.ts";
import { engineFailure, workerFailure } from "./read-failure.ts";
import { both, count, each, instant, matching, milliseconds, number, oneOf } from "./read-parts.ts";

/** A report, or where it is broken. */
export type ReadReport = { readonly ok: true; readonly value: ReportDocument } | ({ readonly ok: false } & Fault);

/** Reads a report that a run has saved: everything that renderings and comparisons look at must be as it says. */
export function readReport(value: unknown): ReadReport {
  const found = reportTest(value, "");
  return found === undefined ? { ok: true, value: value as ReportDocument } : { ok: false, ...found };
}

const { members, listOf, text, flag } = shapes(fault);

const texts = listOf(text, 0);
const counts = each(count);
const outcome = oneOf("pass", "fail", "warn", "not-applicable", "not-verified");
/** Words that the suite has made up: they stand unquoted in tables and links. */
const word = matching(/^[\w.+-]+$/, "a word of letters, digits, dots, hyphens and plus signs");
const ruleId = matching(/^[\w.-]+(?:\/[\w.-]+)*$/, "the id of a rule");
const level = matching(/^[A-Z]+(?: NOT)?$/, "MUST, SHOULD, MAY or the like");

const outcomes = members({ pass: count, fail: count, warn: count, "not-applicable": count, "not-verified": count });

const passedOfTotal: Test = (value, at) =>
  isObject(value) && Number(value["passed"]) > Number(value["total"])
    ? fault(`${at}/passed`, `must be at most the total, ${String(value["total"])}`, value["passed"])
    : undefined;

const ruleOf = (failure: Test): Test =>
  members({
    id: ruleId,
    tier: word,
    level,
    profile: word,
    outcome,
    checked: count,
    broken: count,
    brokenIn: counts,
    known: optional(
      members({ as: oneOf("failure", "flaky"), reason: text, link: optional(text), expires: optional(text) }),
    ),
    sentence: text,
    mend: text,
    because: optional(text),
    leftToShards: optional(oneOf(true)),
    failure: optional(failure),
  });

const oneOfShards: Test = (value, at) =>
  isObject(value) && (Number(value["index"]) < 1 || Number(value["index"]) > Number(value["count"]))
    ? fault(`${at}/index`, `must be one of the ${String(value["count"])} shards, from 1 on`, value["index"])
    : undefined;

const selection: Test = members({
  runs: count,
  ...Object.fromEntries(["profiles", "rules", "areas", "tools", "excludeTools"].map((name) => [name, optional(texts)])),
  shard: optional(both(members({ index: count, count }), oneOfShards)),
  strict: optional(flag),
});

const common: Readonly<Record<string, Test>> = {
  version: oneOf(DOCUMENT_VERSION),
  role: oneOf("engine", "worker"),
  volatile: texts,
  suite: members({ name: oneOf("toolcall-tck"), version: word, hash: text, revision: word, requirements: text }),
  target: members({ name: text, version: optional(text), url: text, features: texts, offers: texts }),
  seed: number,
  selection,
  verdict: both(
    members({
      kind: oneOf("conformant", "broken", "nothing-checked"),
      sentence: text,
      passed: count,
      total: count,
      known: optional(count),
      exitCode: oneOf(0, 1, 3),
    }),
    passedOfTotal,
  ),
  score: listOf(
    both(members({ profile: word, passed: count, total: count, outcomes, known: count }), passedOfTotal),
    0,
  ),
  notClaimed: listOf(word, 0),
  choices: listOf(members({ point: text, made: counts }), 0),
  listFaults: optional(texts),
  timings: members({ startedAt: instant, milliseconds }),
  environment: members({ node: text, platform: text, arch: text, concurrency: number }),
};

const played = {
  total: count,
  byArea: counts,
  ends: counts,
  notPlayed: count,
  notLookedAgain: optional(count),
  cutShort: optional(oneOf("interrupt", "ended", "stalls", "bail", "time limit")),
};

const engineTest: Test = members({
  ...common,
  rules: listOf(ruleOf(engineFailure), 0),
  cases: members({ ...played, generated: count, fixed: count, flaky: count, kinds: each(counts) }),
  exchanges: members({ client: count, worker: count, provider: count }),
});

const drawn: Test = members({ kept: count, tried: count });

const workerTest: Test = members({
  ...common,
  rules: listOf(ruleOf(workerFailure), 0),
  cases: members(played),
  exchanges: members({ sent: count, answered: count }),
  tools: listOf(members({ name: text, called: flag, because: optional(text), drawn: optional(drawn) }), 0),
  examples: listOf(members({ tool: text, name: text, ok: flag, message: text }), 0),
});

const reportTest: Test = (value, at) =>
  (isObject(value) && value["role"] === "worker" ? workerTest : engineTest)(value, at);
