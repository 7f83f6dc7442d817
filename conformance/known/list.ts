import { isObject } from "../../src/json/own.ts";
import { type Fault, fault, optional, shapes, type Test } from "../common/shape.ts";

/** What is known of an implementation: rules that it breaks, and rules that it breaks now and then. */
export interface KnownFailures {
  /** These are expected to fail: one that does not is an entry to take out. */
  readonly failures: readonly KnownEntry[];
  /** These may fail or not. */
  readonly flaky: readonly KnownEntry[];
}

/** One thing that is known. `rule` and `case` are patterns; where both are named, both must fit. */
export interface KnownEntry {
  /** A rule's id: `blobs/exact-bytes`, `blobs/*`, `**`. Default: any. */
  readonly rule?: string;
  /** The kind of case that shows it, as a report's `byArea` has it: `retries*`. Default: any. */
  readonly case?: string;
  /** Why it is so, and why that is borne. */
  readonly reason: string;
  /** Where it is being worked on. */
  readonly link?: string;
  /** The last day on which it is borne, as `2027-01-31`. */
  readonly expires?: string;
}

/** A list of what is known, or where it is broken. */
export type ReadKnownFailures = { readonly ok: true; readonly value: KnownFailures } | ({ readonly ok: false } & Fault);

/** Reads what somebody has written: `{failures: [...], flaky: [...]}`, either of which may be left out. */
export function readKnownFailures(value: unknown): ReadKnownFailures {
  // A file whose entries are all gone, or commented out, parses to nothing.
  const list = value === null || value === undefined ? {} : value;
  const found = listTest(list, "");
  if (found !== undefined) return { ok: false, ...found };
  const { failures, flaky } = list as Partial<Record<keyof KnownFailures, readonly KnownEntry[] | null>>;
  return { ok: true, value: { failures: failures ?? [], flaky: flaky ?? [] } };
}

const { members, listOf, text } = shapes(fault);

const nonEmpty: Test = (value, at) =>
  typeof value === "string" && value.trim() !== "" ? undefined : fault(at, "must be a text that says something", value);

const day: Test = (value, at) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : fault(at, "must be a day, as 2027-01-31", value);

const only =
  (names: readonly string[]): Test =>
  (value, at) => {
    const strange = isObject(value) ? Object.keys(value).find((name) => !names.includes(name)) : undefined;
    return strange === undefined ? undefined : fault(`${at}/${strange}`, `is none of ${names.join(", ")}`, strange);
  };

const both =
  (...tests: readonly Test[]): Test =>
  (value, at) =>
    tests.map((test) => test(value, at)).find((found) => found !== undefined);

const entryTest: Test = both(
  members({
    rule: optional(text),
    case: optional(text),
    reason: nonEmpty,
    link: optional(text),
    expires: optional(day),
  }),
  only(["rule", "case", "reason", "link", "expires"]),
  (value, at) =>
    isObject(value) && value["rule"] === undefined && value["case"] === undefined
      ? fault(at, "must name a rule or a case", value)
      : undefined,
);

const entries: Test = (value, at) =>
  value === undefined || value === null ? undefined : listOf(entryTest, 0)(value, at);

const listTest: Test = both(members({ failures: entries, flaky: entries }), only(["failures", "flaky"]));
