import { expect, it } from "vitest";
import { wantsColor } from "../../src/cli/io.ts";
import { screenOf } from "../../src/cli/screen.ts";

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: "1" }, false],
  [true, { NO_COLOR: "" }, true],
  [true, { TERM: "dumb" }, false],
  [false, { FORCE_COLOR: "1" }, true],
  [false, { FORCE_COLOR: "" }, false],
  [true, { FORCE_COLOR: "0" }, false],
  [true, { FORCE_COLOR: "false" }, false],
  [false, { FORCE_COLOR: "1", NO_COLOR: "1" }, true],
])("a terminal (%s) with %j is coloured: %s", (isTerminal, env, wanted) => {
  expect(wantsColor(isTerminal, env)).toBe(wanted);
});

it("breaks no line and keeps to no screen where nobody watches", () => {
  const sink = { write: () => undefined, isTerminal: false, color: false, columns: 80, rows: 24 };
  expect(screenOf(sink)).toEqual({ color: false, columns: Number.POSITIVE_INFINITY, verbose: false });
  expect(screenOf({ ...sink, isTerminal: true }, true)).toEqual({ color: false, columns: 80, rows: 24, verbose: true });
});
