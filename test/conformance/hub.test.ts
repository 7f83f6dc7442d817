import { expect, it, vi } from "vitest";
import { createHub } from "../../conformance/drivers/engine/hub.ts";
import type { Player } from "../../conformance/drivers/engine/play.ts";
import { chunksAtHand } from "../../src/wire/answer.ts";
import type { WireRequest } from "../../src/wire/handle.ts";

const posted = (path: string, body: unknown): WireRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json", authorization: "Bearer tck" },
  body: new TextEncoder().encode(JSON.stringify(body)),
  signal: new AbortController().signal,
});

const playerOf = () =>
  ({
    sessionId: "session-1",
    key: "model-1",
    onDecision: vi.fn(() => ({ status: 200, body: '{"actions":[]}' })),
    onPrompt: vi.fn(() => ({ kind: "reply", text: "hello" }) as const),
  }) satisfies Partial<Player>;

const delivery = posted("/", { session_id: "session-1", trigger: { type: "session.start" } });
const prompt = posted("/v1/chat/completions", {
  model: "model-1",
  stream: true,
  messages: [{ role: "user", content: "go" }],
});

it("hands a case what comes for it until the case is let go of; then a delivery changes nothing, and a prompt is refused", async () => {
  const hub = createHub();
  const player = playerOf();
  hub.add(player as unknown as Player);
  expect(await hub.worker(delivery)).toMatchObject({ status: 200, body: '{"actions":[]}' });
  expect(await hub.provider(prompt)).toMatchObject({ status: 200 });
  hub.remove(player as unknown as Player);
  expect(await hub.worker(delivery)).toMatchObject({ status: 200, body: "{}" });
  expect(await hub.provider(prompt)).toMatchObject({ status: 400 });
  expect(player.onDecision).toHaveBeenCalledTimes(1);
  expect(player.onPrompt).toHaveBeenCalledTimes(1);
  expect(hub.counts).toEqual({ worker: 2, provider: 2 });
});

it("sends the events of a model's answer together, whole and in their order, however it is read", async () => {
  const hub = createHub();
  hub.add(playerOf() as unknown as Player);
  const response = await hub.provider(prompt);
  const chunks = [...(chunksAtHand(response) ?? [])];
  expect(chunks).toHaveLength(1);
  expect(chunks[0]).toMatch(/^data: .*"hello".*data: \[DONE\]\n\n$/s);
  const read: unknown[] = [];
  for await (const chunk of response.body as AsyncIterable<string>) read.push(chunk);
  expect(read).toEqual(chunks);
});
