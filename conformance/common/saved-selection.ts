import { isObject } from "../../src/json/own.ts";
import { type Fault, fault, optional, shapes, type Test } from "./shape.ts";

/**
 * What a run was asked to judge, as a saved failure holds it, so that a replay judges no rule that nobody claimed. A member
 * that is left out stands for what the run does without it.
 */
export interface SavedSelection {
  /** What was claimed of an engine; absent for a worker, of whom nothing is. */
  readonly features?: readonly string[];
  readonly offers?: readonly string[];
  readonly profiles?: readonly string[];
  readonly rules?: readonly string[];
  readonly slow?: boolean;
  readonly long?: boolean;
  /** Warnings count. */
  readonly strict?: boolean;
}

/** A selection, none where the file holds none, or where it is broken. */
export type ReadSelection =
  | { readonly ok: true; readonly value: SavedSelection | undefined }
  | ({ readonly ok: false } & Fault);

/** Reads the selection of a saved failure; older files and cases alone have none. */
export function readSelection(saved: unknown): ReadSelection {
  const value = isObject(saved) ? saved["selection"] : undefined;
  const found = selectionTest(value, "/selection");
  return found === undefined ? { ok: true, value: value as SavedSelection | undefined } : { ok: false, ...found };
}

const { members, listOf, text, flag } = shapes(fault);

const names = optional(listOf(text, 0));
const may = optional(flag);

/** A selection that a file may hold. */
export const selectionTest: Test = optional(
  members({
    features: names,
    offers: names,
    profiles: names,
    rules: names,
    slow: may,
    long: may,
    strict: may,
  }),
);
