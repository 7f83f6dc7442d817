import type { Event, TokenDelta } from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import type { WireResponse } from "../../wire/handle.ts";
import { SSE_COMMENT, writeSse } from "../../wire/sse.ts";
import type { Listener } from "../listeners.ts";
import type { Session } from "../session/session.ts";
import { json, refusal } from "./reply.ts";
import type { Visit } from "./route.ts";

/** How long a silent stream waits before it says that it is still there, in milliseconds. */
const KEEP_ALIVE_MS = 15_000;

/** How many frames may wait for a reader before pieces of answers are left out. */
const MAX_WAITING = 1000;

/** Where a reader wants to go on: `Last-Event-ID` beats the query. */
function resumePoint({ request, query }: Pick<Visit, "request" | "query">): number {
  const asked = Number(request.headers["last-event-id"] ?? query.get("after_seq") ?? 0);
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
}

/** What is on the record of a session, after the event that the reader names. */
export function listEvents({ house, tenant, id, ...visit }: Visit): WireResponse {
  const events = house.events(tenant, id, resumePoint(visit));
  if (events === undefined) return refusal("machine", 404, `There is no session ${JSON.stringify(id)}.`);
  return json(200, { events });
}

/**
 * The session's events as they come, each once and in order: what is on the record first, then what follows. With a
 * `turn_id`, only that turn's, and the stream ends when the turn does.
 */
export function eventStream(session: Session, visit: Visit): WireResponse {
  const { house, query, request } = visit;
  const { tenant, id } = session.record;
  const turnId = query.get("turn_id") ?? undefined;
  const after = resumePoint(visit);
  const source: Source = {
    listen: (listener) => house.core.listen(id, listener),
    stored: () => house.events(tenant, id, after) ?? [],
    isOver: () => turnId !== undefined && hasEnded(session, turnId),
  };
  return {
    status: 200,
    headers: { "content-type": "text/event-stream", "cache-control": "no-store" },
    body: frames(source, after, turnId, [request.signal, house.closing]),
  };
}

/** What a stream is made of. */
interface Source {
  listen(listener: Listener): () => void;
  stored(): readonly Event[];
  /** Whether nothing more can come for the turn that was asked for. */
  isOver(): boolean;
}

function hasEnded({ state: { turns, turn, queuedTurns } }: Session, turnId: string): boolean {
  return turns.has(turnId) && turn?.id !== turnId && !queuedTurns.some((queued) => queued.turnId === turnId);
}

async function* frames(
  { listen, stored, isOver }: Source,
  after: number,
  turnId: string | undefined,
  ends: readonly AbortSignal[],
): AsyncGenerator<string> {
  const waiting: (Event | TokenDelta)[] = [];
  let last = after;
  let wake = (): void => undefined;
  const stop = listen((news) => {
    // A reader that falls behind is spared the pieces: the whole answer comes with the events.
    if (!("payload" in news) && waiting.length > MAX_WAITING) return;
    waiting.push(news);
    wake();
  });
  // Read only now that whatever follows is heard: a reader may take its time before it asks for the first frame.
  waiting.unshift(...stored());
  const onAbort = (): void => wake();
  const isEnding = (): boolean => ends.some(({ aborted }) => aborted);
  for (const signal of ends) signal.addEventListener("abort", onAbort);
  try {
    yield SSE_COMMENT;
    while (!isEnding()) {
      for (const event of waiting.splice(0)) {
        if (!("payload" in event)) {
          if (turnId === undefined || event.turn_id === turnId)
            yield writeSse({ event: event.type, data: compact(event) });
          continue;
        }
        if (event.seq <= last) continue;
        last = event.seq;
        if (turnId !== undefined && event.turn_id !== turnId) continue;
        yield writeSse({ id: String(event.seq), event: event.payload.type, data: compact(event) });
        if (turnId !== undefined && event.payload.type === "turn.completed") return;
      }
      if (waiting.length > 0) continue;
      if (isOver()) return;
      const silent = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(resolve, KEEP_ALIVE_MS, true);
        timer.unref();
        wake = () => {
          clearTimeout(timer);
          resolve(false);
        };
        if (isEnding()) wake();
      });
      if (silent) yield SSE_COMMENT;
    }
  } finally {
    stop();
    for (const signal of ends) signal.removeEventListener("abort", onAbort);
  }
}
