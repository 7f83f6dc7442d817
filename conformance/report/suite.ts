import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { registry } from "../rules/index.ts";
import type { ReportedSuite } from "./document.ts";

/** The revision whose frozen list of rules and levels is held against: conformance/requirements/<it>.yaml. */
const REVISION = "2026-08-28";

/** Beside conformance/ in a checkout, one folder further up in the package, where this file is in dist/. */
const HOMES = ["../../package.json", "../../../package.json"];

/**
 * What judges: the package's version, and a hash over it, every rule of the registry and the requirement list. Two
 * reports with the same hash were judged by the same rules.
 */
export function reportedSuite(): ReportedSuite {
  const version = packageVersion();
  const list = readFileSync(new URL(`../requirements/${REVISION}.yaml`, import.meta.url), "utf8");
  // One line feed, however the file was checked out.
  const parts = [version, JSON.stringify(registry), list.replaceAll("\r\n", "\n")];
  const hash = createHash("sha256").update(parts.join("\0")).digest("hex");
  return { name: "toolcall-tck", version, hash: `sha256:${hash}`, revision: REVISION, requirements: REVISION };
}

function packageVersion(): string {
  for (const home of HOMES) {
    const read = manifest(home);
    if (read?.name === "toolcall-tck") return read.version;
  }
  return "unknown";
}

function manifest(home: string): { readonly name: string; readonly version: string } | undefined {
  try {
    return JSON.parse(readFileSync(new URL(home, import.meta.url), "utf8"));
  } catch {
    return undefined;
  }
}
