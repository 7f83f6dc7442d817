import { expect, it } from "vitest";
import type { LlmResponse } from "../../src/generated/types.ts";
import { config, KEY, openHouse, SESSION } from "./house.ts";

/** A number that no double holds: it is kept digit by digit where it is data, and where it is reckoned with it must not stop anything. */
const HUGE = "99999999999999999999";
const BEYOND = "1e400";

const json = (body: string) => ({ status: 200, headers: { "content-type": "application/json" }, body });
const twoCalls = () => [[{ id: "c1", name: "f", args: "{}" }], "done"];

it.each([HUGE, BEYOND])("A token that is to live for %s seconds is made", async (ttl) => {
  const house = openHouse();
  const body = `{"identity":{"id":"ann"},"ttl_seconds":${ttl}}`;
  const { status, json: made } = await house.call("POST", "/api/machine/client-tokens", body);
  expect(status).toBe(200);
  expect((await house.call("GET", `/api/client/sessions/${SESSION}`, undefined, made.token)).status).toBe(404);
  await house.engine.close();
});

it.each([HUGE, BEYOND])("A policy of %s attempts tries again", async (attempts) => {
  let tried = 0;
  const house = openHouse({
    script: twoCalls(),
    worker: ({ trigger }) => {
      if (trigger.type === "session.start")
        return json(`{"agent":{"model":"m","tools":[{"name":"f"}],"retry":{"tool":{"max_attempts":${attempts}}}}}`);
      if (trigger.type !== "tool.execute") return undefined;
      return {
        actions: [
          ++tried < 4 ? { type: "tool.error", error: "no", retryable: true } : { type: "tool.result", result: "yes" },
        ],
      };
    },
  });
  await house.say("hi");
  expect(house.triggers("tool.execute").map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
  expect(await house.of("turn.completed")).toMatchObject([{ data: "done" }]);
  await house.engine.close();
});

it.each([HUGE, BEYOND])(
  "A settle of the attempt %s is refused as one of another attempt, and the call stays open",
  async (attempt) => {
    const house = openHouse({
      config: config([{ name: "f" }]),
      script: twoCalls(),
    });
    await house.say("hi");
    const settle = `/api/machine/sessions/${SESSION}/calls/settle`;
    const late = await house.call(
      "POST",
      settle,
      `{"type":"tool.result","id":"c1","attempt":${attempt},"result":"late"}`,
      KEY,
    );
    expect(late.status).toBe(409);
    expect((await house.call("POST", settle, { type: "tool.result", id: "c1", result: "r" })).status).toBe(200);
    await house.quiet();
    expect(await house.of("turn.completed")).toMatchObject([{ data: "done" }]);
    await house.engine.close();
  },
);

it("A model call that asks for more tokens than there are, and a worker that counts more than there are, end well", async () => {
  const usage = `{"input":${HUGE},"output":1,"uncached_input":0,"cache_read":0,"cache_write":0,"total":${HUGE}}`;
  const response: LlmResponse = { model: "m", content: "hello" };
  const house = openHouse({
    engine: { llms: { own: { type: "worker" } } },
    worker: ({ trigger }) => {
      if (trigger.type === "session.start") return { agent: { model: "m", llm: "own" } };
      if (trigger.type === "client.messages")
        return json(
          `{"actions":[{"type":"llm.call","messages":[{"role":"user","content":"hi"}],"max_completion_tokens":${HUGE}}]}`,
        );
      if (trigger.type !== "llm.execute") return undefined;
      return json(
        `{"actions":[{"type":"llm.result","response":${JSON.stringify(response).replace(/}$/, `,"usage":${usage}}`)}}]}`,
      );
    },
  });
  await house.say("hi");
  expect(await house.of("turn.completed")).toMatchObject([{ data: "hello", turn_token_usage: { output: 1 } }]);
  await house.say("and again");
  expect(await house.of("turn.completed")).toHaveLength(2);
  await house.engine.close();
});
