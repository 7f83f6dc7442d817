import { expect, it } from "vitest";
import type { AgentTool, DecisionAnswer } from "../../src/generated/types.ts";
import { config, type House, openHouse } from "./house.ts";

const city = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

async function callOnce(tool: AgentTool | undefined, args: string, name = tool?.name ?? "tool"): Promise<House> {
  const house = openHouse({
    config: config(tool === undefined ? [{ name: "other" }] : [tool]),
    script: [[{ id: "c1", name, args }], "Done."],
    worker: ({ trigger, proposed }) => {
      if (trigger.type !== "tool.execute") return undefined;
      return (proposed.actions ?? []).length > 0 ? undefined : { actions: [{ type: "tool.result", result: "ran" }] };
    },
  });
  await house.say("go");
  return house;
}

it("Row 1: blank arguments are malformed, since they are no JSON object", async () => {
  for (const args of ["", "  \n"]) {
    const house = await callOnce({ name: "tool" }, args);
    expect(house.triggers("tool.execute")[0]).toMatchObject({ arguments: args, input: { status: "malformed" } });
  }
});

it("Row 2: a tool without a schema takes every object and nothing else", async () => {
  expect((await callOnce({ name: "tool" }, '{"a":1}')).triggers("tool.execute")[0]?.input).toEqual({
    status: "valid",
    value: { a: 1 },
  });
  const house = await callOnce({ name: "tool" }, "[1]");
  expect(house.triggers("tool.execute")[0]?.input.status).toBe("malformed");
});

it("Row 3: a tool that was not declared is proposed to end with an error that names it", async () => {
  const house = await callOnce(undefined, "{}", "mystery");
  const request = house.asked.find(({ trigger }) => trigger.type === "tool.execute");
  expect(request?.proposed.actions).toMatchObject([{ type: "tool.error", id: "c1", retryable: false }]);
  expect(house.triggers("tool.finished")[0]).toMatchObject({ ok: false, error: { code: "handler_error" } });
  expect(house.prompts[1]?.messages.at(-1)?.content).toContain("mystery");
});

it("Row 4: invalid arguments carry the object as it came and a reason", async () => {
  const { input } = (await callOnce({ name: "tool", input: city }, '{"city": 5}')).triggers("tool.execute")[0] ?? {};
  expect(input).toMatchObject({ status: "invalid", value: { city: 5 } });
  expect((input as { error: string }).error).toContain("/city");
});

it("Row 5: a result for a call whose arguments failed ends it well, and the model reads it", async () => {
  const house = openHouse({
    config: config([{ name: "tool", input: city }]),
    script: [[{ id: "c1", name: "tool", args: "[]" }], "Done."],
    worker: ({ trigger }) =>
      trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: "corrected" }] } : undefined,
  });
  await house.say("go");
  expect(house.triggers("tool.finished")[0]).toMatchObject({ ok: true });
  expect(house.prompts[1]?.messages.at(-1)?.content).toBe("corrected");
});

it("Row 7: the model is shown name, description and the schema as declared, and nothing else of a tool", async () => {
  const tool: AgentTool = {
    name: "tool",
    description: "Does.",
    input: city,
    output: { type: "string" },
    handler: "worker",
  };
  const house = await callOnce(tool, '{"city":"x"}');
  expect(house.prompts[0]?.tools).toEqual([
    { type: "function", function: { name: "tool", description: "Does.", parameters: city } },
  ]);
});

it("Row 22: digits beyond a double reach the worker as the model wrote them", async () => {
  const args = '{"n": 12345678901234567890}';
  const bodies: string[] = [];
  const house = openHouse({
    config: config([{ name: "tool" }]),
    script: [[{ id: "c1", name: "tool", args }], "Done."],
    engine: {
      delivery: {
        async deliver({ request }) {
          const { compact } = await import("../../src/json/compact.ts");
          bodies.push(compact(request));
          const answer: DecisionAnswer =
            request.trigger.type === "session.start"
              ? { agent: config([{ name: "tool" }]) as never }
              : request.trigger.type === "tool.execute"
                ? { actions: [{ type: "tool.result", result: "ran" }] }
                : (request.proposed as DecisionAnswer);
          return { kind: "answer", answer };
        },
      },
    },
  });
  await house.say("go");
  expect(bodies.find((body) => body.includes('"tool.execute"'))).toContain('"value":{"n":12345678901234567890}');
});

