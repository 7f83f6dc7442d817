import { expect, it } from "vitest";
import { createEngine, type DeliveryRequest, type ModelReply } from "../../src/engine/index.ts";
import type { DecisionRequest } from "../../src/generated/types.ts";

/** A worker that gives every model call of every session the same id. */
const answer = ({ trigger, proposed }: DecisionRequest): unknown => {
  if (trigger.type === "session.start") return { agent: { model: "m" } };
  if (trigger.type !== "client.messages") return proposed;
  return { messages: trigger.messages, actions: [{ type: "llm.call", id: "mine" }] };
};

it("keeps the model calls of two sessions apart though their workers gave them one id", async () => {
  const answers: ((reply: ModelReply) => void)[] = [];
  const aborted: boolean[] = [];
  const engine = createEngine({
    agents: { a: {} },
    model: { baseUrl: "http://model.test" },
    apiKeys: { k: "t" },
    delivery: {
      deliver: async ({ request }: DeliveryRequest) => ({ kind: "answer", answer: answer(request) }),
    },
    models: {
      call: ({ signal }) => {
        const n = aborted.push(false) - 1;
        signal.addEventListener("abort", () => {
          aborted[n] = true;
        });
        return new Promise((resolve) => answers.push(resolve));
      },
    },
  });
  const ask = async (method: string, path: string, body?: unknown) => {
    const bytes = new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body));
    const headers = { authorization: "Bearer k" };
    const response = await engine.handle({ method, path, headers, body: bytes, signal: new AbortController().signal });
    return JSON.parse(String(response.body)) as { events: { payload: { type: string } }[] };
  };
  for (const session_id of ["one", "two"])
    await ask("POST", "/api/machine/sessions/submit", {
      agent_id: "a",
      identity: { id: "u" },
      session_id,
      payload: { type: "client.message", message: { role: "user", content: "hi" } },
    });
  await expect.poll(() => answers.length).toBe(2);
  expect(aborted).toEqual([false, false]);
  for (const reply of answers) reply({ ok: true, response: { model: "m", content: "hello" } });
  for (const session of ["one", "two"])
    await expect
      .poll(async () =>
        (await ask("GET", `/api/machine/sessions/${session}/events`)).events.map(({ payload }) => payload.type),
      )
      .toContain("turn.completed");
  await engine.close();
});
