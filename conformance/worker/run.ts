import { randomUUID } from "node:crypto";
import type fc from "fast-check";
import { createNodeSend } from "../../src/wire/node-send.ts";
import type { WorkerCase } from "../cases/worker/case.ts";
import { workerAreas } from "../cases/worker/generate.ts";
import { type DeclaredTool, planTool, type ToolPlan } from "../cases/worker/tool-plan.ts";
import { StartError } from "../common/child.ts";
import type { Confirmation } from "../common/confirmation.ts";
import { type CutShort, type Limits, limits, TOO_LATE_WORDS } from "../common/cut-short.ts";
import { pool } from "../common/pool.ts";
import { inShard } from "../common/shard.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import { playCase } from "../drivers/worker/play.ts";
import { isLoopback, type WorkerTarget } from "../drivers/worker/target.ts";
import { workerLaws } from "../judges/worker/index.ts";
import type { Surroundings, WorkerLaw } from "../judges/worker/law.ts";
import { isBroken } from "../known/broken.ts";
import type { ReportedExample } from "../report/document.ts";
import { inquest, type Suspect } from "./culprit.ts";
import { deathIn, kept, sentenceOf } from "./death.ts";
import { discover } from "./discover.ts";
import { type ExamplesByTool, tryExamples } from "./examples.ts";
import { type LeftOpen, noteLeftOpen } from "./left-open.ts";
import { noteOffers, type Offer } from "./offers.ts";
import { WORKER_DEFAULTS, type WorkerSuiteOptions } from "./options.ts";
import { workerRules } from "./rules.ts";
import { type Scheduled, schedule } from "./schedule.ts";
import { type Shrunk, shrink } from "./shrink.ts";
import { emptyTally, judgeInto, type Played, sizeOf, type Tally } from "./tally.ts";
import { targetOf } from "./target-of.ts";

/** A worker run before it is written up: what was played, and what the laws said. */
export interface WorkerRun {
  readonly seed: number;
  readonly url: string;
  /** `nothing`: the worker could not be asked, or gave nothing to check; `reason` says why. */
  readonly state: { readonly kind: "played" } | { readonly kind: "nothing"; readonly reason: string };
  readonly tools: readonly DeclaredTool[];
  /** The tools that were called, and how well arguments could be drawn for them. */
  readonly plans: readonly ToolPlan[];
  /** Whether tools were called at all: only on this machine, or when it was allowed. */
  readonly called: boolean;
  /** What came of the known inputs. */
  readonly examples: readonly ReportedExample[];
  readonly tally: Tally;
  readonly offers: ReadonlySet<Offer>;
  readonly leftOpen: LeftOpen;
  /** Whether a worker that answers later had an API to do it. */
  readonly engineServed: boolean;
  /** By rule: the smallest case that breaks it; empty where none was looked for. */
  readonly shrunk: ReadonlyMap<string, Looked>;
  readonly casesByArea: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<WorkerLog["end"], number>>;
  /** Requests that the suite sent, and answers that it got. */
  readonly sent: number;
  readonly answered: number;
  /** How the process that was started for the run ended by itself, in a sentence. */
  readonly death?: string;
  /** Cases that were drawn and not played, and why. */
  readonly notPlayed: number;
  readonly cutShort?: CutShort;
  readonly milliseconds: number;
}

/** So many cases may stall before the rest is given up: each costs a patience. */
const STALLS = 3;

/** Plays a run: asks the worker what it has, draws cases for it, plays and judges them, and shrinks what broke. */
export async function runWorker(options: WorkerSuiteOptions): Promise<WorkerRun> {
  const own = options.send === undefined ? createNodeSend() : undefined;
  try {
    return await run(options, targetOf(options, options.send ?? own!.send));
  } finally {
    own?.close();
  }
}

