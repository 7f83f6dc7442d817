import { commandName } from "../../conformance/common/command-name.ts";
import { modestMemory } from "../../conformance/common/modest-memory.ts";
import {
  type EngineReport,
  type EngineSuiteOptions,
  runEngineSuite,
  type Shard,
  type TargetName,
} from "../../conformance/index.ts";
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
  readonly onlyCase?: string;
  readonly bail?: boolean;
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly shard?: Shard;
  readonly strict?: boolean;
  readonly slow?: boolean;
  readonly long?: boolean;
  readonly targetName?: string;
  readonly targetVersion?: string;
  /** What starts the target. */
  readonly command?: string;
}

/** What the target is called in the report: as was said, else as what starts it; the port of its URL is another each time. */
export function targetNamed({
  targetName,
  targetVersion,
  command,
}: Pick<RunOptions, "targetName" | "targetVersion" | "command">): { readonly target: TargetName } {
  const name = targetName ?? (command === undefined ? undefined : commandName(command));
  return {
    target: { ...(name !== undefined && { name }), ...(targetVersion !== undefined && { version: targetVersion }) },
  };
}

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
    ...(given.onlyCase !== undefined && { onlyCase: given.onlyCase }),
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
