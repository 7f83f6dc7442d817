import { ChatAnthropic } from "@langchain/anthropic";
import { type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import { z } from "zod";
import { type Client, model, runTool, tools, type Way } from "./client.ts";

const chatOf = (way: Way) =>
  new ChatAnthropic({
    model,
    apiKey: "key",
    anthropicApiUrl: way.url,
    maxTokens: 100,
    ...(way.fetch ? { clientOptions: { fetch: way.fetch } } : {}),
  });

const chainTools = [
  tool(tools.add, { name: "add", description: "Adds.", schema: z.object({ a: z.number(), b: z.number() }) }),
  tool(tools.weather, { name: "weather", description: "Weather.", schema: z.object({ city: z.string() }) }),
];

export const langchain: Client = {
  name: "@langchain/anthropic",
  cutStream: "ends quietly",
  plain: async (way, prompt) => (await chatOf(way).invoke(prompt)).text,
  streamed: async (way, prompt) => {
    let text = "";
    for await (const chunk of await chatOf(way).stream(prompt)) text += chunk.text;
    return text;
  },
  loop: async (way, prompt) => {
    const bound = chatOf(way).bindTools(chainTools);
    const messages: BaseMessage[] = [new HumanMessage(prompt)];
    while (true) {
      const answer = await bound.invoke(messages);
      if (!answer.tool_calls?.length) return answer.text;
      messages.push(answer);
      for (const call of answer.tool_calls) {
        messages.push(new ToolMessage({ tool_call_id: call.id!, content: runTool(call.name, call.args) }));
      }
    }
  },
};
