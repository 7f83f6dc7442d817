import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { Benchmark, Contests, Program } from "./benchmark.ts";
import { isClose, judge, type Outcome } from "./claim.ts";
import { type Contest, compete, type Rounds } from "./contest.ts";
import type { Measure } from "./sample.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What came of one contest. */
export interface Held {
  readonly on: string;
  readonly rounds: number;
  /** By contestant and measure. */
  readonly costs: { readonly [name: string]: { readonly [M in Measure]?: Spread } };
  readonly claims: readonly Outcome[];
}

/** What came of a benchmark; one that is a program says no more than whether its claims hold. */
export interface Result {
  readonly name: string;
  readonly about: string;
  readonly holds: boolean;
  readonly contests: readonly Held[];
  /** Why it could not be held to the end; it does not hold then. */
  readonly error?: string;
}

const root = resolve(import.meta.dirname, "../..");

/** Runs a benchmark; one that throws does not hold. `tell` hears of each contest as soon as it was held. */
export async function hold(benchmark: Benchmark, tell: (held: Held) => void): Promise<Result> {
  const { name, about } = benchmark;
  if ("program" in benchmark) return { name, about, holds: runs(benchmark), contests: [] };
  const contests: Held[] = [];
  const keep = (held: Held): void => {
    contests.push(held);
    tell(held);
  };
  try {
    await holdAll(benchmark, keep);
  } catch (thrown) {
    return { name, about, holds: false, contests, error: String(thrown) };
  }
  return {
    name,
    about,
    holds: contests.every(({ claims }) => claims.every(({ verdict }) => verdict !== "fails")),
    contests,
  };
}

function runs({ program }: Program): boolean {
  return spawnSync(process.execPath, program, { cwd: root, stdio: "inherit" }).status === 0;
}

async function holdAll(benchmark: Contests, keep: (held: Held) => void): Promise<void> {
  const { contests, close } = await benchmark.prepare();
  try {
    for (const contest of contests) keep(await holdOne(contest));
  } finally {
    await close?.();
  }
}

/** How often the rounds of a contest are held again while a claim is close. */
const TIMES = 4;

async function holdOne(contest: Contest): Promise<Held> {
  const names = Object.keys(contest.contestants);
  let all: Rounds = Object.fromEntries(names.map((name) => [name, []]));
  let claims: readonly Outcome[] = [];
  let count = 0;
  do {
    const more = await compete(count === 0 ? contest : { ...contest, warmups: 0 });
    all = Object.fromEntries(names.map((name) => [name, [...all[name]!, ...more[name]!]]));
    count += contest.rounds;
    claims = contest.claims.map((claim) => judge(claim, all));
  } while (count < TIMES * contest.rounds && claims.some((outcome) => isClose(outcome, count)));
  return { on: contest.on, rounds: count, costs: costsOf(all), claims };
}

function costsOf(rounds: Rounds): Held["costs"] {
  const costs = Object.entries(rounds).map(([name, samples]) => {
    const measures = Object.keys(samples[0] ?? {}) as Measure[];
    return [name, Object.fromEntries(measures.map((by) => [by, spreadOf(samples.map((sample) => sample[by]!))]))];
  });
  return Object.fromEntries(costs);
}
