import { setImmediate as tick } from "node:timers/promises";
import { createEngine, type Engine, type EngineOptions } from "../../src/engine/index.ts";
import type {
  AgentConfig,
  DecisionAnswer,
  DecisionRequest,
  Event,
  EventPayload,
  Trigger,
} from "../../src/generated/types.ts";
import { compact } from "../../src/json/compact.ts";
import type { Handle, WireResponse } from "../../src/wire/handle.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";
import { type VirtualClock, virtualClock } from "./virtual-clock.ts";

/** One call of a scripted reply; `args` as the raw text. */
export interface ScriptedCall {
  readonly id: string;
  readonly name: string;
  readonly args: string;
}

/** What the scripted model says: text, calls, or a whole answer of its own. */
export type Scripted =
  | string
  | readonly ScriptedCall[]
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: string };

/** What the worker answers; undefined echoes the proposal. A wire response is sent as it is. */
export type Decide = (
  request: DecisionRequest,
) => DecisionAnswer | WireResponse | undefined | Promise<DecisionAnswer | WireResponse | undefined>;

/** An engine with its worker and its provider, all in one process and without a socket. */
export interface House {
  readonly engine: Engine;
  readonly clock: VirtualClock;
  /** Every decision request that came to the worker, in order. */
  readonly asked: DecisionRequest[];
  /** Every body that came to the provider, parsed, in order. */
  readonly prompts: Prompt[];
  /** Headers of the deliveries, beside `asked`. */
  readonly headers: Record<string, string>[];
  call(method: string, path: string, body?: unknown, key?: string): Promise<Reply>;
  /** Submits one message of a user, and waits until nothing moves. */
  say(text: string, more?: Record<string, unknown>): Promise<Reply>;
  events(session?: string): Promise<Event[]>;
  /** The payloads of one type. */
  of<T extends EventPayload["type"]>(type: T): Promise<Extract<EventPayload, { type: T }>[]>;
  /** The triggers of one type that came to the worker. */
  triggers<T extends Trigger["type"]>(type: T): Extract<Trigger, { type: T }>[];
  /** Waits until nothing moves any more. */
  quiet(): Promise<void>;
  /** Lets this much time go by, with everything that falls due on the way. */
  pass(seconds: number): Promise<void>;
}

/** A body of Chat Completions, as far as tests look into it. */
export interface Prompt {
  readonly model: string;
  readonly messages: {
    role: string;
    content: unknown;
    tool_call_id?: string;
    tool_calls?: { id: string; function: { name: string; arguments: string } }[];
  }[];
  readonly tools?: { function: { name: string; description?: string; parameters: unknown } }[];
}

/** An answer of the engine. */
export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes into an answer.
  readonly json: any;
}

export interface HouseOptions {
  readonly config?: AgentConfig;
  /** What the model says, one after the other, or made from each prompt. */
  readonly script?: readonly Scripted[] | ((prompt: Prompt) => Scripted);
  readonly worker?: Decide;
  readonly engine?: Partial<EngineOptions>;
  readonly secret?: string;
  /** Stands for the scripted provider. */
  readonly provider?: Handle;
}

/** The session that `say` and `events` mean when nothing else is said. */
export const SESSION = "session-1";
export const KEY = "key-1";

/** A tool without schemas, to be run by the worker. */
export const config = (tools: AgentConfig["tools"], more: Partial<AgentConfig> = {}): AgentConfig => ({
  model: "scripted",
  ...(tools === undefined ? {} : { tools }),
  ...more,
});

export function openHouse(options: HouseOptions = {}): House {
  const clock = virtualClock();
  const asked: DecisionRequest[] = [];
  const headers: Record<string, string>[] = [];
  const prompts: Prompt[] = [];
  const { script = [] } = options;
  const left = typeof script === "function" ? [] : [...script];
  let moves = 0;
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const send = createHandleSend({
    "http://worker.test": async (request) => {
      moves++;
      const body = JSON.parse(text(request.body)) as DecisionRequest;
      asked.push(body);
      headers.push(request.headers);
      const answer = await options.worker?.(body);
      moves++;
      if (isWire(answer)) return answer;
      return json(answer === undefined ? echo(body, options.config) : answer);
    },
    "http://provider.test": (request) => {
      moves++;
      if (options.provider !== undefined) return options.provider(request);
      const prompt = JSON.parse(text(request.body)) as Prompt;
      prompts.push(prompt);
      const said = typeof script === "function" ? script(prompt) : left.shift();
      return chat(said ?? { status: 400, body: '{"error":{"message":"the script is over"}}' });
    },
  });
  const engine = createEngine({
    agents: {
      agent: { workerUrl: "http://worker.test/", ...(options.secret === undefined ? {} : { secret: options.secret }) },
      alone: { config: options.config ?? { model: "scripted" } },
    },
    model: { baseUrl: "http://provider.test" },
    apiKeys: { [KEY]: "tenant-1", "key-2": "tenant-2" },
    send,
    clock,
    ...options.engine,
  });
  const call: House["call"] = async (method, path, body, key = KEY) => {
    moves++;
    const response = await createHandleSend({ "http://engine.test": engine.handle })({
      method,
      url: `http://engine.test${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : compact(body) }),
    });
    const read = await response.text();
    return { status: response.status, headers: response.headers, text: read, json: parsed(read) };
  };
  const house: House = {
    engine,
    clock,
    asked,
    prompts,
    headers,
    call,
    async say(said, more = {}) {
      const payload = { type: "client.message", message: { role: "user", content: said } };
      const submit = { agent_id: "agent", identity: { id: "ann" }, session_id: SESSION, payload, ...more };
      const reply = await call("POST", "/api/machine/sessions/submit", submit);
      await house.quiet();
      return reply;
    },
    events: async (session = SESSION) =>
      (await call("GET", `/api/machine/sessions/${session}/events`)).json.events as Event[],
    of: async (type) =>
      (await house.events()).flatMap(({ payload }) => (payload.type === type ? [payload as never] : [])),
    triggers: (type) => asked.flatMap(({ trigger }) => (trigger.type === type ? [trigger as never] : [])),
    async quiet() {
      for (let still = 0; still < 12; still++) {
        const before = moves;
        await tick();
        if (moves !== before) still = 0;
      }
    },
    async pass(seconds) {
      const end = clock.now() + seconds * 1000;
      for (let next = clock.next(); next !== undefined && next <= end; next = clock.next()) {
        clock.goTo(next);
        await house.quiet();
      }
      clock.goTo(end);
      await house.quiet();
    },
  };
  return house;
}

function echo({ trigger, proposed }: DecisionRequest, agent: AgentConfig | undefined): DecisionAnswer {
  return trigger.type === "session.start" && agent !== undefined ? { agent } : (proposed as DecisionAnswer);
}

const isWire = (answer: unknown): answer is WireResponse =>
  typeof answer === "object" && answer !== null && "status" in answer;

const json = (body: unknown): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: compact(body),
});

function chat(scripted: Scripted): WireResponse {
  if (typeof scripted === "object" && "status" in scripted) return scripted;
  const message =
    typeof scripted === "string"
      ? { role: "assistant", content: scripted }
      : {
          role: "assistant",
          content: null,
          tool_calls: scripted.map(({ id, name, args }) => ({
            id,
            type: "function",
            function: { name, arguments: args },
          })),
        };
  const finish_reason = typeof scripted === "string" ? "stop" : "tool_calls";
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  return json({ id: "x", model: "scripted", choices: [{ index: 0, message, finish_reason }], usage });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
