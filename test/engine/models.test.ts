import { describe, expect, it } from "vitest";
import { writeMessagesRequest } from "../../src/engine/models/anthropic/write-request.ts";
import { writeChatRequest } from "../../src/engine/models/openai-chat/write-request.ts";
import type { DecisionAnswer } from "../../src/generated/types.ts";
import { type Answer, createProviderCore, type EffectiveRequest, textOf } from "../../src/provider/index.ts";
import { config, openHouse } from "./house.ts";
import { FORMATS } from "./models-kit.ts";

const tools = config(
  [{ name: "add", description: "Adds.", input: { type: "object", required: ["a"] } }, { name: "picture" }],
  {
    system: "Be brief.",
  },
);
const PNG = Buffer.from("not really a picture").toString("base64");

/** A provider that refuses what the real one would refuse. */
function provider(answers: Answer[]) {
  const seen: EffectiveRequest[] = [];
  const { handle } = createProviderCore({
    answer(request) {
      seen.push(request);
      return answers.shift() ?? { kind: "failure", status: 400, message: "the script is over" };
    },
  });
  return { handle, seen };
}

const worker = ({ trigger }: { trigger: { type: string; name?: string } }): DecisionAnswer | undefined => {
  if (trigger.type !== "tool.execute") return undefined;
  if (trigger.name === "add") return { actions: [{ type: "tool.result", result: "3" }] };
  const image = { type: "image", data: PNG, mimeType: "image/png" } as const;
  return { actions: [{ type: "tool.result", content: [{ type: "text", text: "Look:" }, image] }] };
};

describe.each(FORMATS)("A provider that speaks %s", (format) => {
  const open = (answers: Answer[]) => {
    const { handle, seen } = provider(answers);
    const model = { baseUrl: "http://provider.test/v1", apiKey: "secret", format };
    return { house: openHouse({ config: tools, worker, provider: handle, engine: { model } }), seen };
  };

  it("is shown system text, tools, calls and results as it wants them, and its reply ends the turn", async () => {
    const toolCalls = [
      { id: "call_1", name: "add", rawArguments: '{"a":1}' },
      { id: "call_2", name: "picture", rawArguments: "{}" },
    ];
    const { house, seen } = open([
      { kind: "reply", text: "Let me see.", toolCalls, usage: { inputTokens: 10, outputTokens: 5, cachedTokens: 4 } },
      { kind: "reply", text: "All done." },
    ]);
    await house.say("go");
    expect(seen).toHaveLength(2);
    expect(seen.map((request) => [request.format, request.apiKey])).toEqual([
      [format, "secret"],
      [format, "secret"],
    ]);
    const { messages, tools: offered } = seen[1] as EffectiveRequest;
    expect(offered[0]).toEqual({ name: "add", description: "Adds.", schema: { type: "object", required: ["a"] } });
    expect(textOf(messages[0]?.content ?? [])).toBe("Be brief.");
    expect(messages[2]).toMatchObject({ role: "assistant", toolCalls: [{ id: "call_1" }, { id: "call_2" }] });
    const results = messages.flatMap((message) => (message.role === "tool" ? [message] : []));
    expect(results.map(({ callId }) => callId)).toEqual(["call_1", "call_2"]);
    expect(textOf(results[0]?.content ?? [])).toBe("3");
    expect(messages.flatMap(({ content }) => content)).toContainEqual({
      type: "image",
      data: PNG,
      mimeType: "image/png",
    });
    expect(await house.of("turn.completed")).toMatchObject([{ data: "All done." }]);
    expect((await house.of("llm.call.completed"))[0]?.response).toMatchObject({
      usage: { input: 10, output: 5, cache_read: 4, uncached_input: 6, total: 15 },
    });
  });

  it("is asked again when it is overloaded", async () => {
    const { house, seen } = open([
      { kind: "failure", status: format === "anthropic" ? 529 : 503 },
      { kind: "reply", text: "All done." },
    ]);
    await house.say("go");
    await house.pass(3);
    expect(seen).toHaveLength(2);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "All done." }]);
  });

  it("fails the turn with a reply that was cut off", async () => {
    const { house } = open([{ kind: "reply", text: "All d", finish: "length" }]);
    await house.say("go");
    expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "invalid_response" } }]);
  });
});

it("Row 38: arguments that are no object go back byte for byte where text is taken, and inside an object where it is not", async () => {
  const calls = [{ id: "c1", type: "function", function: { name: "add", arguments: "{oops" } }];
  const messages = [
    { role: "user", content: "go" },
    { role: "assistant", tool_calls: calls },
    { role: "tool", tool_call_id: "c1", content: "" },
  ] as const;
  const request = { model: "m", messages: messages as never };
  const nothing = () => Promise.resolve(undefined);
  expect(await writeChatRequest(request, nothing)).toMatchObject({ messages: [{}, { tool_calls: calls }, {}] });
  expect(await writeMessagesRequest(request, nothing)).toMatchObject({
    messages: [
      { role: "user" },
      { content: [{ type: "tool_use", id: "c1", input: { arguments: "{oops" } }] },
      { role: "user", content: [{ type: "tool_result", tool_use_id: "c1" }] },
    ],
  });
});
