import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { failurePath } from "../../conformance/common/failure-path.ts";
import type { ReportDocument } from "../../conformance/index.ts";
import { isObject } from "../json/own.ts";

/**
 * Removes the failures of this role that earlier runs have left in a run's folder, so that the files are those of the
 * report beside them. Only what a run has saved is taken for one: a file that says it is a failure of this role, by the
 * name that its rule gives it. What cannot be read or removed is left.
 */
export function forgetFailures(folder: string, { role, rules }: ReportDocument): void {
  const kept = new Set(rules.flatMap(({ failure }) => (failure?.file === undefined ? [] : [basename(failure.file)])));
  const home = dirname(failurePath(folder, role, ""));
  for (const name of namesIn(home)) {
    if (!name.startsWith(`${role}-`) || kept.has(name)) continue;
    if (isSaved(join(home, name), role, name)) remove(join(home, name));
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether a file is one that a run has saved. */
function isSaved(path: string, role: string, name: string): boolean {
  try {
    const held: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (!isObject(held)) return false;
    const { version, role: of, rule, seed } = held;
    const own = version === 1 && of === role && typeof rule === "string" && typeof seed === "number";
    return own && basename(failurePath("", role, rule)) === name;
  } catch {
    return false;
  }
}

function remove(path: string): void {
  try {
    rmSync(path);
  } catch {
    // It is somebody else's by now, or gone.
  }
}
