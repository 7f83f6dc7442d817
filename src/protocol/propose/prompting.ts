import type {
  AgentConfig,
  AgentTool,
  ClientMessages,
  DecisionResponse,
  DraftMessage,
  InterruptResumed,
  LlmCallAction,
  SessionStart,
} from "../../generated/types.ts";
import { reservedAt, withDefer } from "../deferred.ts";
import { offerTools } from "../model-view.ts";
import { pendingCalls } from "../prompt.ts";
import type { Rules } from "../record.ts";
import type { View } from "../view.ts";

/** At the start of a session: the config that the engine knows, if it knows one. Source: row 51. */
export function proposeStart(_trigger: SessionStart, { preset }: View): DecisionResponse {
  return preset === undefined ? {} : { agent: preset };
}

/**
 * For what a client sent: its view on the record, without system messages, and one model call; the client's own tools
 * join the config. Without a config, a pause that says so. Source: row 51, CT-7.
 */
export function proposeView({ messages, client }: ClientMessages, { config }: View): DecisionResponse {
  const seen = hasSystem(messages) ? messages.filter(({ role }) => role !== "system") : [...messages];
  if (config === null) return { messages: seen, actions: [unconfigured()] };
  const agent = withClientTools(config, client.tools ?? []);
  return { messages: seen, actions: [callOf(agent)], ...(agent === config ? {} : { agent }) };
}

/** A view is long and hardly ever has one, so that it is looked for before a list without it is made. */
function hasSystem(messages: readonly DraftMessage[]): boolean {
  for (const message of messages) if (message.role === "system") return true;
  return false;
}

/**
 * After a pause: a model call over the transcript. Not while another interrupt is open, outside of a turn, or where
 * something else will prompt by itself: a call that is open, a reply that is still to come, a decision that waits.
 */
export function proposeResumed(_trigger: InterruptResumed, view: View, rules: Rules): DecisionResponse {
  if (rules.isPaused(view) || goesOnByItself(view)) return {};
  const { preset } = view;
  const config = view.config ?? preset;
  const messages = [...view.messages];
  if (config === undefined) return { messages, actions: [unconfigured()] };
  return { messages, actions: [callOf(config)], ...(view.config === null ? { agent: config } : {}) };
}

function goesOnByItself(view: View): boolean {
  const { turn, queue = [], modelCalls } = view;
  if (turn === undefined || turn.closing !== undefined) return true;
  if (queue.some(({ trigger }) => trigger.type !== "client.action" && trigger.type !== "session.start")) return true;
  if (modelCalls.some(({ status }) => status === "queued" || status === "pending" || status === "retry_scheduled"))
    return true;
  return pendingCalls(view, undefined) > 0;
}

/** The model call that a config asks for, over the path as it stands when the decision is applied. */
export function callOf({ llm, model, effort, tools }: AgentConfig): LlmCallAction {
  return {
    type: "llm.call",
    ...(llm === undefined ? {} : { llm }),
    model,
    ...(tools === undefined ? {} : { tools: offerTools(tools) }),
    ...(effort === undefined ? {} : { reasoning: { effort } }),
  };
}

/** The config itself when no tool is added: a name that the worker or a subagent uses is not the client's to take. */
function withClientTools(config: AgentConfig, given: readonly AgentTool[]): AgentConfig {
  const tools = config.tools ?? [];
  const taken = new Set(
    [...tools, ...(config.subagents ?? []).map(({ id }) => ({ name: id }))].map(({ name }) => name),
  );
  const added = given
    .filter(({ name }) => !taken.has(name) && taken.add(name))
    .map((tool) => ({ ...tool, handler: "client" as const }));
  const fitting = withoutClash(tools, added, config);
  return fitting.length === 0 ? config : { ...config, tools: [...tools, ...fitting] };
}

/** A tool of the client's neither takes the name of a stand-in nor defers what would make a worker's tool do so (DT-7). */
function withoutClash(tools: readonly AgentTool[], added: readonly AgentTool[], config: AgentConfig): AgentTool[] {
  const clashes = (all: readonly AgentTool[]): boolean => reservedAt(withDefer(all, config)) >= 0;
  const fitting: AgentTool[] = [];
  for (const tool of added) if (!clashes([...tools, ...fitting, tool])) fitting.push(tool);
  return fitting;
}

function unconfigured(): { type: "interrupt"; reason: string; payload: unknown } {
  const reason = "no agent config: cannot author the turn";
  return { type: "interrupt", reason, payload: { type: "agent.unconfigured" } };
}
