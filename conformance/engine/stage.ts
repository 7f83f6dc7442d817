import { randomUUID } from "node:crypto";
import { createHandleSend, type Routes } from "../../src/wire/handle-send.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import type { EngineCase } from "../cases/engine/case.ts";
import { createHub, type Hub } from "../drivers/engine/hub.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import { createPlayer, type Patience } from "../drivers/engine/play.ts";
import type { EngineTarget } from "../drivers/engine/target.ts";
import type { EngineSuiteOptions } from "./options.ts";
import { selectionOf } from "./select.ts";

/** Everything that a run plays on: the suite's two servers, and the engine. */
export interface Stage {
  readonly target: EngineTarget;
  readonly hub: Hub;
  /** Plays one case from its start. */
  play(engineCase: EngineCase, patience: Patience): Promise<EngineLog>;
  close(): Promise<void>;
}

/** Sets the stage. Rejects with a clear error when a port is taken or the engine cannot be started. */
export async function setStage(options: EngineSuiteOptions): Promise<Stage> {
  const { engine, apiKey = "tck", agentId = "tck", apiKey2, workerSecret } = options;
  const hub = createHub(workerSecret);
  const base = { apiKey, agentId, offers: selectionOf(options).has, ...(apiKey2 === undefined ? {} : { apiKey2 }) };
  if (engine.kind === "mount") {
    const routes: { -readonly [K in keyof Routes]: Routes[K] } = {
      "http://worker.test": hub.worker,
      "http://provider.test": hub.provider,
    };
    const send = createHandleSend(routes);
    const mounted = engine.mount({ workerUrl: "http://worker.test/", providerUrl: "http://provider.test", send });
    routes["http://engine.test"] = mounted.handle;
    return staged({ ...base, url: "http://engine.test", send }, hub, () => mounted.close());
  }
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closers.reverse()) await end();
  };
  try {
    const out = createNodeSend();
    closers.push(() => out.close());
    const { bind = "127.0.0.1", advertiseHost, workerPort = 0, providerPort = 0 } = options;
    const worker = await listen(hub.worker, { host: bind, port: workerPort });
    closers.push(() => worker.close());
    const provider = await listen(hub.provider, { host: bind, port: providerPort });
    closers.push(() => provider.close());
    const seen = (url: string): string =>
      advertiseHost === undefined ? url : Object.assign(new URL(url), { hostname: advertiseHost }).href;
    if (engine.kind === "attach") return staged({ ...base, url: engine.url, send: out.send }, hub, close);
    const started = await engine.start({ workerUrl: seen(worker.url), providerUrl: seen(provider.url) });
    closers.push(() => started.close());
    return staged({ ...base, url: started.url, send: out.send }, hub, close);
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

function staged(target: EngineTarget, hub: Hub, close: () => Promise<void>): Stage {
  const run = randomUUID().slice(0, 8);
  let n = 0;
  return {
    target,
    hub,
    close,
    play(engineCase, patience) {
      const name = `${run}-${++n}`;
      const player = createPlayer(
        engineCase,
        target,
        { sessionId: `tck-session-${name}`, key: `tck-model-${name}` },
        patience,
      );
      hub.add(player);
      return player.play();
    },
  };
}
