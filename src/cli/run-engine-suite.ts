import { modestMemory } from "../../conformance/common/modest-memory.ts";
import { type EngineReport, type EngineSuiteOptions, runEngineSuite, type Shard } from "../../conformance/index.ts";
import type { Io } from "./io.ts";
import { progressPrinter } from "./progress.ts";
import { listenProblem, suitePortRemedy } from "./serving.ts";
import { wireLog } from "./wire-log.ts";

/** What a command line says of a run. */
export interface RunOptions {
  readonly runs: number;
  readonly concurrency: number;
  readonly shrink: boolean;
  readonly seed?: number;
  /** Milliseconds. */
  readonly patience?: number;
  readonly rules?: readonly string[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly profile?: readonly string[];
  readonly generatedOnly?: boolean;
  readonly bail?: boolean;
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly shard?: Shard;
  readonly strict?: boolean;
  readonly slow?: boolean;
  readonly long?: boolean;
  readonly targetName?: string;
  readonly targetVersion?: string;
}

/** What the target is called in the report, as far as it was said. */
export const targetNamed = ({ targetName, targetVersion }: Pick<RunOptions, "targetName" | "targetVersion">) => ({
  target: {
    ...(targetName !== undefined && { name: targetName }),
    ...(targetVersion !== undefined && { version: targetVersion }),
  },
});

/** Runs the suite against an engine, with its progress on stderr. */
export async function testEngine(
  engine: Omit<EngineSuiteOptions, keyof RunOptions>,
  given: RunOptions,
  io: Io,
): Promise<EngineReport> {
  modestMemory();
  const onProgress = progressPrinter(io.err, "engine", { quiet: given.quiet, signal: io.signal });
  const onExchange = wireLog(io.err, given.verbose);
  const { runs, concurrency, shrink, seed, patience, rules, slow, long } = given;
  const { profile, generatedOnly, bail, timeLimit, shard, strict } = given;
  const options: EngineSuiteOptions = {
    ...targetNamed(given),
    ...engine,
    runs,
    concurrency,
    shrink,
    ...(seed !== undefined && { seed }),
    ...(patience !== undefined && { patienceMs: patience }),
    ...(rules !== undefined && { rules }),
    ...(profile !== undefined && { profiles: profile }),
    ...(generatedOnly !== undefined && { generatedOnly }),
    ...(bail !== undefined && { bail }),
    ...(timeLimit !== undefined && { timeLimitMs: timeLimit }),
    ...(shard !== undefined && { shard }),
    ...(strict !== undefined && { strict }),
    ...(slow !== undefined && { slow }),
    ...(long !== undefined && { long }),
    onProgress,
    ...(onExchange !== undefined && { onExchange }),
    signal: io.signal,
  };
  try {
    return await runEngineSuite(options);
  } catch (thrown) {
    throw listenProblem(thrown, suitePortRemedy);
  } finally {
    onProgress.end();
  }
}
