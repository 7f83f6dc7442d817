import { engineMutants } from "../../../conformance/mutants/engine/index.ts";
import type { EngineMutant } from "../../../conformance/mutants/engine/mutant.ts";
import { plantedEngines } from "../../../conformance/mutants/engine/planted/index.ts";

/** The engine with the fault of that name; throws for a name that there is not. */
export function faultNamed(name: string): EngineMutant {
  const found = [...engineMutants, ...plantedEngines].find((fault) => fault.name === name);
  if (found === undefined) throw new Error(`there is no engine that ${name}`);
  return found;
}
