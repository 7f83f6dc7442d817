import { type EngineCase, isAlone } from "../cases/engine/case.ts";
import { isLarge, type Scheduled } from "./schedule.ts";

/** The first cases must see the engine call the suite, or there is nothing to judge. */
export const FIRST = 8;

type Kind = "restarting" | "large" | "waiting" | "quick";

/** The cases as they are played: a few that are soon over, and then all kinds beside each other. */
export function inOrder(cases: readonly Scheduled[]): Readonly<Record<"first" | Kind, readonly Scheduled[]>> {
  const quick = cases.filter((scheduled) => kindOf(scheduled) === "quick");
  const first = (quick.length < FIRST ? cases : quick).slice(0, FIRST);
  const others = cases.filter((scheduled) => !first.includes(scheduled));
  return { first, restarting: [], large: [], waiting: [], quick: [], ...Object.groupBy(others, kindOf) };
}

function kindOf({ engineCase }: Scheduled): Kind {
  if (isAlone(engineCase)) return "restarting";
  if (isLarge(engineCase)) return "large";
  return waits(engineCase) ? "waiting" : "quick";
}

/** By the protocol, or where the engine refuses what it may: that shows by a silence alone. */
function waits({ waitMs = 0, decisions = [] }: EngineCase): boolean {
  return waitMs > 0 || decisions.some(({ answer }) => answer.mayRefuse === true);
}

/** The first of each area before the second of any: kinds of cases stall for different reasons. */
export function ofEachArea(cases: readonly Scheduled[]): Scheduled[] {
  const lists = [...Map.groupBy(cases, ({ area }) => area).values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat();
}
