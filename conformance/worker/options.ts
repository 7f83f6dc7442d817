import type { Send } from "../../src/wire/send.ts";
import type { Progress } from "../common/progress.ts";
import type { Shard } from "../common/shard.ts";
import type { OnExchange } from "../drivers/wire-tap.ts";
import type { EngineApi } from "../drivers/worker/engine-api.ts";
import type { KnownFailures } from "../known/list.ts";
import type { TargetName } from "../report/head.ts";
import type { StartedProcess } from "./death.ts";
import type { ExamplesByTool } from "./examples.ts";

/** What a run does where it is not told. */
export const WORKER_DEFAULTS = { runs: 300, concurrency: 8 } as const;

/** How a worker is tested. Everything but the URL has a default. */
export interface WorkerSuiteOptions {
  /** The worker's endpoint. */
  readonly url: string;
  /** What it is called in the report. Default: its URL. */
  readonly target?: TargetName;
  /** Texts that the report must not hold; the secret and the headers named here are left out anyway. */
  readonly secrets?: readonly string[];
  /** Shared with the worker: requests are signed, and forged ones must be turned away. */
  readonly secret?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The agent that sessions are for. Default: `tck`. */
  readonly agent?: string;
  /** Only these tools are called. */
  readonly tools?: readonly string[];
  /** These tools are not called: those whose effects a test must not have. */
  readonly excludeTools?: readonly string[];
  /** Call tools although the worker is not on this machine. Default: no, then only what runs no tool is checked. */
  readonly allowCalls?: boolean;
  /** Ask the worker for model calls too: for one that runs the model of its agent. Default: no. */
  readonly modelCalls?: boolean;
  /** Known inputs by tool and what comes of them: tried alone, and as arguments beside the generated ones. */
  readonly examples?: ExamplesByTool;
  /** Generated sessions. Default: 300. */
  readonly runs?: number;
  /** The same seed gives the same cases. Default: a random one, which the report names. */
  readonly seed?: number;
  /** Sessions at the same time. Default: 8. */
  readonly concurrency?: number;
  /** How long an answer may take, in milliseconds. Default: 5,000. */
  readonly patienceMs?: number;
  /** Only these rules are judged. */
  readonly rules?: readonly string[];
  /** Play only this part of the cases; all parts together are the whole, each case in exactly one of them. */
  readonly shard?: Shard;
  /** End at the first MUST rule that is broken and not known to be. Default: no. */
  readonly bail?: boolean;
  /** Begin no further case after so many milliseconds; what was found until then is reported. */
  readonly timeLimitMs?: number;
  /** What is known of the worker: it is marked, and does not count against it. */
  readonly knownFailures?: KnownFailures;
  /** The day that entries of that list expire by, as `2026-08-28`. Default: today. */
  readonly today?: string;
  /** Warnings count: a SHOULD that is broken breaks the run. Default: no. */
  readonly strict?: boolean;
  /** Where the worker, told its address, settles calls later; see `listenEngineApi`. Default: nowhere. */
  readonly engine?: EngineApi;
  /** The process behind the URL, where it was started for the run: why it ended is told, and it is started again. */
  readonly started?: StartedProcess;
  /** How requests leave. Default: node:http; a test may call a handle in this process instead. */
  readonly send?: Send;
  /** Told after each case, and before each search for a smaller one. */
  readonly onProgress?: (progress: Progress) => void;
  /** Told of each exchange as it happens. */
  readonly onExchange?: OnExchange;
  /** Ends the run early; what was found until then is reported. */
  readonly signal?: AbortSignal;
  /** Look for the smallest case that breaks each rule. Default: yes. */
  readonly shrink?: boolean;
}
