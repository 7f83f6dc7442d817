import { beforeAll, describe, expect, it } from "vitest";
import { type EngineReport, renderReport, type WorkerReport } from "../../conformance/index.ts";
import { BROKEN, engineRun, HOSTILE, hostile, nothingRun, workerRun } from "./reports.ts";
import { type Element, xmlOf } from "./xml-of.ts";

/** What Jenkins' schema for JUnit files allows: the attributes of each element, those it must have, and its children. */
const ALLOWED: Readonly<Record<string, { has: string[]; must: string[]; holds: string[] }>> = {
  testsuites: {
    has: ["name", "time", "tests", "failures", "disabled", "errors"],
    must: [],
    holds: ["testsuite"],
  },
  testsuite: {
    has: ["name", "tests", "failures", "errors", "time", "skipped", "timestamp", "hostname", "id", "package"],
    must: ["name", "tests"],
    holds: ["properties", "testcase", "system-out", "system-err"],
  },
  properties: { has: [], must: [], holds: ["property"] },
  property: { has: ["name", "value"], must: ["name", "value"], holds: [] },
  testcase: {
    has: ["name", "classname", "time", "assertions", "status"],
    must: ["name", "classname"],
    holds: ["skipped", "error", "failure", "system-out", "system-err"],
  },
  failure: { has: ["type", "message"], must: ["type"], holds: [] },
  error: { has: ["type", "message"], must: ["type"], holds: [] },
  skipped: { has: ["message"], must: [], holds: [] },
  "system-out": { has: [], must: [], holds: [] },
};

function faults({ name, attributes, inside }: Element): string[] {
  const allowed = ALLOWED[name];
  if (allowed === undefined) return [`there is no element ${name}`];
  return [
    ...Object.keys(attributes).flatMap((one) => (allowed.has.includes(one) ? [] : [`${name} has no ${one}`])),
    ...allowed.must.flatMap((one) => (one in attributes ? [] : [`${name} lacks ${one}`])),
    ...inside.flatMap((child) => (allowed.holds.includes(child.name) ? faults(child) : [`${child.name} in ${name}`])),
  ];
}

const elements = (root: Element, name: string): Element[] => [
  ...root.inside.filter((child) => child.name === name),
  ...root.inside.flatMap((child) => elements(child, name)),
];
const testOf = (root: Element, rule: string): Element | undefined =>
  elements(root, "testcase").find(({ attributes }) => attributes["name"]?.startsWith(`${rule} (`));

let engine: EngineReport;
let worker: WorkerReport;

beforeAll(async () => {
  engine = await engineRun();
  worker = await workerRun();
});

const junit = (report: Parameters<typeof renderReport>[0]): Element => xmlOf(renderReport(report, "junit"));

describe("a report as JUnit XML", () => {
  it("has only what readers of such files allow, and counts what it holds", async () => {
    for (const report of [engine, worker, await nothingRun(), hostile(engine), hostile(worker)]) {
      const root = junit(report);
      expect(faults(root)).toEqual([]);
      for (const suite of [root, ...root.inside]) {
        const of = (name: string): string => String(elements(suite, name).length);
        const { tests, failures, errors } = suite.attributes;
        expect([tests, failures, errors]).toEqual([of("testcase"), of("failure"), of("error")]);
      }
      for (const { attributes } of root.inside) {
        expect(attributes["timestamp"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
        expect(attributes["time"]).toMatch(/^\d+(\.\d+)?$/);
      }
    }
  });

  it("has a test for each rule, in a suite for each profile", () => {
    const root = junit(engine);
    expect(root.inside.map(({ attributes }) => attributes["name"])).toEqual(["engine: core", "engine: durability"]);
    const names = elements(root, "testcase").map(({ attributes }) => attributes["name"] ?? "");
    expect(names.toSorted()).toEqual(engine.rules.map(({ id, level }) => `${id} (${level})`).toSorted());
  });

  it("tells of a broken rule what was expected and seen, and passes one that holds", () => {
    const root = junit(engine);
    const [failure] = testOf(root, BROKEN.engine)?.inside ?? [];
    expect(failure?.name).toBe("failure");
    expect(failure?.text).toContain("expected the error");
    expect(failure?.text).toContain("seen     The tool failed.");
    expect(failure?.text).toContain("To mend it: Use the text of the error");
    expect(testOf(root, "arguments/no-object-is-malformed")?.inside).toEqual([]);
    expect(testOf(root, "durability/live-decision-comes-again")?.inside[0]?.name).toBe("skipped");
  });

  it("skips what is known, with its reason, and calls an error what could not be verified", () => {
    const rules = engine.rules.map((rule) =>
      rule.id === BROKEN.engine
        ? { ...rule, known: { as: "failure" as const, reason: "we hide it", link: "https://example.test/7" } }
        : { ...rule, outcome: "not-verified" as const, because: "nothing happened" },
    );
    const root = junit({ ...engine, rules });
    expect(testOf(root, BROKEN.engine)?.inside[0]).toMatchObject({
      name: "skipped",
      attributes: { message: "known not to hold: we hide it (https://example.test/7)" },
    });
    expect(testOf(root, "arguments/no-object-is-malformed")?.inside[0]).toMatchObject({
      name: "error",
      attributes: { message: "could not be verified: nothing happened" },
    });
  });

  it("fails for a warning only where warnings count", () => {
    const warned = engine.rules.map((rule) =>
      rule.id === BROKEN.engine ? { ...rule, level: "SHOULD", outcome: "warn" as const } : rule,
    );
    const [told] = testOf(junit({ ...engine, rules: warned }), BROKEN.engine)?.inside ?? [];
    expect(told?.name).toBe("system-out");
    expect(told?.text).toContain("A warning, which does not count");
    const strict = junit({ ...engine, rules: warned, selection: { ...engine.selection, strict: true } });
    expect(testOf(strict, BROKEN.engine)?.inside[0]?.name).toBe("failure");
  });

  it("fails for a wrong example, for a list of known failures that is wrong, and for a run of nothing", async () => {
    const failed = (root: Element): string[] =>
      elements(root, "testcase")
        .filter(({ inside }) => inside.some(({ name }) => name === "failure" || name === "error"))
        .map(({ attributes }) => `${attributes["classname"]} ${attributes["name"]}`);
    expect(failed(junit(worker))).toContain("worker.examples.calculator example 1");
    expect(failed(junit({ ...engine, listFaults: ["it is stale"] }))).toContain("engine.known-failures entry 1");
    expect(failed(junit(await nothingRun()))).toContain("worker run");
  });

  it("writes out what XML cannot hold", () => {
    const [failure] = testOf(junit({ ...hostile(engine), listFaults: [] }), BROKEN.engine)?.inside ?? [];
    const message = failure?.attributes["message"] ?? "";
    expect(message.length).toBeGreaterThan(10);
    const said = [
      message,
      ...elements(junit(hostile(engine)), "property").map(({ attributes }) => attributes["value"]),
    ];
    expect(said.join("\n")).toContain(`</failure>]]>"'&<script>|`);
    expect(said.join("\n")).toContain("\\u0000\\u0007\\u001b[31m\\ud800 @you");
    expect(HOSTILE).toContain("\u0000");
  });
});