it("Row 24: of a key that comes twice the last one counts, for the check and for the value", async () => {
  const { input } =
    (await callOnce({ name: "tool", input: city }, '{"city":1,"city":"b"}')).triggers("tool.execute")[0] ?? {};
  expect(input).toEqual({ status: "valid", value: { city: "b" } });
});

it("Row 25: a key that every object has by itself is not there unless it is sent", async () => {
  const schema = { type: "object", required: ["constructor"] };
  const missing = await callOnce({ name: "tool", input: schema }, "{}");
  expect(missing.triggers("tool.execute")[0]?.input.status).toBe("invalid");
  const there = await callOnce({ name: "tool", input: schema }, '{"constructor":1,"__proto__":2}');
  expect(JSON.stringify(there.triggers("tool.execute")[0]?.input)).toBe(
    '{"status":"valid","value":{"constructor":1,"__proto__":2}}',
  );
});

it("Row 26: a schema that cannot be used switches off its own check, says so once, and touches no other tool", async () => {
  const house = openHouse({
    config: config([
      { name: "bad", input: { type: 12 }, output: { $ref: "https://example.test/x.json" } },
      { name: "good", input: city },
    ]),
    script: [
      [
        { id: "c1", name: "bad", args: '{"a":1}' },
        { id: "c2", name: "good", args: "{}" },
      ],
      "Done.",
    ],
    worker: ({ trigger }) =>
      trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: "ran" }] } : undefined,
  });
  await house.say("go");
  expect(house.triggers("tool.execute").map(({ input }) => input.status)).toEqual(["valid", "invalid"]);
  expect((await house.of("schema.unusable")).map(({ tool, direction }) => [tool, direction])).toEqual([
    ["bad", "input"],
    ["bad", "output"],
  ]);
  expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});

it("Row 26: so does one that a model call of the worker's own brings, and only once in a session", async () => {
  const tools = [
    { name: "bad", description: "", input: { type: 12 } },
    { name: "good", description: "", input: city },
  ];
  const house = openHouse({
    config: config([{ name: "good", input: city }]),
    script: [[{ id: "c1", name: "bad", args: "{}" }], "Done.", "Done."],
    worker: ({ trigger }) => {
      if (trigger.type === "tool.execute") return { actions: [{ type: "tool.result", result: "ran" }] };
      if (trigger.type !== "client.messages") return undefined;
      return { messages: trigger.messages, actions: [{ type: "llm.call", tools }] };
    },
  });
  await house.say("go");
  await house.say("again");
  expect(house.triggers("tool.execute")).toMatchObject([{ name: "bad", input: { status: "valid" } }]);
  expect(await house.of("schema.unusable")).toMatchObject([{ tool: "bad", direction: "input", pointer: "/type" }]);
  expect(house.prompts).toHaveLength(3);
});

it("The schema that counts is the one that the model was offered, also when the config has changed since", async () => {
  const house = openHouse({
    script: [[{ id: "c1", name: "tool", args: '{"city":"x"}' }], "Done."],
    worker: ({ trigger, proposed }) => {
      if (trigger.type === "session.start") return { agent: config([{ name: "tool", input: city }]) as never };
      if (trigger.type === "llm.finished")
        return { ...proposed, agent: config([{ name: "tool", input: { type: "object", maxProperties: 0 } }]) } as never;
      if (trigger.type === "tool.execute") return { actions: [{ type: "tool.result", result: "ran" }] };
      return undefined;
    },
  });
  await house.say("go");
  expect(house.triggers("tool.execute")[0]?.input.status).toBe("valid");
});
