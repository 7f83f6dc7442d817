import { expect, it } from "vitest";
import { config, openHouse, SESSION } from "./house.ts";

const weather = config([{ name: "get_weather", input: { type: "object", required: ["city"] } }], {
  system: "Be brief.",
});
const call = { id: "call_1", name: "get_weather", args: '{"city": "Tokyo"}' };

it("A tool is called, its result goes back to the model, and the turn ends with what the model said", async () => {
  const house = openHouse({
    config: weather,
    script: [[call], "It is clear."],
    worker: ({ trigger }) =>
      trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: "clear" }] } : undefined,
  });
  const reply = await house.say("what is the weather in Tokyo?");
  expect(reply.status).toBe(202);
  expect(house.asked.map(({ trigger }) => trigger.type)).toEqual([
    "session.start",
    "client.messages",
    "llm.finished",
    "tool.execute",
    "tool.finished",
    "llm.finished",
    "turn.finished",
  ]);
  expect(house.triggers("tool.execute")[0]).toMatchObject({
    id: "call_1",
    name: "get_weather",
    arguments: '{"city": "Tokyo"}',
    input: { status: "valid", value: { city: "Tokyo" } },
    attempt: 1,
  });
  expect(house.prompts[1]?.messages).toEqual([
    { role: "system", content: "Be brief." },
    { role: "user", content: "what is the weather in Tokyo?" },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        { id: "call_1", type: "function", function: { name: "get_weather", arguments: '{"city": "Tokyo"}' } },
      ],
    },
    { role: "tool", tool_call_id: "call_1", content: "clear" },
  ]);
  const [completed] = await house.of("turn.completed");
  expect(completed).toMatchObject({ turn_id: reply.json.turn_id, data: "It is clear." });
  expect(completed?.turn_token_usage.total).toBe(30);
});

it("Events are numbered from 1 without a gap, and carry session, time and turn", async () => {
  const house = openHouse({ config: weather, script: ["Hello."] });
  await house.say("hi");
  const events = await house.events();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(new Set(events.map(({ session_id }) => session_id))).toEqual(new Set([SESSION]));
  expect(events.at(-1)?.payload.type).toBe("session.done");
});

it("A second turn goes on in the same session, with everything that was said before", async () => {
  const house = openHouse({ config: weather, script: ["Hello.", "Good bye."] });
  await house.say("hi");
  await house.say("bye");
  expect(house.prompts[1]?.messages.map(({ content }) => content)).toEqual(["Be brief.", "hi", "Hello.", "bye"]);
  expect(house.triggers("session.start")).toHaveLength(1);
});

it("An agent without a worker takes every proposal", async () => {
  const house = openHouse({ config: weather, script: ["Hello."] });
  await house.say("hi", { agent_id: "alone" });
  expect(house.asked).toEqual([]);
  expect((await house.of("turn.completed"))[0]?.data).toBe("Hello.");
});

it("An agent that the engine does not know of is a 404", async () => {
  const house = openHouse();
  expect((await house.say("hi", { agent_id: "nobody" })).status).toBe(404);
});
