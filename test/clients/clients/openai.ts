import OpenAI from "openai";
import { type Client, model, runTool, schemas, tools, type Way } from "./client.ts";

const clientOf = (way: Way) =>
  new OpenAI({ apiKey: "key", baseURL: `${way.url}/v1`, ...(way.fetch ? { fetch: way.fetch } : {}) });

const ask = (prompt: string) => ({ model, messages: [{ role: "user" as const, content: prompt }] });

const runnable = () => [
  {
    type: "function" as const,
    function: { name: "add", description: "Adds.", parameters: schemas.add, parse: JSON.parse, function: tools.add },
  },
  {
    type: "function" as const,
    function: {
      name: "weather",
      description: "Weather.",
      parameters: schemas.weather,
      parse: JSON.parse,
      function: tools.weather,
    },
  },
];

export const openaiChat: Client = {
  name: "openai, chat completions",
  cutStream: "rejects",
  plain: async (way, prompt) =>
    (await clientOf(way).chat.completions.create(ask(prompt))).choices[0]?.message.content ?? "",
  streamed: async (way, prompt) => {
    const stream = clientOf(way).chat.completions.stream(ask(prompt));
    let text = "";
    stream.on("content", (delta) => {
      text += delta;
    });
    const whole = (await stream.finalContent()) ?? "";
    if (whole !== text) throw new Error(`the deltas say ${text}, the message ${whole}`);
    return text;
  },
  loop: async (way, prompt) =>
    (await clientOf(way)
      .chat.completions.runTools({ ...ask(prompt), tools: runnable() as never })
      .finalContent()) ?? "",
  streamedLoop: async (way, prompt) =>
    (await clientOf(way)
      .chat.completions.runTools({ ...ask(prompt), tools: runnable() as never, stream: true })
      .finalContent()) ?? "",
};

/** The chunks as they come. */
export const openaiChunks: Client = {
  name: "openai, chat completions, chunks",
  cutStream: "rejects",
  streamed: async (way, prompt) => {
    let text = "";
    for await (const chunk of await clientOf(way).chat.completions.create({ ...ask(prompt), stream: true })) {
      text += chunk.choices[0]?.delta.content ?? "";
    }
    return text;
  },
};

const functions = Object.entries(schemas).map(([name, parameters]) => ({
  type: "function" as const,
  name,
  parameters,
  strict: true,
}));

/** The loop that users of Responses write by hand, over `previous_response_id`. */
const responsesLoop = async (way: Way, prompt: string, stream: boolean): Promise<string> => {
  const client = clientOf(way);
  let input: OpenAI.Responses.ResponseInput | string = prompt;
  let previous: string | undefined;
  while (true) {
    const body = {
      model,
      input,
      tools: functions,
      ...(previous === undefined ? {} : { previous_response_id: previous }),
    };
    const response: OpenAI.Responses.Response = stream
      ? await client.responses.stream(body).finalResponse()
      : await client.responses.create(body);
    const calls = response.output.filter((item) => item.type === "function_call");
    if (calls.length === 0) return response.output_text;
    previous = response.id;
    input = calls.map((call) => ({
      type: "function_call_output" as const,
      call_id: call.call_id,
      output: runTool(call.name, JSON.parse(call.arguments)),
    }));
  }
};

export const openaiResponses: Client = {
  name: "openai, responses",
  cutStream: "rejects",
  plain: async (way, prompt) => (await clientOf(way).responses.create({ model, input: prompt })).output_text,
  streamed: async (way, prompt) => {
    const stream = clientOf(way).responses.stream({ model, input: prompt });
    let text = "";
    stream.on("response.output_text.delta", (event) => {
      text += event.delta;
    });
    await stream.finalResponse();
    return text;
  },
  loop: (way, prompt) => responsesLoop(way, prompt, false),
  streamedLoop: (way, prompt) => responsesLoop(way, prompt, true),
};
