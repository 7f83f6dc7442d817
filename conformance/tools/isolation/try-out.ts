import fc from "fast-check";
import { type DeclaredTool, planTool } from "../../cases/worker/tool-plan.ts";
import { caseCheck, check, sameCheck, standing } from "./checks.ts";
import type { ToolCase, ToolCheck, ToolReport } from "./report.ts";
import { type OneRun, type Runner, runOnce } from "./run-once.ts";
import type { TestToolOptions } from "./test-tool.ts";

/** What is known of a tool beside its declaration. */
interface Traits {
  /** Whether a call may be left open: for a person, or to be settled later. */
  readonly mayStayOpen: boolean;
  /** Whether it says that running it twice for one call comes to the same. */
  readonly idempotent: boolean;
}

/** So many generated inputs are run twice where a tool says that it is idempotent. */
const TWICE = 5;

/** Runs a tool with known and generated inputs, and checks what is owed by every run. Never rejects. */
export async function tryOut(
  declared: DeclaredTool,
  runner: Runner,
  traits: Traits,
  cases: readonly ToolCase[],
  options: TestToolOptions,
): Promise<ToolReport> {
  const { generated = 25, seed = 1, maxOutputBytes = 100_000, idempotent = traits.idempotent } = options;
  const checks: ToolCheck[] = [];
  const runs: OneRun[] = [];
  const notes: string[] = [];
  const once = async (input: unknown, id: string, breaks = false) => {
    const one = await runOnce(runner, declared.name, input, id, breaks);
    runs.push(one);
    checks.push(...standing(one, input, { output: declared.output, maxOutputBytes }));
    return one;
  };
  const again = async (first: OneRun, input: unknown, id: string) =>
    checks.push(sameCheck(first, await once(input, id), input));

  if (declared.handler === "client") notes.push("The tool runs in the client: there is nothing to run here.");
  else {
    for (const [n, known] of cases.entries()) {
      const first = await once(known.input, `case-${n}`);
      checks.push(caseCheck(first, known, known.name ?? `case ${n + 1}`));
      if (idempotent) await again(first, known.input, `case-${n}`);
    }
    for (const { what, inputs } of drawn(declared, seed, generated)) {
      if (inputs === undefined) notes.push(`No inputs could be made that ${what}.`);
      for (const [n, input] of (inputs ?? []).entries()) {
        const first = await once(input, `${what}-${n}`, what !== FITS);
        checks.push(check("answers", input, unanswered(first, traits)));
        if (idempotent && what === FITS && n < TWICE) await again(first, input, `${what}-${n}`);
      }
    }
  }
  return {
    tool: declared.name,
    ok: checks.every(({ ok }) => ok),
    seed,
    runs: runs.length,
    checks,
    preliminary: runs.map(({ progress }) => progress).filter((events) => events.length > 0),
    slowestMs: Math.round(Math.max(0, ...runs.map(({ milliseconds }) => milliseconds))),
    notes,
  };
}

const FITS = "fit the schema";

function drawn(declared: DeclaredTool, seed: number, count: number) {
  if (count === 0) return [];
  const plan = planTool(declared, seed);
  const sources = [
    [FITS, plan.valid],
    ["nearly fit it", plan.invalid],
  ] as const;
  return sources.map(([what, source]) => ({
    what,
    inputs: source && fc.sample(source, { seed, numRuns: count }).map(({ text }) => JSON.parse(text) as unknown),
  }));
}

function unanswered({ settle, asks, failure }: OneRun, { mayStayOpen }: Traits): string | undefined {
  if (failure !== undefined) return `There was no answer: ${failure}.`;
  return settle !== undefined || asks || mayStayOpen ? undefined : "The tool left its call open.";
}
