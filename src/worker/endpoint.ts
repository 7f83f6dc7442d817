import type { DecisionRequest } from "../generated/types.ts";
import type { Handle, WireRequest, WireResponse } from "../wire/handle.ts";
import { SSE_COMMENT, writeSse } from "../wire/sse.ts";
import { failureOf } from "./failure.ts";
import type { Decide, Delta, House, Progress } from "./house.ts";
import { type ReadOptions, readRequest } from "./read-request.ts";
import { rememberAnswers } from "./redelivery.ts";

/** What is told while a decision is made; each gives the way to stop listening. */
interface News {
  readonly progress: (listener: (progress: Progress) => void) => () => void;
  readonly deltas: (listener: (delta: Delta) => void) => () => void;
}

/**
 * The HTTP side of a worker: reads a delivery, makes its decision once however often it is delivered, and answers with
 * JSON, or with an event stream: for a generator tool, whose progress keeps the connection alive, and for a model's reply
 * that comes in pieces. Never rejects.
 */
export function endpoint(decide: Decide, reading: ReadOptions, house: House, news: News): Handle {
  const remember = rememberAnswers();
  const answer = (request: DecisionRequest) =>
    remember(request, async () => JSON.stringify(await decide(request)) ?? "null");

  return async (incoming) => {
    const read = readRequest(incoming, reading);
    if (!read.ok) return read.response;
    if (streams(read.request, incoming, house)) return stream(answer, read.request, house, news);
    try {
      return json(200, await answer(read.request));
    } catch (thrown) {
      return json(500, JSON.stringify({ error: failureOf(thrown, house.secrets).error }));
    }
  };
}

/** Where something is told while the answer is made, and the engine takes it: progress of a tool, pieces of a reply. */
function streams({ trigger }: DecisionRequest, { headers }: WireRequest, house: House): boolean {
  if (!(headers["accept"] ?? "").includes("text/event-stream")) return false;
  if (trigger.type === "llm.execute") return trigger.stream && house.callModel !== undefined;
  return trigger.type === "tool.execute" && house.catalog.get(trigger.name)?.kind === "generator";
}

function stream(
  answer: (request: DecisionRequest) => Promise<string>,
  request: DecisionRequest,
  house: House,
  news: News,
): WireResponse {
  return { status: 200, headers: { "content-type": "text/event-stream" }, body: frames() };

  async function* frames(): AsyncGenerator<string, void, undefined> {
    let moved = Promise.withResolvers<void>();
    const waiting: string[] = [];
    const told = (about: { readonly sessionId: string; readonly callId: string }, frame: string) => {
      const { trigger } = request;
      const id = trigger.type === "tool.execute" || trigger.type === "llm.execute" ? trigger.id : undefined;
      if (about.sessionId !== request.session_id || about.callId !== id) return;
      waiting.push(frame);
      moved.resolve();
    };
    const stops = [
      // Progress is nobody's business but the subscribers': a comment keeps the connection alive and says nothing.
      news.progress((progress) => told(progress, SSE_COMMENT)),
      news.deltas((delta) => told(delta, writeSse({ event: "llm.token.delta", data: JSON.stringify(delta.delta) }))),
    ];
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
        moved = Promise.withResolvers<void>();
        yield* waiting.splice(0);
        if (frame === undefined) continue;
        yield frame;
        return;
      }
    } finally {
      for (const stop of stops) stop();
    }
  }
}

function json(status: number, body: string): WireResponse {
  return { status, headers: { "content-type": "application/json" }, body };
}
