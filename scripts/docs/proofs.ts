import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { engineMutants } from "../../conformance/mutants/engine/index.ts";
import { workerMutants } from "../../conformance/mutants/worker/index.ts";

/** An implementation with one mistake, as far as it can be told in words. */
export interface Mutant {
  readonly name: string;
  readonly role: "engine" | "worker";
  readonly breaks: string;
  readonly follows: readonly string[];
  readonly mistake: string;
}

/** Every mutant of both sides, in the order of their tables. */
export const mutants: readonly Mutant[] = [
  ...engineMutants.map((mutant) => ({ ...mutant, role: "engine" as const })),
  ...workerMutants.map((mutant) => ({ ...mutant, role: "worker" as const })),
];

const JUDGES = "conformance/judges";

/** The files that hold a law for each rule, told from what the judges' modules export. */
export async function lawFiles(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const side of ["engine", "worker"])
    for (const name of readdirSync(join(JUDGES, side)).sort()) {
      if (name === "index.ts") continue;
      const file = `${JUDGES}/${side}/${name}`;
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      for (const rule of new Set(Object.values(module).flatMap(rulesOf)))
        found.set(rule, [...(found.get(rule) ?? []), file]);
    }
  return found;
}

/** The rules that an export holds laws for; nothing for an export that is no list of laws. */
function rulesOf(exported: unknown): readonly string[] {
  if (!Array.isArray(exported)) return [];
  return exported.flatMap((law: unknown) => {
    const rule = (law as { readonly rule?: unknown } | null)?.rule;
    return typeof rule === "string" ? [rule] : [];
  });
}
