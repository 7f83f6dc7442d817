import Anthropic from "@anthropic-ai/sdk";
import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import Anthropic0 from "@anthropic-ai/sdk-0";
import { afterEach, describe, expect, it } from "vitest";
import { type MockProvider, mockProvider, type Script } from "../../src/provider/index.ts";
import { schemas, tools } from "./clients/client.ts";

let provider: MockProvider;
afterEach(() => provider.close());

const play = async (script: Script): Promise<Anthropic> => {
  provider = mockProvider(script);
  return new Anthropic({ apiKey: "key", baseURL: (await provider.listen()).url });
};

const ask = { model: "test-model", max_tokens: 100, messages: [{ role: "user" as const, content: "go" }] };
const add = betaTool({ name: "add", description: "Adds.", inputSchema: schemas.add, run: tools.add });
const call = (a: number, b: number) => ({ name: "add", arguments: { a, b } });

describe("@anthropic-ai/sdk", () => {
  it("continues message threads, and the provider sees the whole conversation", async () => {
    const client = await play([{ toolCalls: [call(1, 2)] }, { toolCalls: [call(3, 4)] }, { text: "done" }]);
    await client.beta.messages.toolRunner({ ...ask, system: "Be brief.", tools: [add] }).runUntilDone();
    const [first, , last] = provider.requests;
    expect(first?.json["thread"]).toEqual({ type: "create" });
    expect(last?.json["thread"]).toMatchObject({ type: "continue" });
    expect(last?.json["system"]).toBeUndefined();
    expect(last?.json["messages"]).toHaveLength(1);
    expect(last?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "tool",
      "assistant",
      "tool",
    ]);
    expect(last?.tools.map(({ name }) => name)).toEqual(["add"]);
    expect(provider.toolResults().map(({ text }) => text)).toEqual(["3", "7"]);
    provider.assertDone();
  });

  it.each(["thread_not_found", "thread_unsupported_request"])(
    "recovers from %s with the full history",
    async (code) => {
      const client = await play({
        turns: [
          { toolCalls: [call(1, 2)] },
          { error: { status: 400, message: "no thread", details: { error_code: code, unsupported: ["x"] } } },
          { text: "recovered" },
        ],
      });
      const message = await client.beta.messages.toolRunner({ ...ask, tools: [add] }).runUntilDone();
      expect(message.content).toMatchObject([{ type: "text", text: "recovered" }]);
      expect(provider.lastRequest?.json["messages"]).toHaveLength(3);
      provider.assertDone();
    },
  );

  it("speaks both dialects of authentication", async () => {
    const client = await play([{ text: "a" }, { text: "b" }]);
    await client.messages.create(ask);
    await new Anthropic0({ apiKey: "key", baseURL: provider.url }).messages.create(ask);
    expect(provider.requests.map(({ headers }) => [headers["authorization"], headers["x-api-key"]])).toEqual([
      ["Bearer key", undefined],
      [undefined, "key"],
    ]);
    expect(provider.requests.map(({ apiKey }) => apiKey)).toEqual(["key", "key"]);
  });

  it("counts tokens and lists models without a turn", async () => {
    const client = await play({ conversations: {}, models: ["test-model"] });
    expect(
      (await client.messages.countTokens({ model: "test-model", messages: ask.messages })).input_tokens,
    ).toBeGreaterThan(0);
    expect((await client.models.list()).data.map(({ id }) => id)).toEqual(["test-model"]);
    provider.assertDone();
  });

  it("gets typed errors with the request's id", async () => {
    const client = await play([{ error: { status: 529, message: "too busy" }, times: "always" }]);
    const error = await client.messages.create(ask, { maxRetries: 0 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Anthropic.OverloadedError);
    expect((error as InstanceType<typeof Anthropic.APIError>).requestID).toMatch(/^req_/);
    expect((error as InstanceType<typeof Anthropic.APIError>).type).toBe("overloaded_error");
  });

  it("does not retry a call that the script did not expect", async () => {
    const client = await play({ conversations: {} });
    await expect(client.messages.create(ask)).rejects.toThrow("The script does not expect this call");
    expect(provider.requests).toHaveLength(1);
    expect(() => provider.assertDone()).toThrow("unexpected");
  });

  it("sees an error event, a reset and a rate limit as the real ones", async () => {
    const client = await play([
      { text: "lost", fault: { kind: "error-event", afterEvents: 3, message: "Overloaded" } },
      { text: "lost", fault: { kind: "reset", afterEvents: 4 } },
      { text: "in the end", fault: { kind: "status", status: 429, retryAfterMs: 1, times: 2 } },
    ]);
    await expect(client.messages.stream(ask).finalMessage()).rejects.toThrow("Overloaded");
    await expect(client.messages.stream({ ...ask, max_tokens: 99 }).finalMessage()).rejects.toThrow("terminated");
    const { content } = await client.messages.create({ ...ask, max_tokens: 98 });
    expect(content).toMatchObject([{ text: "in the end" }]);
    expect(provider.requests.slice(-3).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    provider.assertDone();
  });

  it("streams thoughts with their signature", async () => {
    const client = await play([{ reasoning: "Hm.", text: "Yes." }]);
    const { content } = await client.messages.stream(ask).finalMessage();
    expect(content).toMatchObject([
      { type: "thinking", thinking: "Hm." },
      { type: "text", text: "Yes." },
    ]);
    expect((content[0] as { signature: string }).signature).not.toBe("");
  });
});
