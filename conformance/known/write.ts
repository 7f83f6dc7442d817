import { stringify } from "yaml";
import type { KnownEntry, KnownFailures } from "./list.ts";
import { entryFor, type Marked } from "./mark.ts";

const HEAD = [
  " What is known not to hold. `failures` are expected to fail: one that holds fails the run, until it is taken out.",
  " `flaky` ones may fail or not. An entry names a rule or a kind of case (patterns: blobs/*), a reason, and, where you",
  " like, a link and the last day on which it is borne (expires: 2027-01-31).",
].join("\n");

/**
 * The list, as YAML, that would let this run pass: what is listed already is kept with its words, as far as it still
 * fails; what is not gets an entry whose reason is to be filled in.
 */
export function knownFailuresOf({ rules }: Marked, before: KnownFailures): KnownFailures {
  const failing = rules.filter(({ outcome }) => ["fail", "warn", "not-verified"].includes(outcome));
  const kept = new Set(failing.flatMap((rule) => entryFor(rule, before.failures) ?? []));
  const added = failing
    .filter((rule) => entryFor(rule, [...before.failures, ...before.flaky]) === undefined)
    .map(({ id, outcome }): KnownEntry => ({ rule: id, reason: `TODO: why it is borne (${WORDS[outcome]})` }));
  return { failures: [...before.failures.filter((entry) => kept.has(entry)), ...added], flaky: before.flaky };
}

const WORDS: Readonly<Record<string, string>> = {
  fail: "it was broken",
  warn: "it was broken, and is a warning",
  "not-verified": "it could not be verified",
};

/** A list as the text of a file. */
export function knownFailuresText(list: KnownFailures): string {
  const head = HEAD.split("\n").map((line) => `#${line}`);
  return `${head.join("\n")}\n${stringify(list)}`;
}
