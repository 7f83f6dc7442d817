import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileSchema } from "../../src/protocol/json-schema.ts";

/**
 * The public JSON Schema Test Suite is not part of this repository: where it lies is told by an environment variable, and
 * without it these tests are skipped. What they hold: a verdict is right, or the check is off and says so.
 */
const SUITE = process.env["JSON_SCHEMA_TEST_SUITE"];

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const DIALECTS = [
  ["draft7", "http://json-schema.org/draft-07/schema#", 900],
  ["draft2019-09", "https://json-schema.org/draft/2019-09/schema", 1100],
  ["draft2020-12", "https://json-schema.org/draft/2020-12/schema", 1100],
] as const;

function groupsIn(folder: string): [string, Group][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), "utf8")) as Group[]).map((group): [string, Group] => [name, group]),
    );
}

describe.skipIf(SUITE === undefined)("the JSON Schema Test Suite", () => {
  it.each(DIALECTS)("finds no wrong verdict for %s", (folder, uri, atLeast) => {
    let right = 0;
    const wrong: string[] = [];
    for (const [file, { schema, tests, description }] of groupsIn(join(SUITE ?? "", "tests", folder))) {
      const whole = typeof schema === "object" ? { $schema: uri, ...schema } : schema;
      const compiled = compileSchema(whole);
      if (!compiled.ok) continue;
      for (const test of tests) {
        if ((compiled.check(test.data) === undefined) === test.valid) right++;
        else wrong.push(`${file}: ${description}: ${test.description}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThan(atLeast);
  });
});
