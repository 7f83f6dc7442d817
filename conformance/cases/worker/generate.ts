import fc from "fast-check";
import { abuses, forgeries } from "./abuses.ts";
import type { Abuse, PlannedCall, WorkerCase, WorkerStep } from "./case.ts";
import { malformed } from "./malformed.ts";
import type { Drawn, ToolPlan } from "./tool-plan.ts";
import { modelTriggers, newerTriggers, type Told, toldTriggers } from "./triggers.ts";

/** What the generators draw from. */
export interface Plan {
  /** The tools that may be called. */
  readonly tools: readonly ToolPlan[];
  /** Whether requests are signed: then forged ones are tried too. */
  readonly signed: boolean;
  /** Whether the suite serves the engine's API: then calls may be settled later. */
  readonly later?: boolean;
  /** Whether the worker runs the model: then it is asked for replies. */
  readonly model?: boolean;
}

type Draft = Omit<PlannedCall, "id">;

/** Plain first, so that what shrinks ends at one call, tried once, delivered once. */
const once = { attempts: 1, deliveries: 1, newer: false } as const;

/**
 * One generator per area, by name. An area whose material is missing (no tool that can be called with valid
 * arguments) is left out, and its rules stay without checks.
 */
export function workerAreas(plan: Plan): ReadonlyMap<string, fc.Arbitrary<WorkerCase>> {
  const callable = plan.tools.filter(({ valid }) => valid !== undefined);
  const strict = plan.tools.filter(({ invalid }) => invalid !== undefined);
  const valid =
    callable.length === 0 ? undefined : pick(callable, ({ tool, valid }) => drafts(valid!, tool.name, "valid"));
  const areas = new Map<string, fc.Arbitrary<WorkerCase>>();
  const add = (area: string, steps: fc.Arbitrary<readonly WorkerStep[]>) => areas.set(area, cases(area, steps));

  add("refusals", rounds(refusals(plan.tools, strict), false));
  add("triggers", fc.array(told(toldTriggers), { minLength: 1, maxLength: 4 }));
  if (plan.model === true) add("models", fc.array(told(modelTriggers), { minLength: 1, maxLength: 3 }));
  if (valid === undefined) return areas;
  add("calls", rounds(valid, false));
  add("parallel", parallel(valid));
  add("redelivery", rounds(repeated(valid), false));
  add("resumes", rounds(pick(callable, resumed), false));
  add("slow", rounds(slowly(valid), false));
  if (plan.later === true) add("later", rounds(settledLater(valid), false));
  add("newer", newer(valid));
  add("abuse", abused(valid, abuses));
  if (plan.signed) add("forgery", abused(valid, forgeries));
  return areas;
}

function drafts(source: fc.Arbitrary<Drawn>, tool: string, fit: PlannedCall["fit"]): fc.Arbitrary<Draft> {
  return source.map(({ text, how }) => ({ tool, arguments: text, fit, how, ...once }));
}

function pick<T>(from: readonly T[], make: (one: T) => fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  return fc.oneof(...from.map(make));
}

function refusals(tools: readonly ToolPlan[], strict: readonly ToolPlan[]): fc.Arbitrary<Draft> {
  const unknown = fc.constantFrom("tck_unknown_tool", "constructor", "toString", "");
  const ways = [
    unknown.map(
      (tool): Draft => ({ tool, arguments: "{}", fit: "unknown-tool", how: "a tool that was not declared", ...once }),
    ),
    ...(tools.length > 0
      ? [pick(tools, ({ tool }) => drafts(fc.constantFrom(...malformed), tool.name, "malformed"))]
      : []),
    ...(strict.length > 0 ? [pick(strict, ({ tool, invalid }) => drafts(invalid!, tool.name, "invalid"))] : []),
  ];
  return fc.oneof(...ways);
}

