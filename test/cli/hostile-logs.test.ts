import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReportDocument } from "../../conformance/index.ts";
import { engineRun, workerRun } from "../report/reports.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-hostile-"));
const file = join(folder, "failure.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** What a stranger may put in the place of any value. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "__proto__",
  "\ud800",
  [],
  [null],
  {},
  { length: 1e9 },
  JSON.parse('{"__proto__": {"toString": 1}, "constructor": null, "hasOwnProperty": 1}'),
];

/** Every place in a value, as the steps to it. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* placesIn(inner, [...path, name]);
}

/** A value with another one at a place. */
function changed(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[step] = changed(copy[step], rest, to);
  return copy;
}

const failures: Record<string, unknown> = {};

beforeAll(async () => {
  const reports: ReportDocument[] = [await engineRun({ runs: 30, shrink: false }), await workerRun()];
  for (const { role, rules } of reports) {
    const { failure } = rules.find((rule) => rule.failure !== undefined) ?? {};
    failures[role] = JSON.parse(JSON.stringify({ ...failure, selection: undefined }));
  }
});

describe.each(["engine", "worker"])("a stranger's log for the role %s", (role) => {
  it("is judged, or refused in one sentence, whatever is in it", async () => {
    const failure = failures[role];
    const places = [...placesIn(failure)];
    const place = fc.constantFrom(...places);
    const asked = fc.array(fc.tuple(place, fc.constantFrom(...HOSTILE)), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(asked, async (changes) => {
        let value = failure;
        // A place may be gone by what was put above it.
        for (const [path, to] of changes) if (isThere(value, path)) value = changed(value, path, to);
        writeFileSync(file, JSON.stringify(value));
        for (const words of [
          ["judge", file],
          ["replay", file, "--as", "markdown"],
          ["replay", file, "--as", "curl"],
        ]) {
          const { code, out, err } = await run(words);
          expect([0, 1, 2, 3]).toContain(code);
          expect(err).not.toContain("fault of the kit");
          expect(out === "" && err === "").toBe(false);
        }
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});

const isThere = (value: unknown, path: readonly string[]): boolean => {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return true;
};
