import type { EngineApi } from "../../conformance/worker/index.ts";
import { openTarget, type RunningTarget, type TargetOptions } from "./actions/target.ts";
import { openEngineApi } from "./engine-api.ts";
import type { Io } from "./io.ts";

/** A worker to be asked, and the engine's API beside it where the worker was told of one. */
export interface OpenWorker extends RunningTarget {
  readonly api: { readonly engine?: EngineApi };
}

/**
 * Finds or starts the worker, and serves the engine's API for what it answers later. `close` ends both; so does a
 * worker that cannot be had, or the port of the API would keep the process alive.
 */
export async function openWorker(
  given: TargetOptions & { secret?: string; enginePort?: number; apiKey: string; verbose?: boolean },
  io: Io,
): Promise<OpenWorker> {
  const api = await openEngineApi(given, io);
  const secret = given.secret === undefined ? {} : { TCK_WORKER_SECRET: given.secret };
  try {
    const target = await openTarget(given, { ...secret, ...api?.env }, io);
    const close = async () => {
      await target.close();
      await api?.close();
    };
    const { url, started } = target;
    return { url, started, api: api === undefined ? {} : { engine: api.engine }, close };
  } catch (thrown) {
    await api?.close();
    throw thrown;
  }
}
