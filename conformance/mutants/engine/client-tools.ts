import { type Commands, defaultCommands } from "../../../src/engine/index.ts";
import type { AgentTool, DecisionResponse, ToolFinished } from "../../../src/generated/types.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";

type Settle = Parameters<Commands["settle"]>;

const ENDED = [
  "client-tools/ended-by-a-result",
  "client-tools/ended-by-an-error",
  "client-tools/ended-by-a-tool-message",
  "client-tools/finished-as-usual",
  "session/goes-on",
];

/** A settle of a client's call, passed through a hand. */
const clientSettle = (
  name: string,
  breaks: string,
  mistake: string,
  settle: (...args: Settle) => ReturnType<Commands["settle"]>,
  follows: readonly string[] = [],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows,
  make: () => ({
    commands: {
      settle: (step, command) =>
        step.state.callById.get(command.settle.id)?.handler === "client"
          ? settle(step, command)
          : defaultCommands.settle(step, command),
    },
  }),
});

/** The proposal for what a client sent, with the tools that it brought passed through a hand. */
const withTools = (change: (tools: readonly AgentTool[], given: readonly AgentTool[]) => readonly AgentTool[]) => ({
  propose: ((trigger, view) => {
    const proposal: DecisionResponse = sound.propose(trigger, view);
    const given = trigger.type === "client.messages" ? (trigger.client.tools ?? []) : [];
    if (given.length === 0 || view.config === null) return proposal;
    const agent = { ...(proposal.agent ?? view.config) };
    const tools = [...change(agent.tools ?? [], given)];
    const actions = (proposal.actions ?? []).map((action) =>
      action.type === "llm.call" ? { ...action, tools: sound.describeTools(tools) } : action,
    );
    return { ...proposal, agent: { ...agent, tools }, actions };
  }) satisfies typeof sound.propose,
});

/** What was refused to a client with this status is done for it by the machine route. */
const settlesAnyway =
  (status: number) =>
  (handle: Handle): Handle =>
  async (request) => {
    const response = await handle(request);
    if (response.status !== status || request.path !== "/api/client/sessions/input") return response;
    const { session_id: id, input } = JSON.parse(new TextDecoder().decode(request.body)) as Record<string, unknown>;
    const settled = await handle({
      ...request,
      path: `/api/machine/sessions/${String(id)}/calls/settle`,
      headers: { ...request.headers, authorization: "Bearer tck" },
      body: new TextEncoder().encode(JSON.stringify(input)),
    });
    return settled.status === 200 ? { ...settled, status: 202 } : response;
  };

