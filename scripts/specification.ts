/**
 * Holds docs/specification against the registry: every rule is linked from a chapter, every MUST and SHOULD links its rule
 * and agrees with its level. Usage: node scripts/specification.ts [chapter.md...]; with chapters, only they are read, and
 * what no chapter links is not told. Faults are printed as sentences, and the process ends with 1.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { registry } from "../conformance/rules/index.ts";
import { type Chapters, chapterFaults, type Known, specificationFaults } from "./specification/faults.ts";

const FOLDER = "docs/specification";

/** The chapters as they are on disk. */
export function readChapters(): Chapters {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(`${FOLDER}/${name}`, "utf8")]));
}

/** The rules and the wire types that there are. */
export function readKnown(): Known {
  const bundle = JSON.parse(readFileSync("schemas/bundle.json", "utf8")) as { readonly $defs: object };
  return { rules: registry, types: new Set(Object.keys(bundle.$defs)) };
}

if (import.meta.main) {
  const asked = process.argv.slice(2).map((path) => basename(path));
  const chapters = readChapters();
  const known = readKnown();
  const faults =
    asked.length === 0
      ? [...specificationFaults(chapters, known)]
      : asked.flatMap((name) => [...chapterFaults(name, chapters[name] ?? "", known)]);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
