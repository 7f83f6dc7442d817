import { randomUUID } from "node:crypto";
import { fromFetch, toFetch } from "../../src/wire/fetch-handle.ts";
import type { Handle } from "../../src/wire/handle.ts";
import { createHandleSend, type Routes } from "../../src/wire/handle-send.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import type { Send } from "../../src/wire/send.ts";
import { type EngineCase, isAlone } from "../cases/engine/case.ts";
import { endText, saidText } from "../common/ended-text.ts";
import { createHub, type Hub } from "../drivers/engine/hub.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import { createPlayer, type Patience, type Player } from "../drivers/engine/play.ts";
import type { EngineTarget } from "../drivers/engine/target.ts";
import { tapHandle, tapSend } from "../drivers/wire-tap.ts";
import { startAdapted } from "./adapted.ts";
import type { EngineSuiteOptions, EngineUnderTest, Lifecycle, MountedEngine } from "./options.ts";
import { selectionOf } from "./select.ts";

/** Everything that a run plays on: the suite's two servers, and the engine. */
export interface Stage {
  readonly target: EngineTarget;
  readonly hub: Hub;
  /** Plays one case from its start. */
  play(engineCase: EngineCase, patience: Patience): Promise<EngineLog>;
  close(): Promise<void>;
}

/** An engine that one case has for itself, since it kills it. */
interface OwnEngine {
  readonly target: EngineTarget;
  close(): Promise<void>;
}

/** How many engines that cases have for themselves run at the same time: such a case mostly waits. */
export const OWN_ENGINES = 4;

