import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Handle } from "../../src/wire/handle.ts";
import { type AdapterTold, adapterHandle, type EngineAdapter } from "./adapter.ts";
import type { Lifecycle } from "./options.ts";

/** Starts an engine through its adapter, in a folder of its own. Rejects when the adapter does. */
export async function startAdapted(
  adapter: EngineAdapter,
  told: Omit<AdapterTold, "dataDir">,
): Promise<Lifecycle & { readonly handle: Handle }> {
  const { start, stop, kill } = adapter.lifecycle;
  const dataDir = await mkdtemp(join(tmpdir(), "tck-engine-"));
  const forget = () => rm(dataDir, { recursive: true, force: true });
  let engine = await start({ ...told, dataDir }).catch(async (thrown) => {
    await forget();
    throw thrown;
  });
  return {
    handle: adapterHandle(adapter, () => engine),
    close: () => stop(engine).finally(forget),
    ...(kill === undefined
      ? {}
      : {
          async restart(whileDown) {
            await kill(engine);
            await whileDown?.();
            engine = await start({ ...told, dataDir });
          },
        }),
  };
}
