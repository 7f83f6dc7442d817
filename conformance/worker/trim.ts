import type { PlannedCall, WorkerCase, WorkerStep } from "../cases/worker/case.ts";

/** The ways to make a case plainer by one change, the largest first. */
function plainer(workerCase: WorkerCase): WorkerCase[] {
  const { steps } = workerCase;
  const fewer = steps.length > 1 ? steps.map((_step, n) => steps.filter((_other, m) => m !== n)) : [];
  const changed = steps.flatMap((step, n) => plainerSteps(step).map((other) => steps.with(n, other)));
  return [...fewer, ...changed].map((made) => ({ ...workerCase, steps: made }));
}

/**
 * Takes away whatever a case does not need to stay interesting, one change after another, until nothing more can go or
 * the time is up. fast-check cannot do this for lists that must not be empty: it drops their heads only.
 */
export async function trim(
  workerCase: WorkerCase,
  interesting: (candidate: WorkerCase) => Promise<boolean>,
  timeUp: () => boolean,
): Promise<WorkerCase> {
  for (let current = workerCase; ; ) {
    const next = await firstOf(plainer(current), interesting, timeUp);
    if (next === undefined) return current;
    current = next;
  }
}

async function firstOf(
  candidates: readonly WorkerCase[],
  interesting: (candidate: WorkerCase) => Promise<boolean>,
  timeUp: () => boolean,
): Promise<WorkerCase | undefined> {
  for (const candidate of candidates) {
    if (timeUp()) return undefined;
    if (await interesting(candidate)) return candidate;
  }
  return undefined;
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
  return [
    ...(call.newer ? [{ ...call, newer: false }] : []),
    ...(call.attempts > 1 ? [{ ...call, attempts: call.attempts - 1 }] : []),
    ...(call.deliveries > 1 ? [{ ...call, deliveries: call.deliveries - 1 }] : []),
  ];
}
