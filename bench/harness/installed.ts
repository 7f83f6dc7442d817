import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, pack } from "../../scripts/install-packed.ts";

/** A folder of its own in which the package is installed as users get it. */
export interface Installed {
  readonly folder: string;
  close(): void;
}

/** Packs the package and installs the file. Throws when npm cannot, which has then said why. */
export function installPacked(): Installed {
  const folder = mkdtempSync(join(tmpdir(), "tck-installed-"));
  const close = () => rmSync(folder, { recursive: true, force: true });
  const file = pack(folder);
  if (file !== undefined && install(folder, file)) return { folder, close };
  close();
  throw new Error("The package cannot be packed and installed, so there is nothing to measure.");
}
