import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Benchmark } from "../../bench/harness/benchmark.ts";
import { type Claim, judge } from "../../bench/harness/claim.ts";
import { compete } from "../../bench/harness/contest.ts";
import { sentence, show } from "../../bench/harness/figures.ts";
import { hold } from "../../bench/harness/hold.ts";
import { spreadOf } from "../../bench/harness/spread.ts";
import { wholeProcess } from "../../bench/harness/whole-process.ts";

const ratio: Claim = { of: "ours", beside: "floor", as: "ratio", by: "cpu", atMost: 2 };
const rounds = (ours: number[], floor: number[]) => ({
  ours: ours.map((cpu) => ({ cpu })),
  floor: floor.map((cpu) => ({ cpu })),
});

describe("A claim", () => {
  it("is judged round by round, so that a slow moment of the machine falls on both", () => {
    const slowMoments = rounds([30, 300, 3], [20, 200, 2]);
    expect(judge(ratio, slowMoments)).toMatchObject({
      verdict: "holds",
      found: { median: 1.5, least: 1.5, most: 1.5 },
    });
  });

  it("fails when the median is above what it allows, and holds when it is equal to it", () => {
    expect(judge(ratio, rounds([21, 21, 1], [10, 10, 10])).verdict).toBe("fails");
    expect(judge(ratio, rounds([20, 99, 1], [10, 10, 10])).verdict).toBe("holds");
  });

  it("may be about what something costs more", () => {
    const more: Claim = { ...ratio, as: "difference", atMost: 5 };
    expect(judge(more, rounds([14, 15, 90], [10, 10, 10])).found.median).toBe(5);
  });

  it("about time on the wall is not judged on a machine that has no core to spare", () => {
    const wall: Claim = { ...ratio, by: "wall" };
    const samples = (floorWall: number) => ({ ours: [{ wall: 100, cpu: 9 }], floor: [{ wall: floorWall, cpu: 9 }] });
    expect(judge(wall, samples(12)).verdict).toBe("fails");
    expect(judge(wall, samples(30)).verdict).toBe("busy");
    expect(judge({ ...wall, by: "cpu" }, samples(30)).verdict).toBe("holds");
  });

  it("cannot be about what is not measured", () => {
    expect(() => judge({ ...ratio, by: "memory" }, rounds([1], [1]))).toThrow("does not measure memory");
    expect(() => judge(ratio, rounds([], []))).toThrow(RangeError);
  });

  it("reads as a sentence with the figures in it", () => {
    const outcome = judge(ratio, rounds([15, 15, 15], [10, 10, 10]));
    expect(sentence(outcome)).toBe("ours takes 1.50 of the CPU time of floor (1.50 to 1.50); at most 2.00");
    expect([show(1_234_567, "wall"), show(999, "cpu"), show(0, "cpu"), show(2_500_000, "memory")]).toEqual([
      "1.23 ms",
      "999 ns",
      "0.000 ns",
      "2.50 MB",
    ]);
  });
});

describe("A contest", () => {
  it("lets everyone run once in each round, and each begin in turn", async () => {
    const ran: string[] = [];
    const go = (name: string) => () => {
      ran.push(name);
      return { cpu: ran.length };
    };
    const found = await compete({ on: "x", rounds: 2, claims: [], contestants: { a: go("a"), b: go("b") } });
    expect(ran.slice(-4).join("")).toBe("abba");
    expect([found["a"]!.length, found["b"]!.length]).toEqual([2, 2]);
  });

  it("measures whole processes by what they say of themselves", () => {
    const sample = wholeProcess(import.meta.dirname, "-e", "for (let i = 0; i < 1e7; i++);")() as {
      cpu: number;
      wall: number;
    };
    expect(sample.cpu).toBeGreaterThan(1e6);
    expect(sample.wall).toBeGreaterThan(1e6);
    expect(() => wholeProcess(import.meta.dirname, "-e", "throw new Error('no')")()).toThrow("no");
  });
});

describe("A benchmark", () => {
  const benchmark = (costs: number, closed: string[]): Benchmark => ({
    name: "made-up",
    about: "x",
    prepare: () => ({
      contests: [
        {
          on: "x",
          rounds: 3,
          claims: [ratio],
          contestants: { ours: () => ({ cpu: costs }), floor: () => ({ cpu: 1 }) },
        },
      ],
      close: () => closed.push("closed"),
    }),
  });

  it("holds when all its claims do, and always cleans up", async () => {
    const closed: string[] = [];
    expect((await hold(benchmark(2, closed), () => undefined)).holds).toBe(true);
    expect((await hold(benchmark(3, closed), () => undefined)).holds).toBe(false);
    expect(closed).toEqual(["closed", "closed"]);
  });

  it("goes on while a claim is close, and no longer than four times", async () => {
    const goes = async (costs: () => number): Promise<number> => {
      const contest = {
        on: "x",
        rounds: 4,
        warmups: 0,
        claims: [ratio],
        contestants: { ours: () => ({ cpu: costs() }), floor: () => ({ cpu: 1 }) },
      };
      let rounds = 0;
      await hold({ name: "x", about: "x", prepare: () => ({ contests: [contest] }) }, (held) => {
        rounds = held.rounds;
      });
      return rounds;
    };
    let turn = 0;
    expect(await goes(() => 1)).toBe(4);
    expect(await goes(() => 3)).toBe(4);
    expect(await goes(() => (turn++ % 2 === 0 ? 1 : 3.5))).toBe(16);
  });

  it("that breaks off does not hold, and says why", async () => {
    const broken: Benchmark = {
      name: "broken",
      about: "x",
      prepare: () => {
        throw new Error("nothing to measure");
      },
    };
    expect(await hold(broken, () => undefined)).toMatchObject({ holds: false, error: "Error: nothing to measure" });
  });

  it("that is a program holds when it exits with 0", async () => {
    const program = (file: string): Benchmark => ({ name: "p", about: "x", program: ["--eval", file] });
    expect((await hold(program(""), () => undefined)).holds).toBe(true);
    expect((await hold(program("process.exit(1)"), () => undefined)).holds).toBe(false);
  });
});

describe("The spread of figures", () => {
  it("has the quartiles between the figures", () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.75, high: 3.25, least: 1, most: 4 });
  });
});

describe("npm run bench", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["bench/run.ts", ...args], {
      cwd: resolve(import.meta.dirname, "../.."),
      encoding: "utf8",
    });

  it("lists what there is, and exits with 2 for what there is not", () => {
    expect(run("--list").stdout).toContain("validators: ");
    const unknown = run("validator");
    expect([unknown.status, unknown.stderr]).toEqual([
      2,
      "bench: there is no benchmark named validator; --list names them.\n",
    ]);
  });
});
