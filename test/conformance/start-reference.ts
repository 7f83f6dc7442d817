import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EngineOptions, listenEngine } from "../../src/engine/index.ts";

/** The reference engine in this process, on a port of its own. */
export interface StartedReference {
  readonly url: string;
  close(): Promise<void>;
  /** Started again once `whileDown`, where it is given, has resolved. */
  restart?(whileDown?: () => Promise<unknown>): Promise<void>;
}

/**
 * Starts the reference engine. One that is to be restarted keeps its sessions in a directory of its own, which ends with
 * it; a restart lets go of whatever is under way, and begins anew from there on the same port.
 */
export async function startReference(options: EngineOptions, restarts: boolean): Promise<StartedReference> {
  if (!restarts) return listenEngine(options);
  const dataDir = await mkdtemp(join(tmpdir(), "tck-engine-"));
  let running = await listenEngine({ ...options, dataDir });
  const { url, port } = running;
  return {
    url,
    async close() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    async restart(whileDown) {
      await running.close();
      await whileDown?.();
      running = await listenEngine({ ...options, dataDir }, { port });
    },
  };
}
