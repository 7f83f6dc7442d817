import { describe, expect, it } from "vitest";
import type { Failure, Reading } from "../../src/engine/models/format.ts";
import { openAiChat } from "../../src/engine/models/openai-chat/index.ts";
import type { LlmRequest, LlmResponse, ToolCall } from "../../src/generated/types.ts";
import { type EffectiveRequest, mockProvider } from "../../src/provider/index.ts";
import { config, openHouse } from "./house.ts";
import { callModel, FORMATS, QUESTION } from "./models-kit.ts";

const THOUGHT = "First one thing, then the other.";
const CALL = { id: "c1", name: "add", rawArguments: "{}" };

const responseOf = (reply: Reading): LlmResponse => {
  if (reply.ok) return reply.response;
  throw new Error((reply as Failure).error.message);
};

/** The request that goes on after a reply with one call. */
const after = ({ model: _, finish_reason: __, usage: ___, ...said }: LlmResponse, more = {}): LlmRequest => ({
  ...QUESTION,
  messages: [
    ...QUESTION.messages,
    { role: "assistant", ...said },
    { role: "tool", tool_call_id: "c1", name: "add", content: "3" },
  ],
  ...more,
});

const bodyOf = (seen: readonly EffectiveRequest[]): Record<string, unknown> => seen[0]?.json as Record<string, unknown>;

describe("What the model thought goes back as it came, to the one who can read it", () => {
  it.each(["anthropic", "responses"] as const)("at %s, streamed or not", async (format) => {
    for (const stream of [true, false]) {
      const request = { ...QUESTION, reasoning: { effort: "low" } } as const;
      const reply = { kind: "reply", reasoning: THOUGHT, toolCalls: [CALL] } as const;
      const said = responseOf((await callModel(format, reply, { request, stream })).reply);
      expect(said.reasoning).toMatchObject({ text: THOUGHT, blocks: [{}] });
      const { seen } = await callModel(format, { kind: "reply", text: "3" }, { request: after(said) });
      const body = JSON.stringify(bodyOf(seen));
      const blocks = said.reasoning?.blocks as unknown[];
      for (const block of blocks) expect(body).toContain(JSON.stringify(block));
      for (const other of FORMATS.filter((name) => name !== format)) {
        const elsewhere = await callModel(other, { kind: "reply", text: "3" }, { request: after(said) });
        expect(JSON.stringify(bodyOf(elsewhere.seen))).not.toContain(THOUGHT);
      }
    }
  });

  it.each(["anthropic", "responses"] as const)("at %s through a whole session, from the record", async (format) => {
    const provider = mockProvider({
      turns: [{ reasoning: THOUGHT, toolCalls: [{ name: "add", id: "c1" }] }, { text: "Done." }, { text: "Again." }],
    });
    const house = openHouse({
      config: config([{ name: "add" }], { effort: "low" }),
      provider: provider.handle,
      engine: { model: { baseUrl: "http://provider.test", format } },
      worker: ({ trigger }) =>
        trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: "3" }] } : undefined,
    });
    await house.say("go");
    await house.say("more");
    const blocks = house.triggers("llm.finished")[0]?.message?.reasoning?.blocks as unknown[];
    expect(blocks).toHaveLength(1);
    expect(provider.requests).toHaveLength(3);
    for (const { json } of provider.requests.slice(1))
      expect(JSON.stringify(json)).toContain(JSON.stringify(blocks[0]));
  });

  it("at OpenRouter's chat completions: its details in one piece, though they were streamed in several", () => {
    const reader = openAiChat.openStream();
    const chunk = (delta: object, finish_reason: string | null = null) =>
      reader.take({ model: "m", choices: [{ index: 0, delta, finish_reason }] });
    const detail = (text: string, more = {}) => [{ type: "reasoning.text", index: 0, text, ...more }];
    expect(chunk({ reasoning: "Hm", reasoning_details: detail("Hm") })).toMatchObject({ delta: { reasoning: "Hm" } });
    chunk({
      reasoning: ".",
      reasoning_details: [...detail(".", { signature: "s" }), { type: "reasoning.encrypted", index: 1, data: "x" }],
    });
    chunk({ content: "So." }, "stop");
    const { reasoning } = responseOf(reader.end());
    expect(reasoning).toEqual({
      provider: "openrouter",
      text: "Hm.",
      blocks: [
        { type: "reasoning.text", index: 0, text: "Hm.", signature: "s" },
        { type: "reasoning.encrypted", index: 1, data: "x" },
      ],
    });
  });

  it("but unsealed thoughts of Responses do not, since nothing was kept over there", async () => {
    const said: LlmResponse = {
      model: "m",
      content: "So.",
      reasoning: {
        provider: "openai",
        blocks: [{ type: "reasoning", id: "rs_1", summary: [], encrypted_content: null }],
      },
      tool_calls: [{ id: "c1", type: "function", function: { name: "add", arguments: "{}" } }],
    };
    const { seen } = await callModel("responses", { kind: "reply", text: "3" }, { request: after(said) });
    expect(JSON.stringify(bodyOf(seen)["input"])).not.toContain("rs_1");
  });
});

describe("How much a model is to think", () => {
  const asked = async (format: (typeof FORMATS)[number], request: Partial<LlmRequest>) =>
    bodyOf((await callModel(format, { kind: "reply", text: "3" }, { request: { ...QUESTION, ...request } })).seen);

  it("is said in each format's own words", async () => {
    const request = { reasoning: { effort: "low" }, max_completion_tokens: 100 } as const;
    expect(await asked("openai-chat", request)).toMatchObject({ reasoning_effort: "low", max_completion_tokens: 100 });
    expect(await asked("responses", request)).toMatchObject({
      reasoning: { effort: "low" },
      include: ["reasoning.encrypted_content"],
      store: false,
      max_output_tokens: 100,
    });
    expect(await asked("anthropic", { ...request, temperature: 0 })).toMatchObject({
      thinking: { type: "enabled", budget_tokens: 2048 },
      max_tokens: 2148,
    });
  });

  it("is not said where nobody asks, or where thinking is off", async () => {
    for (const format of FORMATS)
      for (const request of [{}, { reasoning: { enabled: false, effort: "high" } as const }]) {
        const body = await asked(format, request);
        for (const member of ["reasoning", "reasoning_effort", "thinking", "include"])
          expect(body).not.toHaveProperty(member);
      }
  });

  it("is not asked of Anthropic in the middle of calls that were made without thoughts, and allows no temperature", async () => {
    const call: ToolCall = { id: "c1", type: "function", function: { name: "add", arguments: "{}" } };
    const request = after({ model: "m", tool_calls: [call] }, { reasoning: { effort: "low" }, temperature: 0 });
    expect(await asked("anthropic", request)).toMatchObject({ temperature: 0 });
    expect(await asked("anthropic", request)).not.toHaveProperty("thinking");
    expect(await asked("anthropic", { reasoning: { effort: "low" }, temperature: 0 })).not.toHaveProperty(
      "temperature",
    );
  });
});
