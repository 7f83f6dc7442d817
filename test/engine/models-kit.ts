import { memoryBlobs } from "../../src/engine/blobs/memory.ts";
import type { ModelReply } from "../../src/engine/index.ts";
import { connectModels } from "../../src/engine/models/connection.ts";
import { createIds } from "../../src/engine/system.ts";
import type { LlmRequest, StreamDelta } from "../../src/generated/types.ts";
import { type Answer, createProviderCore, type EffectiveRequest, type Fault } from "../../src/provider/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { virtualClock } from "./virtual-clock.ts";

/** Every format that the engine speaks. */
export const FORMATS = ["openai-chat", "anthropic", "responses"] as const;
export type Format = (typeof FORMATS)[number];

/** One call of a model at the mock provider, without an engine around it. */
export interface Called {
  readonly reply: ModelReply;
  /** The pieces that were told, in order. */
  readonly deltas: readonly StreamDelta[];
  /** What the provider saw. */
  readonly seen: readonly EffectiveRequest[];
  /** How many events the answer has when nothing happens to it. */
  readonly events: number;
}

export const QUESTION: LlmRequest = {
  model: "m",
  messages: [{ role: "user", content: "Weather?" }],
  tools: [
    { name: "get_weather", description: "Gets it.", input: { type: "object" } },
    { name: "add", description: "", input: { type: "object" } },
  ],
};

/** Blobs that a prompt may show. */
export const clock = virtualClock();
export const blobs = memoryBlobs(createIds(clock));

/** Calls a model in one format; the mock provider answers, after its own checks of the request. */
export async function callModel(
  format: Format,
  answer: Answer,
  { request = QUESTION, stream = true, faults = [], signal = new AbortController().signal }: CallOptions = {},
): Promise<Called> {
  const seen: EffectiveRequest[] = [];
  let events = 0;
  const core = createProviderCore({
    answer: (asked) => {
      seen.push(asked);
      return { ...answer, ...(faults.length === 0 ? {} : { faults }) };
    },
    onExchange: ({ units }) => {
      events = units.length;
    },
  });
  const send = createHandleSend({ "http://provider.test": core.handle });
  const models = connectModels(send, { baseUrl: "http://provider.test", format }, {}, blobs, clock);
  const deltas: StreamDelta[] = [];
  const reply = await models.call({
    tenant: "t",
    request,
    stream,
    signal,
    onDelta: (delta) => deltas.push(delta),
  });
  return { reply, deltas, seen, events };
}

interface CallOptions {
  readonly request?: LlmRequest;
  readonly stream?: boolean;
  readonly faults?: readonly Fault[];
  readonly signal?: AbortSignal;
}