/** Sets the stage. Rejects with a clear error when a port is taken or the engine cannot be started. */
export async function setStage(options: EngineSuiteOptions): Promise<Stage> {
  const { apiKey = "tck", agentId = "tck", apiKey2, workerSecret } = options;
  const engine = listening(options);
  const tell = options.onExchange;
  const untapped = createHub(workerSecret);
  const hub: Hub = {
    ...untapped,
    worker: tapHandle(untapped.worker, "engine", "worker", tell),
    provider: tapHandle(untapped.provider, "engine", "provider", tell),
  };
  const tapped = (send: Send): Send => tapSend(send, "client", "engine", tell);
  const base = { apiKey, agentId, offers: selectionOf(options).has, ...(apiKey2 === undefined ? {} : { apiKey2 }) };
  if (engine.kind === "mount") {
    const routes: { -readonly [K in keyof Routes]: Routes[K] } = {
      "http://worker.test": hub.worker,
      "http://provider.test": hub.provider,
    };
    const send = createHandleSend(routes);
    const urls = {
      workerUrl: "http://worker.test/",
      providerUrl: "http://provider.test",
      send,
      fetch: fetchOf(routes),
    };
    const mounted = engine.mount(urls);
    routes["http://engine.test"] = handleOf(mounted);
    let n = 0;
    const own = async (): Promise<OwnEngine> => {
      const url = `http://engine-${++n}.test`;
      const own = engine.mount({ ...urls, restarts: true });
      const { close, restart } = own;
      routes[url] = handleOf(own);
      return { target: { ...base, url, send: tapped(send), ...(restart === undefined ? {} : { restart }) }, close };
    };
    return staged({ ...base, url: "http://engine.test", send: tapped(send) }, hub, own, () => mounted.close());
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
    const shared = { ...base, send: tapped(out.send) };
    if (engine.kind === "attach") return staged({ ...shared, url: engine.url }, hub, undefined, close);
    const urls = { workerUrl: seen(worker.url), providerUrl: seen(provider.url) };
    if (engine.kind === "adapter") {
      const told = {
        ...urls,
        agentId,
        apiKey,
        ...(apiKey2 === undefined ? {} : { apiKey2 }),
        ...(workerSecret === undefined ? {} : { workerSecret }),
      };
      const routes: Record<string, Handle> = {};
      const speak = tapped(createHandleSend(routes));
      let n = 0;
      const own = async (): Promise<OwnEngine> => {
        const url = `http://engine-${n++}.adapter`;
        const { handle, close, restart } = await startAdapted(engine.adapter, told);
        routes[url] = handle;
        return { target: { ...base, url, send: speak, ...(restart === undefined ? {} : { restart }) }, close };
      };
      const main = await own();
      closers.push(() => main.close());
      return staged(main.target, hub, own, close);
    }
    const started = await engine.start(urls);
    closers.push(() => started.close());
    const own = async (): Promise<OwnEngine> => {
      const started = await engine.start({ ...urls, restarts: true });
      const { url, close, restart } = started;
      const target = { ...shared, url, ...(restart === undefined ? {} : { restart }), ...watched(started) };
      return { target, close };
    };
    return staged({ ...shared, url: started.url, ...watched(started) }, hub, own, close);
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

/** How another stage is set beside this one; undefined where the engine runs already, or ports were named: these are there once. */
export function anew(options: EngineSuiteOptions): (() => Promise<Stage>) | undefined {
  const { engine, workerPort, providerPort } = options;
  const canStart = engine.kind !== "attach" && workerPort === undefined && providerPort === undefined;
  return canStart ? () => setStage(options) : undefined;
}

/** How an engine has ended by itself, in words, where that can be known. One that has ended has ended for good. */
function watched(engine: Lifecycle): Pick<EngineTarget, "ended"> {
  if (engine.ended === undefined) return {};
  let known: string | undefined;
  // All sessions that it leaves alone ask at the same time.
  let asked: Promise<string | undefined> | undefined;
  const ask = async (): Promise<string | undefined> => {
    const ended = await engine.ended?.();
    known = ended && `the engine died: ${endText(ended)}${saidText(ended)}`;
    return known;
  };
  return {
    ended() {
      if (known !== undefined) return Promise.resolve(known);
      asked ??= ask().finally(() => {
        asked = undefined;
      });
      return asked;
    },
  };
}

/** The engine, where it is an app that speaks fetch as one that is started: it is met at a port, as it meets the suite. */
function listening({
  engine,
  workerPort,
  providerPort,
}: EngineSuiteOptions): Exclude<EngineUnderTest, { kind: "fetch" }> {
  if (engine.kind !== "fetch") return engine;
  if (workerPort === undefined || providerPort === undefined)
    throw new TypeError(
      "The engine behind fetch is made already: give the workerPort and the providerPort that it was told.",
    );
  return { kind: "start", start: () => listen(fromFetch((request) => engine.fetch(request))) };
}

/** Calls handles by their origin, as the platform's `fetch` calls hosts. */
function fetchOf(routes: Routes): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    const handle = routes[origin];
    if (handle === undefined) throw new TypeError(`fetch failed: nobody listens at ${origin}.`);
    return toFetch(handle)(request);
  };
}

const handleOf = (mounted: MountedEngine): Handle =>
  "handle" in mounted ? mounted.handle : fromFetch((request) => mounted.fetch(request));

/** How many ended cases are still reached by what comes for them: all of them would be more than fits into memory. */
const REACHED = 32;

function staged(
  target: EngineTarget,
  hub: Hub,
  own: (() => Promise<OwnEngine>) | undefined,
  close: () => Promise<void>,
): Stage {
  const run = randomUUID().slice(0, 8);
  const few = limited(OWN_ENGINES);
  const ended: Player[] = [];
  let n = 0;
  const playOn = (on: EngineTarget, engineCase: EngineCase, patience: Patience): Promise<EngineLog> => {
    const name = `${run}-${++n}`;
    const names = { sessionId: `tck-session-${name}`, key: `tck-model-${name}` };
    const player = createPlayer(engineCase, on, names, patience);
    hub.add(player);
    return player.play().finally(() => {
      ended.push(player);
      if (ended.length > REACHED) hub.remove(ended.shift() as Player);
    });
  };
  return {
    target,
    hub,
    close,
    play(engineCase, patience) {
      if (own === undefined || !isAlone(engineCase)) return playOn(target, engineCase, patience);
      return few(async () => {
        const engine = await own();
        try {
          return await playOn(engine.target, engineCase, patience);
        } finally {
          await engine.close();
        }
      });
    },
  };
}

/** Runs at most so many at the same time, in the order in which they came. */
function limited(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
