import type { EngineSuiteOptions, EngineUnderTest } from "../../conformance/index.ts";
import { startChild } from "./child.ts";
import { usage } from "./exit.ts";
import type { Io } from "./io.ts";

/** What a command line says of an engine. */
export interface EngineOptions {
  readonly url?: string;
  readonly command?: string;
  readonly workerPort?: number;
  readonly providerPort?: number;
  readonly workerUrl?: string;
  readonly providerUrl?: string;
  readonly providerFormat?: string;
  readonly bind: string;
  readonly advertiseHost?: string;
  readonly apiKey: string;
  readonly agentId: string;
  readonly features?: readonly string[];
}

/** What the suite is told of the engine. Stops with usage where the words do not name one engine and where to meet it. */
export function engineTarget(given: EngineOptions, io: Io): Omit<EngineSuiteOptions, "runs"> {
  const { bind, advertiseHost, apiKey, agentId, features } = given;
  const workerPort = given.workerPort ?? portOf(given.workerUrl);
  const providerPort = given.providerPort ?? portOf(given.providerUrl);
  if (given.command === undefined && given.url !== undefined && (workerPort ?? providerPort) === undefined) {
    throw usage(
      "An engine that runs already must know where the suite is: say with --worker-port and --provider-port which ports it was told.",
    );
  }
  return {
    engine: underTest(given, io),
    bind,
    apiKey,
    agentId,
    ...(workerPort !== undefined && { workerPort }),
    ...(providerPort !== undefined && { providerPort }),
    ...(advertiseHost !== undefined && { advertiseHost }),
    ...(features !== undefined && { offers: features }),
  };
}

function underTest({ url, command, apiKey, agentId, providerFormat }: EngineOptions, io: Io): EngineUnderTest {
  if (url !== undefined && command !== undefined) throw usage("Name the target by --url or by --command, not by both.");
  if (url !== undefined) return { kind: "attach", url };
  if (command === undefined) throw usage("Name the target: --url for one that runs, --command to start one.");
  return {
    kind: "start",
    start: ({ workerUrl, providerUrl }) => {
      const env = {
        TCK_WORKER_URL: workerUrl,
        TCK_PROVIDER_URL: providerUrl,
        TCK_PROVIDER_KEY: "tck",
        ...(providerFormat !== undefined && { TCK_PROVIDER_FORMAT: providerFormat }),
      };
      return startChild(command, { ...env, TCK_API_KEY: apiKey, TCK_AGENT_ID: agentId }, io.signal);
    },
  };
}

function portOf(url: string | undefined): number | undefined {
  if (url === undefined) return undefined;
  const { port, protocol } = new URL(url);
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
