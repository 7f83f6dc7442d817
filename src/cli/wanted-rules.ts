import { type EngineSuiteOptions, readSelection, type SavedSelection, selectedRules } from "../../conformance/index.ts";
import { isObject } from "../json/own.ts";
import { usage } from "./exit.ts";

/** What a file with a case says of the run that has saved it; a case alone says nothing. */
export interface SavedRun {
  /** The rule that the case was saved for. */
  readonly rule?: string;
  readonly selection?: SavedSelection;
}

/** Reads it. Stops with usage where the selection is broken. */
export function savedRun(file: string, value: unknown): SavedRun {
  const read = readSelection(value);
  if (!read.ok) throw usage(`${file} is not a saved failure: ${read.pointer} ${read.message}.`);
  const rule = isObject(value) ? value["rule"] : undefined;
  return {
    ...(typeof rule === "string" && { rule }),
    ...(read.value !== undefined && { selection: read.value }),
  };
}

/** What is said of an engine now, by `--features`. */
export type ClaimedNow = Pick<EngineSuiteOptions, "features" | "offers">;

/** Of engines of whom nothing else is said. */
const OFFERED = ["events", "blob"];

/** What no list of features says: who knows a secret, or another tenant's key. */
const KEYS: ReadonlySet<string> = new Set(["secret", "no-secret", "tenant2"]);

/**
 * The rules that an engine's case is judged by: those of the run that has saved it, or of what is claimed now; the rule
 * that it was saved for is always one. Undefined, for every rule, where nothing says which.
 */
export function wantedEngineRules({ rule, selection }: SavedRun, now?: ClaimedNow): ReadonlySet<string> | undefined {
  const judged = now === undefined ? selection : claimedAnew(selection, now);
  if (judged === undefined) return undefined;
  return new Set([...selectedRules(judged), ...(rule === undefined ? [] : [rule])]);
}

/** Whatever the run left out for its length: the case that is played was not. */
function claimedAnew(selection: SavedSelection = {}, { features = [], offers }: ClaimedNow): SavedSelection {
  const said = offers ?? selection.offers ?? OFFERED;
  const known = (selection.offers ?? []).filter((offer) => KEYS.has(offer));
  return { ...selection, slow: true, long: true, features, offers: [...new Set([...said, ...known])] };
}

/** The rules that a worker's case is judged by: those that the run was asked for. */
export const wantedWorkerRules = ({ rule, selection }: SavedRun): ReadonlySet<string> | undefined =>
  selection?.rules === undefined ? undefined : new Set([...selection.rules, ...(rule === undefined ? [] : [rule])]);
