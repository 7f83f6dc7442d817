import fc from "fast-check";
import { expect, it } from "vitest";
import { config, KEY, openHouse, SESSION } from "./house.ts";

const RUNS = Number(process.env["ENGINE_FUZZ_RUNS"] ?? 2000);

const good: readonly unknown[] = [
  {
    agent_id: "agent",
    identity: { id: "ann" },
    session_id: SESSION,
    queue: true,
    payload: { type: "client.message", message: { role: "user", content: "hi" } },
  },
  { session_id: SESSION, decision_id: "d", actions: [{ type: "tool.result", id: "c1", result: { content: [] } }] },
  { type: "tool.result", id: "c1", result: { content: [{ type: "image", data: "AAEC", mimeType: "a/b" }] } },
  { type: "tool.error", id: "c1", error: "no", retryable: true },
  { identity: { id: "ann" }, ttl_seconds: 5 },
  { session_id: SESSION, input: { type: "interrupt.resume", interrupt_id: "i" } },
  {
    session_id: SESSION,
    input: { type: "client.messages", agent_id: "agent", messages: [{ role: "tool", tool_call_id: "c1" }] },
  },
  { interrupt_id: "i", reason: "stop" },
];

const paths = [
  "/api/machine/sessions/submit",
  "/api/machine/workers/submit",
  "/api/machine/client-tokens",
  `/api/machine/sessions/${SESSION}/calls/settle`,
  `/api/machine/sessions/${SESSION}/events`,
  "/api/client/sessions/input",
  `/api/client/sessions/${SESSION}`,
  `/api/client/sessions/${SESSION}/interrupt`,
  "/api/client/blobs?uri=blob://t/x",
];

/** A body that was good, with one value somewhere in it replaced by any other. */
const mutated = fc.tuple(fc.constantFrom(...good), fc.nat(), fc.jsonValue({ maxDepth: 3 })).map(([body, at, value]) => {
  const places: [Record<string, unknown>, string][] = [];
  const copy = JSON.parse(JSON.stringify(body), function (this: Record<string, unknown>, key, held) {
    if (key !== "") places.push([this, key]);
    return held;
  });
  const place = places[at % places.length];
  if (place !== undefined) place[0][place[1]] = value;
  return JSON.stringify(copy);
});

const bodies = fc.oneof(
  mutated,
  fc.constantFrom(...good.map((body) => JSON.stringify(body))),
  fc.json(),
  fc.string(),
  fc.constantFrom("", "null", "[", "\u0000", "{".repeat(2000), '{"a":1e999}', '{"__proto__":{"x":1}}', '"\\ud800"'),
);

it("No body and no path makes the engine fail: every answer is one that a rule names", async () => {
  const house = openHouse({
    config: config([{ name: "tool" }, { name: "pick", handler: "client" }]),
    script: ({ messages }) =>
      messages.length % 2 === 1
        ? [{ id: "c1", name: messages.length % 3 === 0 ? "tool" : "pick", args: "{}" }]
        : "Done.",
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? {} : undefined),
  });
  const { token } = (
    await house.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" }, ttl_seconds: 1e6 })
  ).json;
  let sent = 0;
  const statuses = new Set<number>();
  const requests = fc.tuple(
    fc.constantFrom("POST", "POST", "POST", "GET", "DELETE"),
    fc.constantFrom(...paths),
    bodies,
  );
  await fc.assert(
    fc.asyncProperty(requests, async ([method, path, body]) => {
      const key = path.startsWith("/api/client/") ? token : KEY;
      const { status } = await house.call(method, path, body, key);
      statuses.add(status);
      if (++sent % 50 === 0) await house.pass(30);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
  for (const status of [200, 202, 400, 404, 405, 409, 422]) expect(statuses).toContain(status);
}, 120_000);
