import type { AgentConfig, DecisionAnswer, DecisionRequest } from "../generated/types.ts";
import type { Catalog } from "./catalog.ts";
import type { EngineClient } from "./engine-client.ts";
import type { Memory } from "./memory.ts";
import type { CallModel } from "./model.ts";
import type { RoundLimit } from "./rounds.ts";

/** Decides what happens next: the worker's whole job. Null, or nothing named, decides nothing. Source: base. */
export type Decide = (request: DecisionRequest) => DecisionAnswer | Promise<DecisionAnswer>;

/** Progress of a running tool, as its generator yielded it. Never sent to the engine. */
export interface Progress {
  readonly sessionId: string;
  readonly callId: string;
  readonly tool: string;
  readonly event: unknown;
}

/** A piece of a model's reply, on its way to the engine. */
export interface Delta {
  readonly sessionId: string;
  readonly callId: string;
  readonly delta: unknown;
}

/** What the built-in decisions know of the worker around them. */
export interface House {
  readonly catalog: Catalog;
  /** The agent beside its tools: model, system text, retry policy, ... */
  readonly agent: Partial<AgentConfig>;
  /** Texts that never leave the worker in an error. */
  readonly secrets: readonly string[];
  /** Aborts when the worker closes. */
  readonly closing: AbortSignal;
  /** Undefined: the model may call tools for as long as it likes. */
  readonly maxToolRounds: RoundLimit | undefined;
  /** The engine's own API; undefined where no tool settles later. */
  readonly engine: EngineClient | undefined;
  /** What the tools keep, session by session. */
  readonly memory: Memory;
  /** Told of everything that was thrown, with its stack. Never throws. */
  readonly onError: (thrown: unknown, request: DecisionRequest) => void;
  /** Told of every progress event. Never throws. */
  readonly onProgress: (progress: Progress) => void;
  /** Makes the model calls of an agent that leaves them to its worker; undefined: this worker makes none. */
  readonly callModel: CallModel | undefined;
  /** Told of every piece of a reply. Never throws. */
  readonly onDelta: (delta: Delta) => void;
  /** Keeps work that outlives its decision, so that the worker can wait for it when it closes. */
  readonly background: (work: Promise<void>) => void;
}
