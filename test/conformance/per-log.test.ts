import { expect, test, vi } from "vitest";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { perLog } from "../../conformance/judges/engine/per-log.ts";

const logOf = (key: string): EngineLog => ({ key, startedAt: 0, exchanges: [], end: "ended", blobs: {} });

test("a look at a log is taken once, and for each log anew", () => {
  const look = vi.fn(({ key }: EngineLog) => [key]);
  const keys = perLog(look);
  const [one, other] = [logOf("one"), logOf("other")];
  expect([keys(one), keys(other), keys(one)]).toEqual([["one"], ["other"], ["one"]]);
  expect(keys(one)).toBe(keys(one));
  expect(look).toHaveBeenCalledTimes(2);
});

test("a look that gives nothing is taken once too", () => {
  const look = vi.fn(() => undefined);
  const nothing = perLog(look);
  const log = logOf("one");
  expect([nothing(log), nothing(log)]).toEqual([undefined, undefined]);
  expect(look).toHaveBeenCalledTimes(1);
});
