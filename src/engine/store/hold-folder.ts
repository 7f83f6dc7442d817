import { join } from "node:path";
import { builtin } from "../../wire/builtin.ts";

/** How long one that is just closing is waited for, in milliseconds. */
const PATIENCE_MS = 2000;

/** Why a folder could not be held; has the shape of a system's error, since it is a matter of the machine. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
  readonly code = "EBUSY";
  readonly syscall = "lock";
}

/**
 * Holds a folder of sessions for one engine: two on the same log would both run what is open. The hold ends with the
 * process, however that ends, since it is the system's lock on a file. Gives what ends it sooner.
 */
export function holdFolder(folder: string): () => void {
  const { DatabaseSync } = builtin("node:sqlite");
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: PATIENCE_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (thrown) {
    lock.close();
    throw new FolderTaken(`another engine keeps its sessions in ${folder}`, { cause: thrown });
  }
  return () => lock.close();
}