async function run(options: WorkerSuiteOptions, target: WorkerTarget): Promise<WorkerRun> {
  const began = performance.now();
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const name = sessionNames();
  const laws = workerLaws.filter(({ rule }) => options.rules?.includes(rule) ?? true);
  const found = await discover(target, name());
  const tools = found.ok ? found.tools : [];
  const around: Surroundings = {
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    secrets: options.secret === undefined ? [] : [options.secret],
  };
  const called = isLoopback(options.url) || options.allowCalls === true;
  const examples = options.examples ?? {};
  const callable = called && undeclared(tools, options) === undefined ? chosen(tools, options) : [];
  const plans = callable.map((tool) => planTool(tool, seed, inputsOf(examples, tool.name)));
  const record = {
    tally: emptyTally(laws),
    offers: new Set<Offer>(options.secret === undefined ? [] : ["secret"]),
    leftOpen: { calls: 0, answer: undefined },
    ends: { ended: 0, stalled: 0, unreachable: 0 },
    sent: 0,
    answered: 0,
    casesByArea: {},
  };
  const tried = await tryExamples(callable, examples, target, name);
  const early = await options.started?.ended();
  const during = tried.length === 0 ? "when a session started" : "while the examples were tried";
  const base = {
    examples: tried,
    seed,
    url: options.url,
    tools,
    plans,
    called,
    engineServed: options.engine !== undefined,
    ...record,
  };
  const nothing = (reason: string) => ({
    ...base,
    state: { kind: "nothing", reason: early === undefined ? reason : sentenceOf(early, during) } as const,
    shrunk: new Map(),
    notPlayed: 0,
    milliseconds: performance.now() - began,
  });
  if (!found.ok) return nothing(found.reason);
  const stranger = undeclared(tools, options);
  if (stranger !== undefined) {
    const names = tools.map(({ name }) => name).join(", ");
    return nothing(`The worker declares no tool "${stranger}", which was named: it has ${names || "none"}.`);
  }
  if (tools.length === 0) return nothing("The worker declares no tools, so there is nothing to call.");

  const areas = workerAreas({
    tools: plans,
    signed: options.secret !== undefined,
    later: options.engine !== undefined,
    model: options.modelCalls === true,
  });
  const play = async (workerCase: WorkerCase) => playCase(workerCase, target, name());
  const cases = inShard(options.shard, schedule(areas, seed, options.runs ?? WORKER_DEFAULTS.runs));
  const suspects: Suspect[] = [];
  const interrupted = () => options.signal?.aborted === true;
  const ending = limits(
    {
      interrupt: interrupted,
      ended: () => suspects.length > 0,
      bail: () => options.bail === true && isBroken(workerRules(), record.tally, options.knownFailures),
      stalls: () => record.ends.stalled >= STALLS || record.ends.unreachable >= STALLS,
    },
    options.timeLimitMs,
  );
  const take = (played: Played) => note(record, laws, played, around);
  if (early !== undefined) await options.started?.restart().catch(() => undefined);
  await playAll(cases, play, take, record, options, ending, suspects);
  const again = async (played: Played) => ({ ...played, log: await play(played.workerCase) });
  const inquired = options.started && (await inquest(suspects, options.started, again, interrupted));
  if (inquired !== undefined) for (const played of [...inquired.innocent, inquired.culprit.played]) take(played);
  const broken = [...record.tally.values()].filter((rule) => rule.broken > 0).length;
  const done = sum(record.casesByArea);
  const search: Search = {
    over: () => {
      const why = ending.tooLate();
      return why === undefined ? undefined : TOO_LATE_WORDS[why];
    },
    begins: (rule) => options.onProgress?.({ done, total: cases.length, broken, shrinking: rule }),
  };
  const shrunk =
    options.shrink === false
      ? new Map<string, Looked>()
      : await shrinkAll(areas, seed, laws, record.tally, kept(play, options.started), around, search);
  const death = inquired?.sentence ?? (early && sentenceOf(early, during));
  const notPlayed = cases.length - done;
  const cutShort = ending.cutShort();
  return {
    ...base,
    ...record,
    notPlayed,
    ...(notPlayed > 0 && cutShort !== undefined ? { cutShort } : {}),
    ...(death !== undefined && { death }),
    state: { kind: "played" },
    shrunk,
    milliseconds: performance.now() - began,
  };
}

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((all, n) => all + n, 0);

interface Record_ {
  readonly tally: Tally;
  readonly offers: Set<Offer>;
  readonly leftOpen: LeftOpen;
  readonly ends: { [E in WorkerLog["end"]]: number };
  sent: number;
  answered: number;
  readonly casesByArea: Record<string, number>;
}

/** Judges a case that was played, and counts it. */
function note(record: Record_, laws: readonly WorkerLaw[], played: Played, around: Surroundings): void {
  const { log, workerCase } = played;
  judgeInto(record.tally, laws, played, around);
  noteOffers(record.offers, log, around.tools);
  noteLeftOpen(record.leftOpen, log);
  record.ends[log.end]++;
  record.sent += log.exchanges.length;
  record.answered += log.exchanges.filter(({ answer }) => answer !== undefined).length;
  record.casesByArea[workerCase.area] = (record.casesByArea[workerCase.area] ?? 0) + 1;
}