function rounds(draft: fc.Arbitrary<Draft>, together: boolean): fc.Arbitrary<readonly WorkerStep[]> {
  const round = fc.array(draft, { minLength: 1, maxLength: 3 });
  return fc
    .array(
      round.map((calls) => ({ together, calls })),
      { minLength: 1, maxLength: 2 },
    )
    .map((all) => all.map(numbered));
}

function parallel(draft: fc.Arbitrary<Draft>): fc.Arbitrary<readonly WorkerStep[]> {
  return fc.array(draft, { minLength: 2, maxLength: 6 }).map((calls) => [numbered({ together: true, calls }, 0)]);
}

function repeated(draft: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  const times = fc.record({
    attempts: fc.integer({ min: 1, max: 3 }),
    deliveries: fc.integer({ min: 1, max: 3 }),
    overlap: fc.boolean(),
  });
  return fc.tuple(draft, times).map(([call, { attempts, deliveries, overlap }]) => ({
    ...call,
    attempts,
    deliveries: attempts === 1 ? Math.max(2, deliveries) : deliveries,
    ...(overlap && { overlap }),
  }));
}

/** Calls whose question, if there is one, is answered: as a person would, or with what fits nothing. */
function resumed({ tool, valid, answers }: ToolPlan): fc.Arbitrary<Draft> {
  const payload = fc.oneof(fc.constantFrom(...said), ...(answers === undefined ? [] : [answers]));
  return fc.tuple(drafts(valid!, tool.name, "valid"), payload).map(([call, said]) => ({
    ...call,
    resume: { payload: said },
  }));
}

/** What people, and programs in their name, answer to a question. */
const said: readonly unknown[] = [{ approved: true }, { approved: false }, "approve", "decline", null, {}, "", 7];

function slowly(draft: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  const slow = fc.record({ pieces: fc.integer({ min: 2, max: 4 }), pauseMs: fc.integer({ min: 1, max: 10 }) });
  return fc.tuple(draft, slow).map(([call, slow]) => ({ ...call, slow }));
}

function settledLater(draft: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  return fc.tuple(draft, fc.constantFrom("taken", "lapsed")).map(([call, later]) => ({ ...call, later }));
}

function newer(draft: fc.Arbitrary<Draft>): fc.Arbitrary<readonly WorkerStep[]> {
  const call = draft.map((made): WorkerStep => numbered({ together: false, calls: [{ ...made, newer: true }] }, 0));
  const trigger = fc.constantFrom(...newerTriggers).map((one): WorkerStep => ({ do: "tell", ...one, newer: true }));
  return fc.array(fc.oneof(trigger, call), { minLength: 1, maxLength: 3 }).map((steps) => steps.map(renumbered));
}

function told(triggers: readonly Told[]): fc.Arbitrary<WorkerStep> {
  return fc.constantFrom(...triggers).map((one) => ({ do: "tell", ...one, newer: false }));
}

function abused(draft: fc.Arbitrary<Draft>, all: readonly Abuse[]): fc.Arbitrary<readonly WorkerStep[]> {
  const abuse = fc.constantFrom(...all);
  const step = fc.tuple(abuse, draft);
  return fc
    .array(step, { minLength: 1, maxLength: 3 })
    .map((all) =>
      all.map(([what, call], n) => ({ do: "abuse", abuse: what, then: { id: `after-${n + 1}`, ...call } })),
    );
}

/** Ids come last and from the place alone, so that shrinking never has to think of them. */
function numbered(
  { together, calls }: { readonly together: boolean; readonly calls: readonly Draft[] },
  round: number,
): WorkerStep {
  return { do: "round", together, calls: calls.map((call, n) => ({ ...call, id: `call-${round + 1}-${n + 1}` })) };
}

function renumbered(step: WorkerStep, round: number): WorkerStep {
  return step.do === "round" ? numbered(step, round) : step;
}

function cases(area: string, steps: fc.Arbitrary<readonly WorkerStep[]>): fc.Arbitrary<WorkerCase> {
  return steps.map((made) => ({ version: 1, role: "worker", area, user: "Please use your tools.", steps: made }));
}
