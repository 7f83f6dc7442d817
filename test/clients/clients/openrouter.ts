import { OpenRouter as Agent, tool } from "@openrouter/agent";
import { OpenRouter } from "@openrouter/sdk";
import { HTTPClient } from "@openrouter/sdk/lib/http";
import { z } from "zod";
import { type Client, joined, model, runTool, schemas, tools, type Way } from "./client.ts";

/** The settings of both of OpenRouter's SDKs; the one takes the other's HTTP client as well. */
const options = (way: Way) => ({
  apiKey: "key",
  serverURL: `${way.url}/api/v1`,
  ...(way.fetch ? { httpClient: new HTTPClient({ fetcher: way.fetch as never }) } : {}),
});

/** An agent client for a way in. */
// biome-ignore lint/suspicious/noExplicitAny: the agent brings its own, older copy of the SDK's types
export const agentOf = (way: Way): Agent => new Agent(options(way) as any);

const agentTools = [
  tool({
    name: "add",
    description: "Adds.",
    inputSchema: z.object({ a: z.number(), b: z.number() }),
    execute: async (input) => tools.add(input),
  }),
  tool({
    name: "weather",
    description: "Weather.",
    inputSchema: z.object({ city: z.string() }),
    execute: async (input) => tools.weather(input),
  }),
];

export const openrouterAgent: Client = {
  name: "@openrouter/agent",
  cutStream: "ends quietly",
  streamed: (way, prompt) => joined(agentOf(way).callModel({ model, input: prompt }).getTextStream()),
  streamedLoop: (way, prompt) => agentOf(way).callModel({ model, input: prompt, tools: agentTools }).getText(),
};

const definitions = Object.entries(schemas).map(([name, parameters]) => ({
  type: "function" as const,
  function: { name, description: name, parameters },
}));

export const openrouterSdk: Client = {
  name: "@openrouter/sdk",
  cutStream: "ends quietly",
  plain: async (way, prompt) => {
    const answer = await new OpenRouter(options(way)).chat.send({
      chatRequest: { model, messages: [{ role: "user", content: prompt }], stream: false },
    });
    return String(answer.choices[0]?.message.content ?? "");
  },
  streamed: async (way, prompt) => {
    const stream = await new OpenRouter(options(way)).chat.send({
      chatRequest: { model, messages: [{ role: "user", content: prompt }], stream: true },
    });
    let text = "";
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
    return text;
  },
  loop: async (way, prompt) => {
    const client = new OpenRouter(options(way));
    // biome-ignore lint/suspicious/noExplicitAny: messages go back as they came
    const messages: any[] = [{ role: "user", content: prompt }];
    while (true) {
      const answer = await client.chat.send({ chatRequest: { model, messages, tools: definitions, stream: false } });
      const message = answer.choices[0]!.message;
      if (!message.toolCalls?.length) return String(message.content);
      messages.push(message);
      for (const call of message.toolCalls) {
        const content = runTool(call.function.name, JSON.parse(call.function.arguments));
        messages.push({ role: "tool", toolCallId: call.id, content });
      }
    }
  },
};
