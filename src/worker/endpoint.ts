import type { DecisionRequest } from "../generated/types.ts";
import type { Handle, WireRequest, WireResponse } from "../wire/handle.ts";
import { SSE_COMMENT, writeSse } from "../wire/sse.ts";
import { failureOf } from "./failure.ts";
import type { Decide, House, Progress } from "./house.ts";
import { type ReadOptions, readRequest } from "./read-request.ts";
import { rememberAnswers } from "./redelivery.ts";

type Subscribe = (listener: (progress: Progress) => void) => () => void;

/**
 * The HTTP side of a worker: reads a delivery, makes its decision once however often it is delivered, and answers with
 * JSON, or with an event stream for a generator tool, whose progress keeps the connection alive. Never rejects.
 */
export function endpoint(decide: Decide, reading: ReadOptions, house: House, onProgress: Subscribe): Handle {
  const remember = rememberAnswers();
  const answer = (request: DecisionRequest) =>
    remember(request, async () => JSON.stringify(await decide(request)) ?? "null");

  return async (incoming) => {
    const read = readRequest(incoming, reading);
    if (!read.ok) return read.response;
    if (streams(read.request, incoming, house)) return stream(answer, read.request, house, onProgress);
    try {
      return json(200, await answer(read.request));
    } catch (thrown) {
      return json(500, JSON.stringify({ error: failureOf(thrown, house.secrets).error }));
    }
  };
}

function streams({ trigger }: DecisionRequest, { headers }: WireRequest, house: House): boolean {
  if (trigger.type !== "tool.execute" || house.catalog.get(trigger.name)?.kind !== "generator") return false;
  return (headers["accept"] ?? "").includes("text/event-stream");
}

function stream(
  answer: (request: DecisionRequest) => Promise<string>,
  request: DecisionRequest,
  house: House,
  onProgress: Subscribe,
): WireResponse {
  return { status: 200, headers: { "content-type": "text/event-stream" }, body: frames() };

  async function* frames(): AsyncGenerator<string, void, undefined> {
    let moved = Promise.withResolvers<void>();
    const { trigger } = request;
    const unsubscribe = onProgress(({ sessionId, callId }) => {
      if (trigger.type !== "tool.execute" || sessionId !== request.session_id || callId !== trigger.id) return;
      moved.resolve();
    });
    const last = answer(request).then(
      (data) => writeSse({ event: "decision.result", data }),
      (thrown) =>
        writeSse({
          event: "decision.error",
          data: JSON.stringify({ message: failureOf(thrown, house.secrets).error }),
        }),
    );
    try {
      for (;;) {
        const frame = await Promise.race([last, moved.promise]);
        if (frame !== undefined) {
          yield frame;
          return;
        }
        moved = Promise.withResolvers<void>();
        yield SSE_COMMENT;
      }
    } finally {
      unsubscribe();
    }
  }
}

function json(status: number, body: string): WireResponse {
  return { status, headers: { "content-type": "application/json" }, body };
}
