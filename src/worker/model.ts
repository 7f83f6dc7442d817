import type {
  DecisionRequest,
  DecisionResponse,
  LlmExecute,
  LlmRequest,
  LlmResponse,
  ProviderRequest,
  StreamDelta,
} from "../generated/types.ts";
import { deadlineSignal } from "./deadline.ts";
import { failureOf } from "./failure.ts";
import type { House } from "./house.ts";

/** What a model function gets beside the request. */
export interface ModelContext {
  readonly sessionId: string;
  readonly call: { readonly id: string; readonly attempt: number };
  /** Whose API the request is written for, and the response is to be; undefined: the protocol's own form. */
  readonly format: "openai" | "anthropic" | undefined;
  /** Whether what is yielded reaches the client while it comes. It may be yielded all the same. */
  readonly stream: boolean;
  readonly deadline: Date | undefined;
  /** Aborts at the deadline, and when the worker closes. */
  readonly signal: AbortSignal;
  readonly request: DecisionRequest;
}

/** A piece of a reply; with `format`, the provider's own event. */
export type ModelDelta = StreamDelta | Readonly<Record<string, unknown>>;

/** A reply; with `format`, the provider's own. */
export type ModelReply = LlmResponse | Readonly<Record<string, unknown>>;

/**
 * Makes a model call for the engine, for an agent whose model block has `type: "worker"`: returns the reply, or yields
 * its pieces and returns it whole at the end. What it throws becomes an `llm.error`, as a tool's throw would.
 */
export type CallModel = (
  request: LlmRequest | ProviderRequest,
  context: ModelContext,
) => ModelReply | Promise<ModelReply> | AsyncGenerator<ModelDelta, ModelReply, undefined>;

/** Answers `llm.execute`: settles the model call with the reply, or says why there is none. Never rejects. */
export async function executeModel(
  house: House,
  callModel: CallModel,
  trigger: LlmExecute,
  request: DecisionRequest,
): Promise<DecisionResponse> {
  const { id, attempt, format, stream, deadline } = trigger;
  const bound = deadlineSignal(deadline, house.closing);
  const context: ModelContext = {
    sessionId: request.session_id,
    call: { id, attempt },
    format,
    stream,
    deadline: deadline === undefined ? undefined : new Date(deadline),
    signal: bound.signal,
    request,
  };
  try {
    const replying = callModel(trigger.request, context);
    const response = isGenerator(replying) ? await drained(replying, house, context) : await replying;
    return { actions: [{ type: "llm.result", id, attempt, response }] };
  } catch (thrown) {
    house.onError(thrown, request);
    return { actions: [{ type: "llm.error", id, attempt, ...failureOf(thrown, house.secrets) }] };
  } finally {
    bound[Symbol.dispose]();
  }
}

async function drained(
  pieces: AsyncGenerator<ModelDelta, ModelReply, undefined>,
  house: House,
  { sessionId, call, stream }: ModelContext,
): Promise<ModelReply> {
  for (;;) {
    const piece = await pieces.next();
    if (piece.done === true) return piece.value;
    // A piece where none was asked for fails the whole turn (section 1.1).
    if (stream) house.onDelta({ sessionId, callId: call.id, delta: piece.value });
  }
}

function isGenerator(value: unknown): value is AsyncGenerator<ModelDelta, ModelReply, undefined> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value && "next" in value;
}
