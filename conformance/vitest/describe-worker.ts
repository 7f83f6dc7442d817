import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type FetchHandle, fromFetch } from "../../src/wire/fetch-handle.ts";
import type { Handle } from "../../src/wire/handle.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { startChild } from "../common/child.ts";
import { handedOn, headerFlag, quoted, shellWord } from "../common/shell-word.ts";
import { listenEngineApi } from "../drivers/worker/engine-api.ts";
import type { ReportDocument, WorkerReport } from "../report/document.ts";
import { readExamples } from "../tools/isolation/read-examples.ts";
import type { ExamplesByTool } from "../worker/examples.ts";
import type { WorkerSuiteOptions } from "../worker/options.ts";
import { workerRules } from "../worker/rules.ts";
import { runWorkerSuite } from "../worker/suite.ts";
import { type TestOptions, tellRules } from "./rule-tests.ts";
import { type Addressed, flag, type Knowing, knownOf, urlOf } from "./target.ts";

/** A worker to be tested: what `createWorker` gives is one. */
export type WorkerTarget =
  | Addressed
  /** One in this process, with no socket. */
  | { readonly handle: Handle }
  /** One in this process that speaks fetch: an app of Hono, a route of Next. */
  | { readonly fetch: FetchHandle };

/** How a worker is tested, and told as tests. */
export interface DescribeWorkerOptions
  extends Omit<WorkerSuiteOptions, "url" | "send" | "signal" | "engine" | "started" | "knownFailures" | "examples">,
    TestOptions,
    Knowing {
  /** Known inputs by tool and what comes of them, or the file in YAML or JSON that holds them, as for `--examples`. */
  readonly examples?: ExamplesByTool | string;
  /** The worker's key for the engine's API, where it answers later. Default: `TCK_API_KEY`, else `secret`. */
  readonly apiKey?: string;
  /** Where that API is served for a worker that runs already. One that is started is told where by `TCK_ENGINE_URL`. */
  readonly enginePort?: number;
}

/** Where a worker without a socket is: this machine, so that its tools may be called. */
const IN_PROCESS = "http://worker.localhost";

/**
 * Registers a test per rule for workers, told as `describeEngine` tells those for engines.
 *
 * @example
 * describeWorker(createWorker([getWeather], { agent: { model: "any-model" } }), { runs: 100 });
 */
export function describeWorker(target: WorkerTarget, options: DescribeWorkerOptions = {}): void {
  const { name, save: _save, timeoutMs: _timeout, knownFailures: _known, examples: _examples, ...given } = options;
  const suite = { ...given, ...knownOf(options), ...examplesOf(options) };
  const limited = options.rules;
  tellRules({
    title: name ?? titleOf(target),
    rules: workerRules().filter(({ id }) => limited?.includes(id) ?? true),
    options,
    beside: {
      ...(options.knownFailures !== undefined && {
        "the list of known failures is true": ({ listFaults = [] }) => listFaults,
      }),
      ...(options.examples !== undefined && { "every example comes to what was said": wrongExamples }),
    },
    run: (only, signal) => run(target, { ...suite, signal, ...(only !== undefined && { rules: only }) }, options),
    replay: replayOf(target, options),
  });
}

/** The known inputs of a file. Throws with the place where it is broken; a bare list is for the one tool that is named. */
function examplesOf({ examples: given, tools }: DescribeWorkerOptions): { readonly examples?: ExamplesByTool } {
  if (given === undefined) return {};
  if (typeof given !== "string") return { examples: given };
  const read = readExamples(parse(readFileSync(given, "utf8")), tools?.length === 1 ? tools[0] : undefined);
  if (!read.ok) throw new TypeError(`${given}: ${read.pointer || "it"} ${read.message}.`);
  return { examples: read.byTool };
}

const wrongExamples = (report: ReportDocument): readonly string[] =>
  report.role === "engine"
    ? []
    : report.examples.filter(({ ok }) => !ok).map(({ tool, message }) => `${tool}: ${message}`);

type Suite = Omit<WorkerSuiteOptions, "url"> & { readonly signal: AbortSignal };

/** Finds or starts the worker, tests it, and ends what was started. */
async function run(target: WorkerTarget, suite: Suite, options: DescribeWorkerOptions): Promise<WorkerReport> {
  const url = urlOf(target);
  const inside = insideOf(target);
  if (inside !== undefined)
    return runWorkerSuite({ ...suite, url: IN_PROCESS, send: createHandleSend({ [IN_PROCESS]: inside }) });
  const { command } = target as { readonly command: string };
  const { apiKey = process.env["TCK_API_KEY"] ?? "secret", enginePort, secret } = options;
  if (url !== undefined && enginePort === undefined) return runWorkerSuite({ ...suite, url });
  const api = await listenEngineApi({ apiKey, port: enginePort ?? 0 });
  try {
    if (url !== undefined) return await runWorkerSuite({ ...suite, url, engine: api.engine });
    const told = secret === undefined ? {} : { TCK_WORKER_SECRET: secret };
    const child = await startChild(command, { ...told, TCK_ENGINE_URL: api.url, TCK_API_KEY: apiKey }, suite.signal);
    return await runWorkerSuite({ ...suite, url: child.url, started: child, engine: api.engine }).finally(() =>
      child.close(),
    );
  } finally {
    await api.close();
  }
}

function insideOf(target: WorkerTarget): Handle | undefined {
  if (urlOf(target) !== undefined) return undefined;
  const { handle, fetch } = target as { readonly handle?: Handle; readonly fetch?: FetchHandle };
  return handle ?? (fetch === undefined ? undefined : fromFetch((request) => fetch.call(target, request)));
}

function titleOf(target: WorkerTarget): string {
  const url = urlOf(target);
  if (url !== undefined) return `The worker at ${url}`;
  const { command } = target as { readonly command?: string };
  return command === undefined ? "The worker" : `The worker of ${command}`;
}

function replayOf(
  target: WorkerTarget,
  { agent, headers = {}, secret, patienceMs, enginePort }: DescribeWorkerOptions,
) {
  const url = urlOf(target);
  const { command } = target as { readonly command?: string };
  if (url === undefined && command === undefined) return undefined;
  const how = url !== undefined ? `--url ${shellWord(url)}` : `--command ${quoted(command!)}`;
  // Values of headers and secrets are named by a variable, never told: a failure's text ends up in logs.
  const flags = [
    flag("agent-id", agent),
    ...Object.keys(headers).map((name) => ` ${headerFlag(name)}`),
    flag("timeout", patienceMs === undefined ? undefined : patienceMs / 1000),
    flag("engine-port", enginePort),
  ];
  const before = secret === undefined ? "" : handedOn("TCK_WORKER_SECRET");
  return { before, after: `${how}${flags.join("")}` };
}
