import type { DecisionRequest } from "../src/generated/types.ts";
import type { Handle, WireResponse } from "../src/wire/handle.ts";
import { type Listening, listen } from "../src/wire/node-server.ts";

/** Calls that the model makes at once in each session. */
export const CALLS = 10;

const tools = Array.from({ length: CALLS }, (_, i) => ({
  name: `get_tide_${i}`,
  description: "When the tide is high at a port.",
  input: { type: "object", properties: { port: { type: "string" } }, required: ["port"] },
}));

const json = (body: unknown): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const read = (body: Uint8Array): unknown => JSON.parse(Buffer.from(body).toString());

/** Whoever an engine talks to: a worker that answers every call, and a model that makes ten at once and then is content. */
export interface Roles {
  readonly workerUrl: string;
  readonly providerUrl: string;
  /** Resolves once as many turns more have ended. */
  ended(turns: number): Promise<void>;
  close(): Promise<void>;
}

export async function listenRoles(): Promise<Roles> {
  let count = 0;
  let wake = (): void => undefined;
  const worker: Handle = ({ body }) => {
    const { trigger, proposed } = read(body) as DecisionRequest;
    if (trigger.type === "session.start") return json({ agent: { model: "bench-1", tools } });
    if (trigger.type === "tool.execute")
      return json({ actions: [{ type: "tool.result", content: [{ type: "text", text: "High water at 14:10." }] }] });
    if (trigger.type === "turn.finished") {
      count++;
      wake();
    }
    return json(proposed);
  };
  const servers: Listening[] = [await listen(worker), await listen(provider)];
  const [workerUrl = "", providerUrl = ""] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    workerUrl,
    providerUrl,
    async ended(turns) {
      const until = count + turns;
      while (count < until)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

const provider: Handle = ({ body }) => {
  const { messages } = read(body) as { readonly messages: readonly { readonly role: string }[] };
  const answered = messages.at(-1)?.role === "tool";
  const tool_calls = tools.map(({ name }, i) => ({
    id: `call_${i}`,
    type: "function",
    function: { name, arguments: '{"port":"Leith"}' },
  }));
  const message = answered
    ? { role: "assistant", content: "At ten past two." }
    : { role: "assistant", content: null, tool_calls };
  return json({
    id: "x",
    model: "bench-1",
    choices: [{ index: 0, message, finish_reason: answered ? "stop" : "tool_calls" }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  });
};
