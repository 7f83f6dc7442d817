import type { Send } from "../../wire/send.ts";
import type { Blobs, Clock, Models, Venue } from "../ports.ts";
import { anthropic } from "./anthropic/index.ts";
import { unreachable } from "./failures.ts";
import type { ProviderFormat } from "./format.ts";
import { openAiChat } from "./openai-chat/index.ts";
import { type ProviderAddress, providerModels } from "./provider.ts";
import { responses } from "./responses/index.ts";
import type { WorkerFormat } from "./worker-format.ts";

const FORMATS = { "openai-chat": openAiChat, anthropic, responses } as const satisfies Record<string, ProviderFormat>;

/** How to reach a provider, and what it speaks. */
export interface ModelConnection extends ProviderAddress {
  /** Default `openai-chat`. */
  readonly format?: keyof typeof FORMATS;
}

/** Models that the agent's worker calls: it is asked by `llm.execute`. */
export interface WorkerModels {
  readonly type: "worker";
  /** Whose API the worker is given the call for, and answers in. Absent: the protocol's neutral form. */
  readonly format?: WorkerFormat;
}

/** A model connection: one that the engine calls, or one that the worker does. */
export type Llm = ModelConnection | WorkerModels;

/** Connections under whose names a config may leave its model calls to the worker, in each form in which it can be asked. */
export const workerLlms = {
  worker: { type: "worker" },
  "worker-openai": { type: "worker", format: "openai" },
  "worker-anthropic": { type: "worker", format: "anthropic" },
} as const satisfies Readonly<Record<string, WorkerModels>>;

const isWorker = (llm: Llm): llm is WorkerModels => "type" in llm && llm.type === "worker";

/** Who makes the calls of a connection. */
export function venue(llm: Llm): Venue {
  if (!isWorker(llm)) return { handler: "server" };
  return { handler: "worker", ...(llm.format === undefined ? {} : { format: llm.format }) };
}

/** The models behind the connections that the engine calls by itself: its own one, and the others by their names. */
export function connectModels(
  send: Send,
  own: Llm,
  named: Readonly<Record<string, Llm>>,
  blobs: Blobs,
  clock: Clock,
): Models {
  const connect = (llm: Llm): Models | undefined =>
    isWorker(llm) ? undefined : providerModels(send, FORMATS[llm.format ?? "openai-chat"], llm, blobs, clock);
  const byName = new Map(Object.entries(named).map(([name, llm]) => [name, connect(llm)]));
  const default_ = connect(own);
  return {
    async call(request) {
      const models = request.llm === undefined ? default_ : byName.get(request.llm);
      return models?.call(request) ?? unreachable("there is no connection to call it by", true);
    },
  };
}