/** Plays the cases, and takes each up; those in which the worker's process ended are suspects. */
async function playAll(
  cases: readonly Scheduled[],
  play: (workerCase: WorkerCase) => Promise<WorkerLog>,
  take: (played: Played) => void,
  record: Record_,
  options: WorkerSuiteOptions,
  ending: Limits,
  suspects: Suspect[],
): Promise<void> {
  const goOn = () => ending.cutShort() === undefined;
  const underway = new Set<Scheduled>();
  let done = 0;
  await pool(cases, options.concurrency ?? WORKER_DEFAULTS.concurrency, goOn, async (scheduled) => {
    const { index, workerCase } = scheduled;
    underway.add(scheduled);
    const log = await play(workerCase);
    underway.delete(scheduled);
    const death = await deathIn(workerCase, log, options.started);
    if (death !== undefined) {
      suspects.push({ played: { workerCase, log, index }, death });
      return;
    }
    take({ workerCase, log, index });
    const broken = [...record.tally.values()].filter((rule) => rule.broken > 0).length;
    const [longest] = underway;
    const driving = longest === undefined ? {} : { driving: longest.area };
    options.onProgress?.({ done: ++done, total: cases.length, broken, ...driving });
  });
}

/** The smallest case of a rule, and what came of looking at it again. */
type Looked = Shrunk & Confirmation;

/** Why the search for smaller cases ends, in words, and who is told where it is. */
interface Search {
  readonly over: () => string | undefined;
  readonly begins: (rule: string) => void;
}

async function shrinkAll(
  areas: ReadonlyMap<string, fc.Arbitrary<WorkerCase>>,
  seed: number,
  laws: readonly WorkerLaw[],
  tally: Tally,
  play: (workerCase: WorkerCase) => Promise<WorkerLog>,
  around: Surroundings,
  { over, begins }: Search,
): Promise<Map<string, Looked>> {
  const all = new Map<string, Looked>();
  for (const law of laws) {
    const smallest = tally.get(law.rule)?.smallest;
    const cases = smallest === undefined ? undefined : areas.get(smallest.played.workerCase.area);
    if (smallest === undefined) continue;
    const unlooked = { reproduced: false, tries: 0, before: sizeOf(smallest.played.workerCase) } as const;
    const why = cases === undefined ? "its kind of case is not drawn any more" : over();
    if (cases === undefined || why !== undefined) {
      all.set(law.rule, { ...unlooked, confirmed: "not-looked", ...(why !== undefined && { confirmedWhy: why }) });
      continue;
    }
    begins(law.rule);
    // A worker that cannot be started again shows nothing.
    const shrunk = await shrink(cases, { seed, index: smallest.played.index }, law, play, around).catch(
      (thrown: unknown): Looked => {
        if (!(thrown instanceof StartError)) throw thrown;
        return { ...unlooked, confirmed: "not-looked", confirmedWhy: "the worker could not be started again" };
      },
    );
    all.set(law.rule, { confirmed: shrunk.reproduced ? "same-process" : "not-again", ...shrunk });
  }
  return all;
}

/** A name that was given and no tool has. Passed over, a misspelt one to leave out would be called. */
function undeclared(tools: readonly DeclaredTool[], options: WorkerSuiteOptions): string | undefined {
  const named = [...(options.tools ?? []), ...(options.excludeTools ?? []), ...Object.keys(options.examples ?? {})];
  return named.find((name) => !tools.some((tool) => tool.name === name));
}

/** The known inputs that a tool takes, as arguments for generated calls. */
function inputsOf(examples: ExamplesByTool, tool: string): readonly unknown[] {
  const known = Object.hasOwn(examples, tool) ? examples[tool]! : [];
  return known.filter(({ error }) => error === undefined).map(({ input }) => input);
}

/** The tools that may be called: never those of the client, and only those that were asked for. */
function chosen(
  tools: readonly DeclaredTool[],
  { tools: only, excludeTools = [] }: WorkerSuiteOptions,
): DeclaredTool[] {
  return tools.filter(
    ({ name, handler }) => handler !== "client" && !excludeTools.includes(name) && (only?.includes(name) ?? true),
  );
}

/** Unique names, also across runs: a worker may remember the decisions of the last one. */
function sessionNames(): () => string {
  const run = randomUUID().slice(0, 8);
  let n = 0;
  return () => `tck-${run}-${++n}`;
}
