import Anthropic from "@anthropic-ai/sdk";
import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import Anthropic0 from "@anthropic-ai/sdk-0";
import { betaTool as betaTool0 } from "@anthropic-ai/sdk-0/helpers/beta/json-schema";
import { type Client, model, schemas, tools, type Way } from "./client.ts";

const textOf = (content: readonly { type: string }[]): string =>
  content.map((block) => (block.type === "text" ? (block as unknown as { text: string }).text : "")).join("");

const ask = (prompt: string) => ({ model, max_tokens: 100, messages: [{ role: "user" as const, content: prompt }] });

/** Both lines of the SDK have the same face. */
// biome-ignore lint/suspicious/noExplicitAny: two versions of one SDK, whose types differ and whose use here does not
const anthropic = (name: string, Sdk: any, makeTool: any): Client => {
  const clientOf = (way: Way) =>
    new Sdk({ apiKey: "key", baseURL: way.url, ...(way.fetch ? { fetch: way.fetch } : {}) });
  const runnable = () => [
    makeTool({ name: "add", description: "Adds.", inputSchema: schemas.add, run: tools.add }),
    makeTool({ name: "weather", description: "Weather.", inputSchema: schemas.weather, run: tools.weather }),
  ];
  const runner = (way: Way, prompt: string, stream: boolean) =>
    clientOf(way).beta.messages.toolRunner({ ...ask(prompt), tools: runnable(), stream });
  return {
    name,
    cutStream: "rejects",
    plain: async (way, prompt) => textOf((await clientOf(way).messages.create(ask(prompt))).content),
    streamed: async (way, prompt) => {
      const stream = clientOf(way).messages.stream(ask(prompt));
      let text = "";
      stream.on("text", (delta: string) => {
        text += delta;
      });
      const message = await stream.finalMessage();
      if (textOf(message.content) !== text)
        throw new Error(`the deltas say ${text}, the message ${textOf(message.content)}`);
      return text;
    },
    loop: async (way, prompt) => textOf((await runner(way, prompt, false).runUntilDone()).content),
    streamedLoop: async (way, prompt) => {
      let text = "";
      for await (const stream of runner(way, prompt, true)) text = textOf((await stream.finalMessage()).content);
      return text;
    },
  };
};

export const anthropic1 = anthropic("@anthropic-ai/sdk 1", Anthropic, betaTool);
export const anthropic0 = anthropic("@anthropic-ai/sdk 0", Anthropic0, betaTool0);

/** `create({ stream: true })` sees the events themselves. */
export const anthropicEvents: Client = {
  name: "@anthropic-ai/sdk 1, events",
  cutStream: "ends quietly",
  streamed: async (way, prompt) => {
    const client = new Anthropic({ apiKey: "key", baseURL: way.url, ...(way.fetch ? { fetch: way.fetch } : {}) });
    let text = "";
    for await (const event of await client.messages.create({ ...ask(prompt), stream: true })) {
      if (event.type === "content_block_delta" && event.delta.type === "text_delta") text += event.delta.text;
    }
    return text;
  },
};
