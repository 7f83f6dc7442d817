import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, startChild } from "../common/child.ts";
import type { EngineUnderTest } from "./options.ts";

/** What an engine that is started is told, beside where the suite is. */
export interface CommandTold {
  readonly apiKey: string;
  readonly agentId: string;
  readonly providerFormat?: string;
  readonly apiKey2?: string;
  readonly workerSecret?: string;
}

/**
 * An engine that a shell command starts: it is told everything by `TCK_` variables. One that will be killed has a
 * `TCK_DATA_DIR` of its own too; the rest are quicker in memory. Its start rejects with a StartError.
 */
export function byCommand(command: string, told: CommandTold, signal: AbortSignal): EngineUnderTest {
  const { apiKey, agentId, providerFormat, apiKey2, workerSecret } = told;
  return {
    kind: "start",
    start({ workerUrl, providerUrl, restarts = false }) {
      const env = {
        TCK_WORKER_URL: workerUrl,
        TCK_PROVIDER_URL: providerUrl,
        TCK_PROVIDER_KEY: "tck",
        TCK_API_KEY: apiKey,
        TCK_AGENT_ID: agentId,
        ...(providerFormat !== undefined && { TCK_PROVIDER_FORMAT: providerFormat }),
        ...(apiKey2 !== undefined && { TCK_API_KEY_2: apiKey2 }),
        ...(workerSecret !== undefined && { TCK_WORKER_SECRET: workerSecret }),
      };
      return restarts ? startKeeping(command, env, signal) : startAsked(command, env, signal);
    },
  };
}

/** One that takes its time is asked often whether it lives: no connection is made to it as long as its process is there. */
async function startAsked(command: string, env: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Child> {
  const child = await startChild(command, env, signal);
  return { ...child, ended: async () => (child.gone() ? child.ended() : undefined) };
}

async function startKeeping(
  command: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Child> {
  const dataDir = await mkdtemp(join(tmpdir(), "tck-engine-"));
  const forget = () => rm(dataDir, { recursive: true, force: true });
  const child = await startAsked(command, { ...env, TCK_DATA_DIR: dataDir }, signal).catch(async (thrown) => {
    await forget();
    throw thrown;
  });
  return { ...child, close: () => child.close().finally(forget) };
}
