import fc from "fast-check";
import { type EngineArea, type EngineCase, GOES_ON, standsAlone } from "./case.ts";

/** Whether a case goes on to the turn behind the one that it is about. */
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

/** It is of one session, and of the turn that it is about and the usual one behind that. */
function isPlain(engineCase: EngineCase): boolean {
  const { other, turns } = engineCase;
  return other === undefined && turns.length === 2 && turns[1] === GOES_ON && standsAlone(engineCase);
}
