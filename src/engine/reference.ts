import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { AgentConfig } from "../generated/types.ts";
import { createCompile } from "../protocol/json-schema.ts";
import { type Compile, createRules, type Rules } from "../protocol/rules.ts";
import type { Handle } from "../wire/handle.ts";
import { createNodeSend } from "../wire/node-send.ts";
import { type Listening, type ListenOptions, listen } from "../wire/node-server.ts";
import type { Send } from "../wire/send.ts";
import { memoryBlobs } from "./blobs/memory.ts";
import { sqliteBlobs } from "./blobs/sqlite.ts";
import { createCore } from "./create-engine.ts";
import { httpDelivery } from "./delivery/http.ts";
import { connectModels, type Llm, venue } from "./models/connection.ts";
import type { Blobs, Clock, Delivery, Ids, Models, Store } from "./ports.ts";
import type { MemoryLimits } from "./residents.ts";
import { defaultActions } from "./session/actions.ts";
import { type Commands, defaultCommands } from "./session/commands.ts";
import type { Actions } from "./session/step.ts";
import { holdFolder } from "./store/hold-folder.ts";
import { memoryStore } from "./store/memory.ts";
import { sqliteStore } from "./store/sqlite.ts";
import { createClosing } from "./surface/closing.ts";
import { createSurface, refuseLarge } from "./surface/index.ts";
import { createTokens } from "./surface/tokens.ts";
import { createIds, systemClock } from "./system.ts";
import { boundedCompile } from "./validator/bounded.ts";

/** One agent: where its worker is, the secret that deliveries are signed with, and the config that the engine proposes. */
export interface AgentEntry {
  readonly workerUrl?: string;
  readonly secret?: string;
  readonly config?: AgentConfig;
}

/** What an engine needs to know. Everything that is left out has a default; every port can be replaced. */
export interface EngineOptions {
  readonly agents: Readonly<Record<string, AgentEntry>>;
  /** The engine's own model connection: what a config that names none uses (row 50). */
  readonly model: Llm;
  /** Further connections, by the names that `llm` of a config or of an `llm.call` gives them. */
  readonly llms?: Readonly<Record<string, Llm>>;
  /** API key to tenant. */
  readonly apiKeys: Readonly<Record<string, string>>;
  /** Where log and blobs are kept, for this engine alone: throws when another one has them. Absent: in memory, gone with the process. */
  readonly dataDir?: string;
  /** What the log in `dataDir` outlives: `NORMAL`, the default, a killed process; `FULL` a loss of power as well. */
  readonly synchronous?: "NORMAL" | "FULL";
  /** What client tokens are signed with; 32 random bytes when absent, so that tokens end with the process. */
  readonly tokenSecret?: Uint8Array;
  /** Rules to replace: the rest stay as the protocol has them. */
  readonly rules?: Partial<Rules>;
  readonly commands?: Partial<Commands>;
  readonly actions?: Partial<Actions>;
  readonly compile?: Compile;
  readonly send?: Send;
  readonly store?: Store;
  readonly blobs?: Blobs;
  readonly models?: Models;
  readonly delivery?: Delivery;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** How many sessions are kept in memory, and for how long. */
  readonly memory?: Partial<MemoryLimits>;
}

/** An engine without a socket, and its end. */
export interface Engine {
  readonly handle: Handle;
  /** Goes on with what a restart had left open; called once, when the engine can be reached. */
  recover(): void;
  /** Takes nothing new, ends event streams, and waits for the requests that are being answered, within bounds. */
  drain(): Promise<void>;
  /** Drains, ends what is in flight outside and lets go of what the engine made for itself. What is open stays so on the record. */
  close(): Promise<void>;
}

/** The reference engine: the rules of the protocol, and for every port the plainest thing that works. */
export function createEngine(options: EngineOptions): Engine {
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? createIds(clock);
  const out = options.send === undefined ? createNodeSend() : undefined;
  const send = options.send ?? (out as { send: Send }).send;
  const { store, blobs, letGo } = keepers(options, ids);
  const endpointOf = (agentId: string) => {
    const entry = Object.hasOwn(options.agents, agentId) ? options.agents[agentId] : undefined;
    if (entry === undefined) return undefined;
    const { workerUrl: url, secret } = entry;
    return { ...(url === undefined ? {} : { url }), ...(secret === undefined ? {} : { secret }) };
  };
  const { llms = {} } = options;
  const core = createCore({
    rules: createRules(options.rules),
    compile: options.compile ?? boundedCompile(createCompile()),
    commands: { ...defaultCommands, ...options.commands },
    actions: { ...defaultActions, ...options.actions } as Actions,
    store,
    blobs,
    models: options.models ?? connectModels(send, options.model, llms, blobs, clock),
    delivery: options.delivery ?? httpDelivery(send, endpointOf),
    venueOf(name) {
      if (name === undefined) return venue(options.model);
      if (Object.hasOwn(llms, name)) return venue(llms[name] as Llm);
      // Models that somebody else brought may have any names.
      return options.models === undefined ? undefined : { handler: "server" };
    },
    clock,
    ids,
    memory: options.memory,
    preset: (agentId) => (Object.hasOwn(options.agents, agentId) ? options.agents[agentId]?.config : undefined),
  });
  // One whose first submit is still being stored has no record yet: nothing may come before that.
  const submitted: typeof core.find = (tenant, sessionId) => {
    const session = core.find(tenant, sessionId);
    return session?.state.seq === 0 ? undefined : session;
  };
  const tokens = createTokens(options.apiKeys, options.tokenSecret ?? randomBytes(32), clock);
  const closing = createClosing();
  const surface = createSurface({
    core: { ...core, find: submitted },
    closing: closing.signal,
    blobs,
    ids,
    tokens,
    knowsAgent: (agentId) => Object.hasOwn(options.agents, agentId),
    sessions: (tenant) => store.sessions().filter((record) => record.tenant === tenant),
    events: (tenant, id, afterSeq) => (store.find(id)?.tenant === tenant ? store.read(id, afterSeq) : undefined),
  });
  return {
    handle: closing.count(surface),
    recover: () => core.recover(),
    drain: closing.drain,
    async close() {
      await closing.drain();
      core.close();
      out?.close();
      store.close();
      blobs.close();
      letGo();
    },
  };
}

/** The reference engine on a port of its own. */
export async function listenEngine(
  options: EngineOptions,
  where: ListenOptions = {},
): Promise<Listening & { readonly engine: Engine }> {
  const engine = createEngine(options);
  const listening = await listen(engine.handle, { tooLarge: refuseLarge, ...where }).catch(async (thrown) => {
    await engine.close();
    throw thrown;
  });
  engine.recover();
  const close = async (): Promise<void> => {
    await engine.drain();
    await listening.close();
    await engine.close();
  };
  return { ...listening, engine, close };
}

function keepers(options: EngineOptions, ids: Ids): { store: Store; blobs: Blobs; letGo(): void } {
  const { dataDir, synchronous = "NORMAL" } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const letGo = dataDir === undefined ? () => undefined : holdFolder(dataDir);
  const file = (name: string): string => join(dataDir ?? "", name);
  return {
    letGo,
    store:
      options.store ??
      (dataDir === undefined ? memoryStore() : sqliteStore({ file: file("events.sqlite"), synchronous })),
    blobs:
      options.blobs ?? (dataDir === undefined ? memoryBlobs(ids) : sqliteBlobs({ file: file("blobs.sqlite") }, ids)),
  };
}
