/** What an in-process target or a URL is to its tests. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { shellWord } from "../common/shell-word.ts";
import { type KnownFailures, readKnownFailures } from "../known/list.ts";

/** A URL, or what starts a target: a line for the shell, which must listen on the port in `TCK_PORT`. */
export type Addressed = string | URL | { readonly url: string | URL } | { readonly command: string };

/** What is known of a target: a list, or the YAML file that holds it. */
export interface Knowing {
  readonly knownFailures?: KnownFailures | string;
}

/** The list of a file. Throws with the place where it is broken. */
export function knownOf({ knownFailures: given }: Knowing): { readonly knownFailures?: KnownFailures } {
  if (given === undefined) return {};
  if (typeof given !== "string") return { knownFailures: given };
  const read = readKnownFailures(parse(readFileSync(given, "utf8")));
  if (!read.ok) throw new TypeError(`${given}: ${read.pointer || "it"} ${read.message}.`);
  return { knownFailures: read.value };
}

/** The URL of a target that runs already. */
export function urlOf(target: unknown): string | undefined {
  if (typeof target === "string" || target instanceof URL) return String(target);
  const { url } = target as { readonly url?: unknown };
  return url === undefined ? undefined : String(url);
}

/** An option of the command line that is needed only where it is not what is assumed anyway. */
export const flag = (name: string, value: unknown): string =>
  value === undefined ? "" : ` --${name} ${shellWord(String(value))}`;
