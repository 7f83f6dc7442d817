import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folder, needsPeer, root } from "./installed.ts";

/** Makes a copy of the folder with the package in which its optional peers are installed too, and gives its path. */
export function withPeers(): string {
  const copy = mkdtempSync(join(tmpdir(), "tck-peers-"));
  const modules = join(copy, "node_modules");
  cpSync(join(folder, "package.json"), join(copy, "package.json"));
  mkdirSync(modules);
  cpSync(join(folder, "node_modules"), modules, { recursive: true });
  for (const peer of new Set(Object.values(needsPeer)))
    symlinkSync(join(root, "node_modules", peer), join(modules, peer), "junction");
  return copy;
}
