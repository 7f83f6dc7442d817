import type { EngineMutant } from "../mutant.ts";
import { plantedArguments } from "./arguments.ts";
import { plantedCalls } from "./calls.ts";
import { plantedPairs } from "./pairs.ts";
import { plantedResults } from "./results.ts";

/**
 * Engines with one fault each that people have reported of systems of this kind, beside the mutants: many of those are
 * such a fault already. Unlike a mutant one of these may break whatever follows from it, and nothing is said of that.
 */
export const plantedEngines: readonly EngineMutant[] = [
  ...plantedArguments,
  ...plantedResults,
  ...plantedCalls,
  ...plantedPairs,
];
