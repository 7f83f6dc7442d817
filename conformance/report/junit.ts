import type { ReportDocument, ReportedRule } from "./document.ts";
import { findingLines } from "./finding-lines.ts";
import { withoutTicks } from "./prose.ts";
import { areaOf, breaksRun, standingOf, titleOf } from "./standing.ts";
import { element } from "./xml.ts";

/** A test of the XML: its name, what it belongs to, and what it came to. */
interface Test {
  readonly name: string;
  readonly classname: string;
  readonly result?: {
    readonly kind: "failure" | "error" | "skipped";
    readonly message: string;
    readonly text?: string;
  };
  /** Printed beside it. */
  readonly out?: string;
}

/**
 * A report as JUnit XML: a test suite for each profile, a test for each rule. A broken rule is a failure, a MUST that
 * could not be verified an error; what is known is skipped, with its reason.
 */
export function junitReport(document: ReportDocument): string {
  const suites = [
    ...runSuite(document),
    ...[...Map.groupBy(document.rules as readonly ReportedRule[], ({ profile }) => profile)].map(
      ([profile, rules]) => [profile, rules.map((rule) => ruleTest(rule, document))] as const,
    ),
    ...exampleSuite(document),
    ...listSuite(document),
  ];
  const all = suites.flatMap(([, tests]) => tests);
  const head = { name: `tool calls: ${titleOf(document)}`, ...countsOf(all), time: seconds(document) };
  const { skipped: _skipped, ...attributes } = head;
  const written = suites.map(([name, tests], n) => suite(name, tests, n, document));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", attributes, written)}\n`;
}

const seconds = ({ timings }: ReportDocument): string => (timings.milliseconds / 1000).toFixed(3);

function countsOf(tests: readonly Test[]) {
  const of = (kind: string): number => tests.filter(({ result }) => result?.kind === kind).length;
  return { tests: tests.length, failures: of("failure"), errors: of("error"), skipped: of("skipped") };
}

function suite(name: string, tests: readonly Test[], n: number, document: ReportDocument): string {
  const attributes = {
    name: `${document.role}: ${name}`,
    ...countsOf(tests),
    // The sessions of a run are not of one profile each, so its time is that of the first suite.
    time: n === 0 ? seconds(document) : "0",
    timestamp: document.timings.startedAt.slice(0, 19),
    id: n,
    package: `toolcall-tck.${document.role}`,
  };
  const properties = element("properties", {}, n === 0 ? propertiesOf(document) : [property("profile", name)]);
  return element("testsuite", attributes, [properties, ...tests.map(testcase)]);
}

function propertiesOf(document: ReportDocument): string[] {
  const { suite, seed, target, verdict, notClaimed } = document;
  return [
    property("target", titleOf(document)),
    property("url", target.url),
    property("seed", String(seed)),
    property("suite", `${suite.name} ${suite.version}`),
    property("revision", suite.revision),
    property("verdict", verdict.sentence),
    ...(notClaimed.length === 0 ? [] : [property("not-claimed", notClaimed.join(", "))]),
  ];
}

const property = (name: string, value: string): string => element("property", { name, value });

function testcase({ name, classname, result, out }: Test): string {
  const inside = [
    ...(result === undefined ? [] : [outcome(result)]),
    ...(out === undefined ? [] : [element("system-out", {}, out)]),
  ];
  return element("testcase", { name, classname, time: "0" }, inside);
}

function outcome({ kind, message, text }: NonNullable<Test["result"]>): string {
  if (kind === "skipped") return element("skipped", { message });
  return element(kind, { message, type: kind === "failure" ? "broken" : "not-verified" }, text ?? message);
}

function ruleTest(rule: ReportedRule, document: ReportDocument): Test {
  const { id, level, because, known } = rule;
  const sentence = withoutTicks(rule.sentence);
  const test = { name: `${id} (${level})`, classname: `${document.role}.${areaOf(id)}` };
  const standing = standingOf(rule);
  if (standing === "holds") return test;
  if (known !== undefined) return { ...test, result: { kind: "skipped", message: knownWords(known) } };
  if (standing === "unverified")
    return { ...test, result: { kind: "error", message: `could not be verified: ${because ?? "no reason given"}` } };
  if (standing === "aside") return { ...test, result: { kind: "skipped", message: because ?? rule.outcome } };
  const text = findingLines(rule).join("\n");
  if (breaksRun(rule, document)) return { ...test, result: { kind: "failure", message: sentence, text } };
  return { ...test, out: `A warning, which does not count: ${sentence}\n${text}` };
}

const knownWords = ({ as, reason, link }: NonNullable<ReportedRule["known"]>): string =>
  `known ${as === "flaky" ? "to be flaky" : "not to hold"}: ${reason}${link === undefined ? "" : ` (${link})`}`;

type Suite = readonly [name: string, tests: readonly Test[]];

/** Where nothing was checked, that is what went wrong. */
function runSuite({ verdict, role }: ReportDocument): Suite[] {
  if (verdict.kind !== "nothing-checked") return [];
  return [["run", [{ name: "run", classname: role, result: { kind: "error", message: verdict.sentence } }]]];
}

function exampleSuite(document: ReportDocument): Suite[] {
  if (document.role !== "worker" || document.examples.length === 0) return [];
  const tests = document.examples.map(({ tool, name, ok, message }): Test => {
    const test = { name, classname: `worker.examples.${tool}` };
    return ok ? test : { ...test, result: { kind: "failure", message } };
  });
  return [["examples", tests]];
}

function listSuite({ listFaults = [], role }: ReportDocument): Suite[] {
  if (listFaults.length === 0) return [];
  const tests = listFaults.map(
    (message, n): Test => ({
      name: `entry ${n + 1}`,
      classname: `${role}.known-failures`,
      result: { kind: "failure", message },
    }),
  );
  return [["known failures", tests]];
}
