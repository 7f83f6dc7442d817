import fc from "fast-check";
import { callsOf, type EngineArea, type EngineCase, GOES_ON } from "./case.ts";

/** Whether a case goes on to the turn behind the one that they are about. */
const goesOn = fc.constantFrom(false, false, false, true);

/**
 * The same area, of whose plain cases most end with their turn: that the session goes on to another shows in the rest,
 * and costs a quarter of the exchanges of each.
 */
export function mostlyBrief(area: EngineArea): EngineArea {
  const cases = fc.tuple(area.cases, goesOn).map(([drawn, more]) => (more || !isPlain(drawn) ? drawn : brief(drawn)));
  return { ...area, cases };
}

const brief = (engineCase: EngineCase): EngineCase => ({ ...engineCase, turns: engineCase.turns.slice(0, 1) });

/** Nothing is planned but the model's calls and their answers, and none of these takes its turn with it. */
function isPlain(engineCase: EngineCase): boolean {
  const { acts = [], decisions = [], other, turns } = engineCase;
  return (
    acts.length + decisions.length === 0 &&
    other === undefined &&
    turns.length === 2 &&
    turns[1] === GOES_ON &&
    !callsOf(engineCase).some(({ expect }) => expect.ends.includes("refused"))
  );
}
