import { modestMemory } from "../../../conformance/common/modest-memory.ts";
import { type EngineOptions, listenEngine, type ModelConnection, workerLlms } from "../../engine/index.ts";
import type { Call } from "../command.ts";
import { type ExitCode, usage } from "../exit.ts";
import { reasonOf } from "../reason-of.ts";
import { serve } from "../serving.ts";

interface Options {
  readonly port: number;
  readonly host: string;
  readonly workerUrl: string;
  readonly providerUrl: string;
  readonly providerKey: string;
  readonly providerFormat?: NonNullable<ModelConnection["format"]>;
  readonly agentId: string;
  readonly workerSecret?: string;
  readonly apiKey: string;
  readonly apiKey2?: string;
  readonly dataDir?: string;
  readonly outlivePower?: boolean;
}

/** Runs the reference engine until Ctrl-C. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  modestMemory();
  const hints = [
    `The reference engine serves the agent ${JSON.stringify(given.agentId)}, whose worker is at ${given.workerUrl}.`,
    `Models are called at ${given.providerUrl}, or by the worker for an agent with llm: worker, worker-openai or worker-anthropic.`,
    `Sessions are kept ${given.dataDir ?? "in memory"}.`,
  ];
  return serve(() => start(given), hints, io);
}

async function start(given: Options) {
  const where = { port: given.port, host: given.host };
  return listenEngine(engineOptions(given), where).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === undefined || given.dataDir === undefined) throw error;
    throw usage(`Cannot keep sessions in ${given.dataDir}: ${reasonOf(error)}.`);
  });
}

function engineOptions(given: Options): EngineOptions {
  const { agentId, workerUrl, workerSecret, providerUrl, providerKey, providerFormat: format } = given;
  const { apiKey, apiKey2, dataDir, outlivePower } = given;
  return {
    agents: { [agentId]: { workerUrl, ...(workerSecret !== undefined && { secret: workerSecret }) } },
    model: { baseUrl: providerUrl, apiKey: providerKey, ...(format !== undefined && { format }) },
    llms: workerLlms,
    apiKeys: { [apiKey]: "tenant-1", ...(apiKey2 !== undefined && { [apiKey2]: "tenant-2" }) },
    ...(dataDir !== undefined && { dataDir }),
    ...(outlivePower === true && { synchronous: "FULL" }),
  };
}
