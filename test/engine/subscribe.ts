import type { TokenDelta } from "../../src/generated/types.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { readSse, type SseFrame } from "../../src/wire/sse.ts";
import { type House, KEY, SESSION } from "./house.ts";

/** Somebody who reads the session's event stream. */
export interface Reader {
  /** What has come so far, in order. */
  readonly frames: readonly SseFrame[];
  /** The pieces of answers among it. */
  pieces(): TokenDelta[];
  leave(): void;
}

/** Opens the session, with an action that nobody answers if it is new, and reads its stream from then on. */
export async function subscribe(house: House, query = ""): Promise<Reader> {
  const payload = { type: "client.action", name: "hello" };
  const submit = { agent_id: "agent", identity: { id: "ann" }, session_id: SESSION, payload };
  await house.call("POST", "/api/machine/sessions/submit", submit);
  await house.quiet();
  const leaving = new AbortController();
  const response = await createHandleSend({ "http://engine.test": house.engine.handle })({
    method: "GET",
    url: `http://engine.test/api/machine/sessions/${SESSION}/events/stream${query}`,
    headers: { authorization: `Bearer ${KEY}` },
    signal: leaving.signal,
  });
  const frames: SseFrame[] = [];
  const read = async (): Promise<void> => {
    for await (const frame of readSse(response.stream)) frames.push(frame);
  };
  void read().catch(() => undefined);
  return {
    frames,
    pieces: () => frames.filter(({ event }) => event === "llm.token.delta").map(({ data }) => JSON.parse(data)),
    leave: () => leaving.abort(),
  };
}
