import { expect, it } from "vitest";
import { MAX_ANSWER } from "../../src/wire/bounded-answer.ts";
import type { WireResponse } from "../../src/wire/handle.ts";
import { config, openHouse } from "./house.ts";

const MIB = 2 ** 20;

/** A body of white space that never ends, and how much of it has been taken. */
function endless(type: string) {
  const seen = { bytes: 0 };
  const chunk = new Uint8Array(MIB).fill(32);
  async function* body(): AsyncGenerator<Uint8Array> {
    for (;;) {
      seen.bytes += chunk.length;
      yield chunk;
    }
  }
  const response = (): WireResponse => ({ status: 200, headers: { "content-type": type }, body: body() });
  return { seen, response };
}

it("A worker whose answer does not end is left, and the turn fails with the reason; the session goes on (row 40)", async () => {
  const { seen, response } = endless("application/json");
  let asked = 0;
  const house = openHouse({
    script: () => "hello",
    worker: ({ trigger }) => {
      if (trigger.type === "session.start") return { agent: config([]) };
      return trigger.type === "client.messages" && asked++ === 0 ? response() : undefined;
    },
  });
  await house.say("hi");
  expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "invalid_response" } }]);
  expect(seen.bytes).toBeLessThanOrEqual(MAX_ANSWER + 2 * MIB);
  await house.say("again");
  expect((await house.of("turn.completed"))[1]).toMatchObject({ data: "hello" });
  await house.engine.close();
});

it("A provider whose answer does not end is left, and the call has failed", async () => {
  const { seen, response } = endless("application/json");
  const once = config([], { retry: { llm: { max_attempts: 1 } } });
  const house = openHouse({ config: once, provider: response });
  await house.say("hi");
  expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "invalid_response" } }]);
  expect(seen.bytes).toBeLessThanOrEqual(MAX_ANSWER + 2 * MIB);
  await house.engine.close();
});
