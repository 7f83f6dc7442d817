import { isObject } from "../../src/json/own.ts";
import { type Fault, shapes, type Test } from "../common/shape.ts";
import { DOCUMENT_VERSION, type ReportDocument } from "./document.ts";

/** A report, or where it is broken. */
export type ReadReport = { readonly ok: true; readonly value: ReportDocument } | ({ readonly ok: false } & Fault);

/** Reads a report that a run has saved: everything that renderings and comparisons look at must be as it says. */
export function readReport(value: unknown): ReadReport {
  const found = reportTest(value, "");
  return found === undefined ? { ok: true, value: value as ReportDocument } : { ok: false, ...found };
}

const fault = (pointer: string, message: string, got: unknown): Fault => ({
  pointer,
  message: `${message}; it is ${JSON.stringify(got)?.slice(0, 80) ?? "absent"}`,
});
const { members, listOf, text, flag, anyObject } = shapes(fault);

const number: Test = (value, at) => (typeof value === "number" ? undefined : fault(at, "must be a number", value));
const texts = listOf(text, 0);

const oneOf =
  (...values: readonly unknown[]): Test =>
  (value, at) =>
    values.includes(value) ? undefined : fault(at, `must be ${values.map(String).join(" or ")}`, value);

const optional =
  (test: Test): Test =>
  (value, at) =>
    value === undefined ? undefined : test(value, at);

const each =
  (test: Test): Test =>
  (value, at) =>
    isObject(value)
      ? members(Object.fromEntries(Object.keys(value).map((name) => [name, test])))(value, at)
      : fault(at, "must be an object", value);

const counts = each(number);
const outcome = oneOf("pass", "fail", "warn", "not-applicable", "not-verified");

const finding: Test = members({
  ok: oneOf(false),
  at: listOf(number, 0),
  pointer: text,
  expected: text,
  got: text,
  message: text,
});

const exchange: Test = members({ n: number, at: number, method: text, headers: each(text), text });

const failure: Test = members({
  version: oneOf(1),
  role: oneOf("engine", "worker"),
  rule: text,
  seed: number,
  findings: listOf(finding, 0),
  findingsLeftOut: optional(number),
  case: anyObject,
  log: members({ end: text, exchanges: listOf(exchange, 0) }),
  reproduced: flag,
  shrink: optional(members({ tries: number, before: number, after: number })),
  file: optional(text),
  replay: optional(text),
});

const rule: Test = members({
  id: text,
  tier: text,
  level: text,
  profile: text,
  outcome,
  checked: number,
  broken: number,
  brokenIn: counts,
  known: optional(
    members({ as: oneOf("failure", "flaky"), reason: text, link: optional(text), expires: optional(text) }),
  ),
  sentence: text,
  mend: text,
  because: optional(text),
  failure: optional(failure),
});

const common: Readonly<Record<string, Test>> = {
  version: oneOf(DOCUMENT_VERSION),
  role: oneOf("engine", "worker"),
  volatile: texts,
  suite: members({ name: oneOf("toolcall-tck"), version: text, hash: text, revision: text, requirements: text }),
  target: members({ name: text, version: optional(text), url: text, features: texts, offers: texts }),
  seed: number,
  selection: members({ runs: number, strict: optional(flag) }),
  verdict: members({
    kind: oneOf("conformant", "broken", "nothing-checked"),
    sentence: text,
    passed: number,
    total: number,
    known: optional(number),
    exitCode: oneOf(0, 1, 3),
  }),
  score: listOf(members({ profile: text, passed: number, total: number, outcomes: counts, known: number }), 0),
  notClaimed: texts,
  rules: listOf(rule, 0),
  choices: listOf(members({ point: text, made: counts }), 0),
  listFaults: optional(texts),
  timings: members({ startedAt: text, milliseconds: number }),
  environment: members({ node: text, platform: text, arch: text, concurrency: number }),
};

const played = {
  total: number,
  byArea: counts,
  ends: counts,
  notPlayed: number,
  cutShort: optional(oneOf("interrupt", "stalls", "bail", "time limit")),
};

const engineTest: Test = members({
  ...common,
  cases: members({ ...played, generated: number, fixed: number, flaky: number, kinds: each(counts) }),
  exchanges: members({ client: number, worker: number, provider: number }),
});

const workerTest: Test = members({
  ...common,
  cases: members(played),
  exchanges: members({ sent: number, answered: number }),
  tools: listOf(members({ name: text, called: flag, because: optional(text) }), 0),
  examples: listOf(members({ tool: text, name: text, ok: flag, message: text }), 0),
});

const reportTest: Test = (value, at) =>
  (isObject(value) && value["role"] === "worker" ? workerTest : engineTest)(value, at);
