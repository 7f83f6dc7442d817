import type { FetchHandle } from "../../src/wire/fetch-handle.ts";
import type { Handle } from "../../src/wire/handle.ts";
import { listen } from "../../src/wire/node-server.ts";
import { handedOn, quoted, shellWord } from "../common/shell-word.ts";
import type { EngineAdapter } from "../engine/adapter.ts";
import { byCommand } from "../engine/by-command.ts";
import type { EngineSuiteOptions, EngineUnderTest } from "../engine/options.ts";
import { engineRules, selectionOf, whyNot } from "../engine/select.ts";
import { runEngineSuite } from "../engine/suite.ts";
import { type TestOptions, tellRules } from "./rule-tests.ts";
import { type Addressed, flag, type Knowing, knownOf, urlOf } from "./target.ts";

/** An engine to be tested. */
export type EngineTarget =
  | Addressed
  /** One with another surface. */
  | { readonly adapter: EngineAdapter }
  /** One in this process, made for the run: whatever it asks of the two URLs goes through `send`, with no socket. */
  | Pick<Extract<EngineUnderTest, { kind: "mount" }>, "mount">
  /** One in this process that calls the suite at ports that it was told: `workerPort` and `providerPort`. */
  | { readonly handle: Handle }
  /** The same of an app that speaks fetch, as one of Hono. */
  | { readonly fetch: FetchHandle };

/** How an engine is tested, and told as tests. The key is `TCK_API_KEY`, else `secret`, where none is given. */
export interface DescribeEngineOptions
  extends Omit<EngineSuiteOptions, "engine" | "signal" | "knownFailures">,
    TestOptions,
    Knowing {
  /** What an engine that is started is told to speak with the model provider. */
  readonly providerFormat?: "anthropic" | "openai-chat" | "responses";
}

/**
 * Registers a test per rule for engines. A broken rule fails with its sentence, what was expected and seen, where, and
 * the smallest case in short; one that is not applicable or is known is skipped with the reason; a MUST that could not be
 * verified fails; a SHOULD that is broken is annotated as a warning, unless `strict`. Where nothing could be checked, the
 * group itself fails with the reason.
 *
 * @example
 * describeEngine({ command: "node engine.ts" }, { runs: 200, features: ["retries"] });
 */
export function describeEngine(target: EngineTarget, options: DescribeEngineOptions = {}): void {
  const { name, save: _save, timeoutMs: _timeout, knownFailures: _known, providerFormat: _format, ...given } = options;
  const base = {
    apiKey: process.env["TCK_API_KEY"] ?? "secret",
    ...given,
    ...knownOf(options),
  };
  const suite = (signal: AbortSignal): EngineSuiteOptions => ({
    ...base,
    engine: underTest(target, options, base.apiKey, signal),
    signal,
  });
  const planned = suite(new AbortController().signal);
  const selection = selectionOf(planned);
  const rules = engineRules(planned, selection.has).map(({ id, level, sentence, ...rule }) => {
    const because = whyNot({ id, level, sentence, ...rule }, selection);
    return { id, level, sentence, ...(because === undefined ? {} : { because }) };
  });
  tellRules({
    title: name ?? titleOf(target),
    rules,
    options,
    beside:
      options.knownFailures === undefined
        ? {}
        : { "the list of known failures is true": ({ listFaults = [] }) => listFaults },
    run: (only, signal) => runEngineSuite({ ...suite(signal), ...(only !== undefined && { rules: only }) }),
    replay: replayOf(target, options),
  });
}

function underTest(
  target: EngineTarget,
  { agentId = "tck", providerFormat, apiKey2, workerSecret, workerPort, providerPort }: DescribeEngineOptions,
  apiKey: string,
  signal: AbortSignal,
): EngineUnderTest {
  const url = urlOf(target);
  const met = workerPort !== undefined && providerPort !== undefined;
  if (url !== undefined) {
    if (!met) throw new TypeError(`The engine at ${url} runs already: ${PORTS}`);
    return { kind: "attach", url };
  }
  const made = target as Exclude<EngineTarget, string | URL | { readonly url: string | URL }>;
  if ("command" in made) {
    const told = {
      apiKey,
      agentId,
      ...(providerFormat !== undefined && { providerFormat }),
      ...(apiKey2 !== undefined && { apiKey2 }),
      ...(workerSecret !== undefined && { workerSecret }),
    };
    return byCommand(made.command, told, signal);
  }
  if ("adapter" in made) return { kind: "adapter", adapter: made.adapter };
  if ("mount" in made) return { kind: "mount", mount: (urls) => made.mount(urls) };
  const what = "fetch" in made ? "fetch" : "the handle";
  if (!met) throw new TypeError(`The engine behind ${what} is made already: ${PORTS}`);
  if ("fetch" in made) return { kind: "fetch", fetch: (request) => made.fetch(request) };
  return { kind: "start", start: () => listen(made.handle) };
}

const PORTS = "give the workerPort and the providerPort that it was told, for the suite to listen there.";

function titleOf(target: EngineTarget): string {
  const url = urlOf(target);
  if (url !== undefined) return `The engine at ${url}`;
  return "command" in (target as object)
    ? `The engine of ${(target as { readonly command: string }).command}`
    : "The engine";
}

function replayOf(target: EngineTarget, options: DescribeEngineOptions) {
  const { workerPort, providerPort, bind, advertiseHost, agentId, providerFormat, features } = options;
  const { apiKey, apiKey2, workerSecret } = options;
  const url = urlOf(target);
  const how = url !== undefined ? `--url ${shellWord(url)}` : commandOf(target);
  if (how === undefined) return undefined;
  const secrets = [
    ...(apiKey === undefined ? [] : [handedOn("TCK_API_KEY")]),
    ...(apiKey2 === undefined ? [] : [handedOn("TCK_API_KEY_2")]),
    ...(workerSecret === undefined ? [] : [handedOn("TCK_WORKER_SECRET")]),
  ];
  const flags = [
    flag("worker-port", workerPort),
    flag("provider-port", providerPort),
    flag("bind", bind),
    flag("advertise-host", advertiseHost),
    flag("agent-id", agentId),
    flag("features", features?.join(",")),
    flag("provider-format", providerFormat),
  ];
  return { before: secrets.join(""), after: `${how}${flags.join("")}` };
}

function commandOf(target: EngineTarget): string | undefined {
  const { command } = target as { readonly command?: string };
  return command === undefined ? undefined : `--command ${quoted(command)}`;
}
