import { readFileSync } from "node:fs";

/** Beside src/ in a checkout, one folder further up in the package, where this file is in dist/. */
const homes = ["../../package.json", "../../../package.json"];

/** The package's version, as its package.json has it. */
export const version: string = readVersion();

function readVersion(): string {
  for (const home of homes) {
    try {
      return (JSON.parse(readFileSync(new URL(home, import.meta.url), "utf8")) as { version: string }).version;
    } catch {
      // Not here: the next home.
    }
  }
  return "unknown";
}
