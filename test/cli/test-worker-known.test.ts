import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run } from "./io.ts";
import { RULE, workersFor } from "./wrong-attempt-worker.ts";

const { at, urls } = workersFor("worker-known");

const test = (...more: string[]) =>
  run(["test", "worker", urls.broken, "--runs", "40", "--seed", "7", "--no-shrink", "--save", at("r"), ...more]);
const cases = () => JSON.parse(readFileSync(at("r/worker.json"), "utf8")).cases;

describe("tck test worker", () => {
  it("bears what is known, and only that", async () => {
    const first = await test("--rule", "worker", "--write-known-failures", at("known.yaml"));
    expect(first).toMatchObject({ code: 1, out: expect.stringContaining(`BROKEN ${RULE}`) });
    const second = await test("--known-failures", at("known.yaml"));
    expect(second, second.out).toMatchObject({ code: 0, out: expect.stringContaining(`KNOWN ${RULE}`) });
  });

  it("plays each case in exactly one of the parts", async () => {
    await test();
    const whole = cases();
    await test("--shard", "1/2");
    const one = cases();
    await test("--shard", "2/2");
    expect(one.total + cases().total).toBe(whole.total);
  });

  it("ends at the first broken rule, or when the time is over, and says so", async () => {
    expect((await test("--bail", "--runs", "400")).out).toContain("not played: a rule was broken");
    expect((await test("--time-limit", "0.001")).out).toContain("not played: the time limit was reached");
  });

  it("stops with usage where a pattern fits no rule of a worker", async () => {
    const ran = await test("--rule", "workr/*");
    expect(ran).toMatchObject({
      code: 2,
      err: expect.stringContaining("fits no rule for the worker. Did you mean worker"),
    });
  });
});
