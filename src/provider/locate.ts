import type { Fault, FaultPart, LocatedFault, MissedFault } from "./fault.ts";
import type { Answer, Reply } from "./reply.ts";

/** An answer as it would go out whole. */
export interface Whole {
  readonly units: readonly string[];
  readonly streamed: boolean;
  readonly answer: Answer;
  /** The part of the answer that an event carries a piece of. */
  readonly partOf: (event: string) => FaultPart | undefined;
}

/** What of some faults happens to an answer. */
export interface Located {
  readonly faults: readonly LocatedFault[];
  readonly missed: readonly MissedFault[];
}

/** Faults that strike the event after their place: without one there is nothing to strike. The others may come last. */
const needsNext: ReadonlySet<Fault["kind"]> = new Set(["end", "cut", "malformed"]);

const words: Record<FaultPart, string> = { text: "text", reasoning: "reasoning", "tool-call": "tool call" };

const has: Record<FaultPart, (reply: Reply) => boolean> = {
  text: (reply) => (reply.text?.length ?? 0) > 0 || (reply.refusal?.length ?? 0) > 0,
  reasoning: (reply) => (reply.reasoning?.length ?? 0) > 0,
  "tool-call": (reply) => (reply.toolCalls?.length ?? 0) > 0,
};

/** How many events go out before the middle of a part: of its first run of pieces, the half, rounded down. */
const middleOf = (part: FaultPart, { units, streamed, answer, partOf }: Whole): number | undefined => {
  if (!streamed) return answer.kind === "reply" && has[part](answer) ? 0 : undefined;
  const first = units.findIndex((event) => partOf(event) === part);
  if (first < 0) return undefined;
  let end = first;
  while (end < units.length && partOf(units[end]!) === part) end++;
  return first + ((end - first) >> 1);
};

const size = ({ units, streamed }: Whole): string =>
  streamed ? `the answer had ${units.length} events` : "the answer was not streamed, which is one event";

type One = { readonly found: LocatedFault } | { readonly missed: MissedFault };

const locateOne = (fault: Fault, whole: Whole): One => {
  if (!("afterEvents" in fault || "in" in fault)) return { found: fault };
  if (fault.in !== undefined) {
    const { in: part, ...rest } = fault;
    const afterEvents = middleOf(part, whole);
    return afterEvents === undefined
      ? { missed: { fault, why: `the answer had no ${words[part]}` } }
      : { found: { ...rest, afterEvents } as LocatedFault };
  }
  if (fault.afterEvents === "headers") return { found: fault };
  const last = needsNext.has(fault.kind) ? whole.units.length - 1 : whole.units.length;
  return fault.afterEvents > last ? { missed: { fault, why: size(whole) } } : { found: fault };
};

/** Finds the places of faults in an answer; a fault whose place the answer does not have is missed. */
export const locateFaults = (faults: readonly Fault[], whole: Whole): Located => {
  const all = faults.map((fault) => locateOne(fault, whole));
  return {
    faults: all.flatMap((one) => ("found" in one ? [one.found] : [])),
    missed: all.flatMap((one) => ("missed" in one ? [one.missed] : [])),
  };
};
