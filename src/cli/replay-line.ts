import { handedOn, headerFlag, quoted, shellWord } from "../../conformance/common/shell-word.ts";
import type { ReportDocument } from "../../conformance/index.ts";
import type { WorkerOptions } from "./commands/worker-options.ts";
import type { EngineOptions } from "./engine-target.ts";

/** How the target of a run was named and spoken to. */
export interface Named {
  /** What started the target; its URL is gone with it. */
  readonly command?: string;
  /** The adapter that did. */
  readonly adapter?: string;
  /** How a worker was spoken to, where it was one. */
  readonly spoken?: WorkerOptions;
  /** What was said of an engine, where it was one. */
  readonly engine?: EngineOptions;
}

/** The command that plays a saved failure again on the same target. Keys and secrets are named by their variables. */
export function replayLine(file: string, report: ReportDocument, named: Named): string {
  const { spoken, engine } = named;
  const secrets = [
    ...(engine === undefined || engine.apiKey === DEFAULT_KEY ? [] : ["TCK_API_KEY"]),
    ...(engine?.apiKey2 === undefined ? [] : ["TCK_API_KEY_2"]),
    ...((engine?.workerSecret ?? spoken?.secret) === undefined ? [] : ["TCK_WORKER_SECRET"]),
  ];
  const before = secrets.map(handedOn).join("");
  return [
    `${before}npx tck replay ${shellWord(file)}`,
    target(report, named),
    ...workerFlags(spoken),
    ...engineFlags(engine),
  ].join(" ");
}

/** The default of `--api-key`. */
const DEFAULT_KEY = "secret";

/** How to name the target again: an engine needs the suite's ports too, and those of a started one are gone. */
function target({ role, target: { url } }: ReportDocument, { command, adapter, engine }: Named): string {
  if (adapter !== undefined) return `--adapter ${quoted(adapter)}`;
  if (command !== undefined) return `--command ${quoted(command)}`;
  if (role === "worker") return `--url ${shellWord(url)}`;
  return engine?.url === undefined ? "with the --url and the ports of this run" : `--url ${shellWord(engine.url)}`;
}

/** The flags without which a replay would speak to the worker in another way. Header values are not repeated. */
function workerFlags(spoken: WorkerOptions | undefined): string[] {
  if (spoken === undefined) return [];
  const { agent, header = {}, timeout, enginePort } = spoken;
  return [
    ...(agent === DEFAULT_AGENT ? [] : [`--agent-id ${quoted(agent)}`]),
    ...Object.keys(header).map(headerFlag),
    ...flag("--timeout", timeout === undefined ? undefined : timeout / 1000),
    ...flag("--engine-port", enginePort),
  ];
}

/** The flags without which an engine would not find the suite, or be asked for less than it was in the run. */
function engineFlags(engine: EngineOptions | undefined): string[] {
  if (engine === undefined) return [];
  return [
    ...(engine.agentId === DEFAULT_AGENT ? [] : [`--agent-id ${quoted(engine.agentId)}`]),
    ...flag("--features", engine.features?.join(",")),
    ...flag("--provider-format", engine.providerFormat),
    ...flag("--worker-port", engine.workerPort),
    ...flag("--provider-port", engine.providerPort),
    ...flag("--worker-url", engine.workerUrl),
    ...flag("--provider-url", engine.providerUrl),
    ...(engine.bind === DEFAULT_BIND ? [] : [`--bind ${engine.bind}`]),
    ...flag("--advertise-host", engine.advertiseHost),
  ];
}

const DEFAULT_AGENT = "tck";
const DEFAULT_BIND = "127.0.0.1";

const flag = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [`${name} ${shellWord(String(value))}`];
