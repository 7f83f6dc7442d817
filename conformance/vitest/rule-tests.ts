import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, type TestContext, test } from "vitest";
import { failurePath } from "../common/failure-path.ts";
import { makeFolders } from "../common/make-folders.ts";
import type { ReportDocument } from "../report/document.ts";
import { type AnyRule, failureText } from "./failure-text.ts";

/** How the tests of a run are named, and what is kept of it. */
export interface TestOptions {
  /** What the group of tests is called. Default: `The engine at <where>`, or the worker. */
  readonly name?: string;
  /** Where the smallest case of each broken rule is kept, for `tck replay`; `false`: nowhere. Default: `tck-report`. */
  readonly save?: string | false;
  /** How long the run may take, in milliseconds. Default: as long as it takes. */
  readonly timeoutMs?: number;
}

/** A rule as it is known before the run. */
export interface KnownRule {
  readonly id: string;
  readonly level: string;
  readonly sentence: string;
  /** Why the run will not judge it. */
  readonly because?: string;
}

/** What a run needs to be told as tests. */
export interface Told {
  readonly title: string;
  readonly rules: readonly KnownRule[];
  readonly options: TestOptions & { readonly strict?: boolean };
  /** The tests beside the rules': what else breaks a run, in sentences. */
  readonly beside: Readonly<Record<string, (report: ReportDocument) => readonly string[]>>;
  /** Runs the suite, limited to these rules where some are named. */
  run(only: readonly string[] | undefined, signal: AbortSignal): Promise<ReportDocument>;
  /** How a saved case is played again, as the end of a command; undefined where no command can. */
  readonly replay: { readonly before: string; readonly after: string } | undefined;
}

/**
 * Registers a test per rule. The run is made once, before the first of them; `vitest -t` limits it to the rules of the
 * tests that were chosen. Everything that it started is gone when the last test has ended.
 */
export function tellRules({ title, rules, options, beside, run, replay }: Told): void {
  describe(title, () => {
    const stop = new AbortController();
    let report: ReportDocument | undefined;
    let running: Promise<ReportDocument> | undefined;
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the source which fixtures a hook wants, and wants a pattern
    beforeAll(async ({}, suite) => {
      const chosen = new Set(suite.tasks.filter(({ mode }) => mode !== "skip").map(({ name }) => name));
      const wanted = rules.filter((rule) => chosen.has(nameOf(rule))).map(({ id }) => id);
      const all = wanted.length === rules.filter(({ because }) => because === undefined).length;
      running = run(all ? undefined : wanted, stop.signal);
      report = await running;
      // Without a run no rule can be told: the reason is said once, in the place of all.
      const { verdict, rules: judged } = report;
      if (verdict.kind === "nothing-checked" && (verdict.total > 0 || judged.every(({ checked }) => checked === 0)))
        throw failed(verdict.sentence);
    }, options.timeoutMs ?? 0);
    afterAll(async () => {
      stop.abort();
      await running?.catch(() => undefined);
    });
    for (const rule of rules) {
      if (rule.because === undefined) test(nameOf(rule), (context) => tell(rule.id, report!, context));
      else test.skip(`${nameOf(rule)} [not applicable: ${rule.because}]`);
    }
    for (const [name, faults] of Object.entries(beside)) {
      test(name, () => {
        const found = faults(report!);
        if (found.length > 0) throw failed(found.join("\n"));
      });
    }
  });

  async function tell(id: string, report: ReportDocument, context: TestContext): Promise<void> {
    const rule = (report.rules as readonly AnyRule[]).find((one) => one.id === id);
    if (rule === undefined) return context.skip("not judged: the run was limited to other rules");
    const { outcome, because, known, mend } = rule;
    if (known !== undefined) return context.skip(`known (${known.as}): ${known.reason}`);
    if (outcome === "pass") return;
    if (outcome === "not-applicable") return context.skip(`not applicable: ${because}`);
    if (outcome === "not-verified") {
      if (!rule.level.startsWith("MUST")) return context.skip(`not verified: ${because}`);
      throw failed(
        `${id} (${rule.level}) could not be verified: ${because}.\n\nTo mend it: ${mend}\n${seedOf(report)}`,
      );
    }
    const text = failureText(rule, [...again(rule, report), seedOf(report)]);
    if (outcome === "fail" || options.strict === true) throw failed(text);
    await context.annotate(text, "warning");
  }

  function again({ id, failure }: AnyRule, { role }: ReportDocument): string[] {
    if (failure === undefined || options.save === false) return [];
    const file = failurePath(options.save ?? "tck-report", role, id);
    makeFolders(dirname(file));
    writeFileSync(file, `${JSON.stringify(failure, null, 2)}\n`);
    if (replay === undefined)
      return [`The case is in ${file}; replay${role === "engine" ? "Engine" : "Worker"}Case plays it again.`];
    return [`To see it again: ${replay.before}npx tck replay ${file} ${replay.after}`];
  }
}

const nameOf = ({ id, level, sentence }: KnownRule): string => `${id} (${level}): ${sentence}`;

const seedOf = ({ seed }: ReportDocument): string => `The seed was ${seed}: { seed: ${seed} } draws the same cases.`;

/** An error without a stack: where in this file a rule is told helps nobody. */
function failed(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
