import type { Problem } from "../index.ts";
import { walkTo } from "../walk.ts";
import {
  canonicalBase64,
  malformedHasNoValue,
  oneOutcome,
  resultOrContent,
  statusTellsOk,
  usageSums,
} from "./calls.ts";
import type { Law } from "./law.ts";
import { callsSorted, frameNamesItsEvent, messagesAreThePath, newFromWithin, treeHolds } from "./transcript.ts";

/** Every law. */
export const laws: readonly Law[] = [
  usageSums,
  resultOrContent,
  malformedHasNoValue,
  oneOutcome,
  statusTellsOk,
  newFromWithin,
  treeHolds,
  messagesAreThePath,
  callsSorted,
  frameNamesItsEvent,
  canonicalBase64,
];

/** The laws that a value breaks, in itself and in what it holds. It has passed the schema of that reading. */
export type Judge = (type: string, value: unknown) => readonly Problem[];

/** Judges by every law. */
export const byAllLaws = judgeBy(laws);

/** Judges by the laws that hold for messages of any peer. */
export const byTolerantLaws = judgeBy(laws.filter(({ reading }) => reading === "both"));

function judgeBy(all: readonly Law[]): Judge {
  const byType = new Map<string, Law[]>();
  for (const law of all) for (const type of law.types) byType.set(type, [...(byType.get(type) ?? []), law]);
  const walk = walkTo(new Set(byType.keys()));
  return (type, value) => {
    const found: Problem[] = [];
    walk(type, value, (here, object, at) => {
      for (const { rule, breaches } of byType.get(here) ?? [])
        for (const { pointer, message } of breaches(object)) found.push({ pointer: at + pointer, message, rule });
    });
    return found;
  };
}
