import type { PlannedCall, WorkerCase, WorkerStep } from "../cases/worker/case.ts";

/** The ways to make a case plainer by one change, the largest first. */
export function plainer(workerCase: WorkerCase): WorkerCase[] {
  const { steps } = workerCase;
  const fewer = steps.length > 1 ? steps.map((_step, n) => steps.filter((_other, m) => m !== n)) : [];
  const changed = steps.flatMap((step, n) => plainerSteps(step).map((other) => steps.with(n, other)));
  return [...fewer, ...changed].map((made) => ({ ...workerCase, steps: made }));
}

function plainerSteps(step: WorkerStep): WorkerStep[] {
  if (step.do === "tell") return [];
  if (step.do === "abuse") return plainerCalls(step.then).map((then) => ({ ...step, then }));
  const { calls } = step;
  const fewer = calls.length > 1 ? calls.map((_call, n) => calls.filter((_other, m) => m !== n)) : [];
  const changed = calls.flatMap((call, n) => plainerCalls(call).map((other) => calls.with(n, other)));
  const apart = step.together ? [{ ...step, together: false }] : [];
  return [...[...fewer, ...changed].map((made) => ({ ...step, calls: made })), ...apart];
}

function plainerCalls(call: PlannedCall): PlannedCall[] {
  const { overlap, slow, resume, later, ...plain } = call;
  const extras = { overlap, slow, resume, later };
  const without = (Object.keys(extras) as (keyof typeof extras)[])
    .filter((name) => extras[name] !== undefined)
    .map((name) => ({ ...plain, ...defined({ ...extras, [name]: undefined }) }));
  return [
    ...without,
    ...(call.newer ? [{ ...call, newer: false }] : []),
    ...(call.attempts > 1 ? [{ ...call, attempts: call.attempts - 1 }] : []),
    ...(call.deliveries > 1 ? [{ ...call, deliveries: call.deliveries - 1 }] : []),
  ];
}

/** Only the members that are there: a saved case holds nothing that says nothing. */
function defined<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}
