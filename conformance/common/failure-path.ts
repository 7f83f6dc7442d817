import { join } from "node:path";

/** The file of a broken rule's smallest case, in the folder of a run. */
export const failurePath = (folder: string, role: string, rule: string): string =>
  join(folder, "failures", `${role}-${rule.replaceAll(/[^a-z0-9.-]+/gi, "-")}.json`);
