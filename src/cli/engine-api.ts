import { type EngineApi, listenEngineApi } from "../../conformance/worker/index.ts";
import type { Io } from "./io.ts";
import { listenProblem } from "./serving.ts";
import { wireLog } from "./wire-log.ts";

/** The engine's API as the suite serves it, and what a started worker is told of it. */
export interface ServedApi {
  readonly engine: EngineApi;
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Serves the engine's API for a worker that answers later: on the port that was named, or, for a worker that the suite
 * starts, on any free one. Undefined where a worker that runs was told of none.
 */
export async function openEngineApi(
  given: { enginePort?: number; apiKey: string; command?: string; verbose?: boolean },
  io: Io,
): Promise<ServedApi | undefined> {
  const { enginePort, apiKey, command, verbose } = given;
  const onExchange = wireLog(io.err, verbose);
  const told = { apiKey, port: enginePort ?? 0, ...(onExchange !== undefined && { onExchange }) };
  if (enginePort === undefined && command === undefined) return undefined;
  const { engine, url, close } = await listenEngineApi(told).catch((thrown: unknown) => {
    throw listenProblem(thrown, "Choose another with --engine-port; 0 takes any free one.");
  });
  if (enginePort !== undefined)
    io.err.write(`The engine's API is served at ${url}: a tool that answers later settles its calls there.\n`);
  return { engine, close, env: { TCK_ENGINE_URL: url, TCK_API_KEY: apiKey } };
}
