import type { ReportDocument, ReportedRule } from "./document.ts";
import { findingLines, shortText } from "./finding-lines.ts";
import { withoutTicks } from "./prose.ts";
import { rulePage } from "./rule-page.ts";
import { sayable } from "./sayable.ts";
import { rulesThat, titleOf } from "./standing.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Where a result points that no saved case shows: the file that says what is claimed. */
const TARGET_FILE = "tck.target.yaml";

/** A report as the text of a SARIF file. */
export const sarifReport = (document: ReportDocument): string => `${JSON.stringify(sarifLog(document), said, 2)}\n`;

/** Some readers refuse a file in which half a character is spelt. */
const said = (_name: string, value: unknown): unknown => (typeof value === "string" ? sayable(value) : value);

/**
 * A report as SARIF 2.1.0: a result for each rule that does not hold. Its place is the saved case that shows it, or the
 * target file where there is none; what is known is suppressed.
 */
export function sarifLog(document: ReportDocument) {
  const { suite, verdict, timings, seed, target } = document;
  const rules: readonly ReportedRule[] = document.rules;
  const places = new Map(rules.map(({ id }, n) => [id, n]));
  const run = {
    tool: {
      driver: {
        name: suite.name,
        version: suite.version,
        informationUri: "https://toolcall-tck.dev",
        rules: rules.map(descriptor),
      },
    },
    invocations: [
      {
        executionSuccessful: verdict.kind !== "nothing-checked",
        startTimeUtc: timings.startedAt,
        endTimeUtc: new Date(Date.parse(timings.startedAt) + timings.milliseconds).toISOString(),
        exitCode: verdict.exitCode,
        toolExecutionNotifications: notifications(document),
      },
    ],
    columnKind: "utf16CodeUnits" as const,
    automationDetails: { id: `toolcall-tck/${document.role}/` },
    properties: { target: titleOf(document), url: target.url, seed, revision: suite.revision },
    results:
      verdict.kind === "nothing-checked"
        ? []
        : rulesThat(document, "broken", "unverified", "warning", "known").map((rule) =>
            result(rule, places.get(rule.id) ?? -1),
          ),
  };
  return { $schema: SCHEMA, version: "2.1.0" as const, runs: [run] };
}

const levelOf = ({ level }: ReportedRule): "error" | "warning" | "note" =>
  level.startsWith("MUST") ? "error" : level.startsWith("SHOULD") ? "warning" : "note";

function descriptor(rule: ReportedRule) {
  const { id, mend, tier, profile } = rule;
  const sentence = withoutTicks(rule.sentence);
  return {
    id,
    name: nameOf(id),
    shortDescription: { text: sentence },
    fullDescription: { text: `${rule.level}: ${sentence}` },
    help: { text: `To mend it: ${withoutTicks(mend)}`, markdown: `To mend it: ${mend}\n\n[${id}](${rulePage(id)})` },
    helpUri: rulePage(id),
    defaultConfiguration: { level: levelOf(rule) },
    properties: { tags: [profile, tier], "problem.severity": levelOf(rule) === "error" ? "error" : "warning" },
  };
}

/** `calls/finished-once` as `CallsFinishedOnce`: a name in one word, as the format wants it. */
const nameOf = (id: string): string =>
  id
    .split(/[^a-z0-9]+/i)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join("");

function result(rule: ReportedRule, ruleIndex: number) {
  const { id, known, failure, because = "" } = rule;
  const text = rule.outcome === "not-verified" ? `Could not be verified: ${because}.` : findingLines(rule).join("\n");
  const uri = failure?.file === undefined ? TARGET_FILE : uriOf(failure.file);
  return {
    ruleId: id,
    ruleIndex,
    level: levelOf(rule),
    message: { text: shortText(text, 4_000) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } },
        logicalLocations: [{ fullyQualifiedName: id, kind: "rule" }],
      },
    ],
    partialFingerprints: { "rule/v1": id },
    ...(known === undefined ? {} : { suppressions: [{ kind: "external" as const, justification: known.reason }] }),
  };
}

/** A path as a relative or absolute reference. */
const uriOf = (path: string): string =>
  encodeURI(path.replaceAll("\\", "/").toWellFormed()).replaceAll("#", "%23").replaceAll("?", "%3F");

/** What is wrong with the run itself, or with the list of what is known. */
function notifications(document: ReportDocument) {
  const { verdict, listFaults = [] } = document;
  const nothing = verdict.kind === "nothing-checked" ? [verdict.sentence] : [];
  const examples =
    document.role === "worker" ? document.examples.filter(({ ok }) => !ok).map(({ message }) => message) : [];
  return [...nothing, ...listFaults, ...examples].map((text) => ({ level: "error" as const, message: { text } }));
}