/** Mistakes in tools that run on the client. */
export const clientToolMutants: readonly EngineMutant[] = [
  spoilt(
    "runs every tool on the worker",
    "client-tools/never-sent-to-the-worker",
    "The handler of a tool is not looked at.",
    () => ({ venue: () => "worker" }),
    [
      ...ENDED,
      "calls/name-decides-where-it-runs",
      "client-tools/refusals-have-their-status",
      "client-tools/repeated-answer-changes-nothing",
      "client-tools/no-bound-by-default",
      "model-view/prompted-once-after-the-calls",
      "client-tools/submitted-tools-run-on-the-client",
    ],
  ),
  spoilt(
    "keeps what can be checked on the worker",
    "calls/name-decides-where-it-runs",
    "A tool that declares what it gives back runs on the worker, which can be held to it.",
    () => ({ venue: (tool) => (tool?.handler === "client" && tool.output === undefined ? "client" : "worker") }),
    [
      ...ENDED,
      "client-tools/never-sent-to-the-worker",
      "client-tools/refusals-have-their-status",
      "client-tools/repeated-answer-changes-nothing",
      "client-tools/no-bound-by-default",
      "model-view/prompted-once-after-the-calls",
    ],
  ),
  {
    name: "hides the client's tools",
    breaks: "client-tools/offered-to-the-model",
    mistake: "The model is offered the worker's tools alone.",
    follows: ["model-view/tools-as-declared"],
    make: () => ({
      prompt: (request) => {
        const tools = Array.isArray(request["tools"]) ? request["tools"] : [];
        return { ...request, tools: tools.slice(1) };
      },
    }),
  },
  clientSettle(
    "quotes what the client says",
    "client-tools/ended-by-a-result",
    "A result of the client's is recorded as the JSON text of it.",
    (step, command) => {
      const { settle } = command;
      if (settle.type !== "settle" || !settle.end.ok) return defaultCommands.settle(step, command);
      const text = JSON.stringify(settle.end.result);
      const content = [{ type: "text" as const, text }];
      return defaultCommands.settle(step, {
        ...command,
        settle: { ...settle, end: { ok: true, result: { content } } },
      });
    },
  ),
  clientSettle(
    "takes a client's error for a result",
    "client-tools/ended-by-an-error",
    "What the user refused is recorded as a result with the refusal's text.",
    (step, command) => {
      const { settle } = command;
      if (settle.type !== "settle" || settle.end.ok) return defaultCommands.settle(step, command);
      const content = [{ type: "text" as const, text: settle.end.error.message }];
      return defaultCommands.settle(step, {
        ...command,
        settle: { ...settle, end: { ok: true, result: { content } } },
      });
    },
    ["output/checked-on-client-routes"],
  ),
  {
    name: "takes views for messages only",
    breaks: "client-tools/ended-by-a-tool-message",
    mistake: "A tool message in a view is refused while a turn is running.",
    follows: ["client-tools/finished-as-usual", "session/goes-on"],
    make: () => ({
      commands: {
        submit(step, command) {
          const { payload } = command;
          const answers = payload.type === "client.messages" && payload.messages.at(-1)?.role === "tool";
          if (!answers) return defaultCommands.submit(step, command);
          return { ok: false, status: 409, error: `turn already active: ${step.state.turn?.id}` };
        },
      },
    }),
  },
  {
    name: "hears an answer twice",
    breaks: "client-tools/repeated-answer-changes-nothing",
    mistake: "A tool message that comes again is reported again.",
    follows: ["client-tools/finished-as-usual", "model-view/prompted-once-after-the-calls"],
    make: () => ({
      commands: {
        submit(step, command) {
          const { payload } = command;
          const last = payload.type === "client.messages" ? payload.messages.at(-1) : undefined;
          const call = last?.role === "tool" ? step.state.callById.get(last.tool_call_id ?? "") : undefined;
          if (call?.outcome?.ok === true) {
            const { id, name, outcome } = call;
            const trigger: ToolFinished = { type: "tool.finished", id, ok: true, name, result: outcome.result };
            step.emit({ type: "decision.queued", decision_id: step.newId(), trigger });
          }
          return defaultCommands.submit(step, command);
        },
      },
    }),
  },
  {
    name: "trusts whoever has a token",
    breaks: "client-tools/owner-alone-may-answer",
    mistake: "The owner of a session is not compared with the one who asks.",
    follows: ["client-tools/refusals-have-their-status", "surface/client-input-is-taken", ...ENDED],
    make: () => ({ enter: settlesAnyway(404) }),
  },
  {
    name: "lets clients answer for the worker",
    breaks: "client-tools/worker-calls-stay-with-the-worker",
    mistake: "A client's settle is taken whoever runs the call.",
    follows: [
      "client-tools/refusals-have-their-status",
      "surface/client-input-is-taken",
      "calls/result-ends-the-call",
      "results/content-on-the-action",
    ],
    make: () => ({ enter: settlesAnyway(403) }),
  },
  clientSettle(
    "calls every late answer unknown",
    "client-tools/refusals-have-their-status",
    "A call that has ended is not found any more.",
    (step, command) => {
      const outcome = defaultCommands.settle(step, command);
      return outcome.ok ? outcome : { ...outcome, status: 404 };
    },
  ),
  {
    name: "names a client's call by its id",
    breaks: "client-tools/finished-as-usual",
    mistake: "The tool.finished of a call of the client's has the call's id for a name.",
    follows: [],
    make: () => {
      // Only the worker's calls are asked for, so the others are the client's.
      const asked = new Set<unknown>();
      return {
        deliver(request) {
          const trigger = request["trigger"] as Record<string, unknown>;
          const key = JSON.stringify([request["session_id"], trigger["id"]]);
          if (trigger["type"] === "tool.execute") asked.add(key);
          if (trigger["type"] !== "tool.finished" || asked.has(key)) return request;
          return { ...request, trigger: { ...trigger, name: trigger["id"] } };
        },
      };
    },
  },
  spoilt(
    "believes the handler that a client names",
    "client-tools/submitted-tools-run-on-the-client",
    "A tool that a client brings runs where its declaration says, and without one on the worker.",
    () =>
      withTools((tools, given) =>
        tools.map((tool) => given.find(({ name }) => name === tool.name && tool.handler === "client") ?? tool),
      ),
    [...ENDED, "client-tools/no-bound-by-default"],
  ),
  spoilt(
    "lets a page replace a tool",
    "client-tools/names-in-use-stay-with-the-worker",
    "Of two tools with one name the client's counts.",
    () =>
      withTools((tools, given) =>
        tools.map((tool) => {
          const own = given.find(({ name }) => name === tool.name);
          return own === undefined ? tool : { ...own, handler: "client" };
        }),
      ),
    [...ENDED, "model-view/tools-as-declared", "arguments/every-call-reaches-the-worker", "calls/finished-once"],
  ),
  spoilt(
    "gives a person two minutes",
    "client-tools/no-bound-by-default",
    "Calls of the client's have the bounds of the worker's.",
    () => ({
      policy(layers) {
        const [own, ...others] = layers;
        const unbounded = own !== undefined && own.run_timeout_secs === null && own.max_attempts === 1;
        return sound.policy([unbounded ? { ...own, run_timeout_secs: 120, total_timeout_secs: 600 } : own, ...others]);
      },
    }),
  ),
  spoilt(
    "trusts the browser's results",
    "output/checked-on-client-routes",
    "What a client sends is recorded unchecked.",
    () => ({
      checkOutput: (result, check, route) =>
        route === "client-input" || route === "view" ? undefined : sound.checkOutput(result, check, route),
    }),
  ),
  spoilt(
    "bounds the worker's tools alone",
    "retries/tool-policy-covers-client-tools",
    "The agent's policy for tools is not read for calls of the client's.",
    () => ({
      policy(layers) {
        const [own, ...others] = layers;
        const isClients = own !== undefined && own.run_timeout_secs === null && own.max_attempts === 1;
        return sound.policy(isClients ? [own] : [own, ...others]);
      },
    }),
    ["session/goes-on"],
  ),
];
