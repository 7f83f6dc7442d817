import type {
  AgentTool,
  DecisionResponse,
  DraftMessage,
  LlmCallAction,
  Message,
  SubagentFinished,
  ToolFinished,
} from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import { withDefer } from "../deferred.ts";
import { offerTools } from "../model-view.ts";
import { toolMessage } from "../prompt.ts";
import type { Rules } from "../record.ts";
import type { CallOutcome, View } from "../view.ts";
import { callOf } from "./prompting.ts";

/** A call that has ended, whoever ran it. */
interface Ended {
  readonly id: string;
  readonly name: string;
  readonly outcome: CallOutcome | undefined;
}

/**
 * For a call that ended: its tool message on the record. Once no other call is pending, also the messages of its siblings
 * that are still missing, in the order of the calls, and the model call that goes on. Source: base, PC-6 to PC-10, row 49.
 */
export function proposeAfterTool(trigger: ToolFinished, view: View, rules: Rules): DecisionResponse {
  const { id, name, ok, result, error } = trigger;
  const failed = error === undefined ? undefined : ({ ok: false, error } as const);
  const outcome = ok && result !== undefined ? ({ ok: true, result } as const) : failed;
  return proposeAfter({ id, name, outcome }, view, rules);
}

/** For a subagent that ended: as for a tool, its answer and its session as the result. Source: SU-3. */
export function proposeAfterSubagent(trigger: SubagentFinished, view: View, rules: Rules): DecisionResponse {
  const { id, ok, result = "", error, session_id: session, agent_id: name } = trigger;
  const text = compact({ result, session });
  const failed = error === undefined ? undefined : ({ ok: false, error } as const);
  const outcome = ok ? ({ ok: true, result: { content: [{ type: "text", text }] } } as const) : failed;
  const called = callIn(view.messages, id)?.name ?? name;
  return proposeAfter({ id, name: called, outcome: outcome as CallOutcome | undefined }, view, rules);
}

function proposeAfter(ended: Ended, view: View, rules: Rules): DecisionResponse {
  const last = rules.mayPrompt(view, ended.id);
  const anchor = anchorOf(view, ended.id) ?? (last ? waitingAnchor(view) : undefined);
  // A call of a worker's own answers nothing that the model asked for (PC-10).
  if (anchor === undefined) return {};
  const messages = [...view.messages, ...missingMessages(anchor, ended, last, view, rules)];
  return { messages, actions: last ? promptAgain(anchor, messages, view, rules) : [] };
}

/** The assistant message that made the call. */
function anchorOf(view: View, id: string): Message | undefined {
  return view.messages.findLast(({ tool_calls = [] }) => tool_calls.some((call) => call.id === id));
}

/**
 * The assistant message whose calls have all been answered and that nobody has prompted for yet, because the call that
 * ends now was still open then. Without it such a turn would never go on.
 */
function waitingAnchor({ messages, modelCalls }: View): Message | undefined {
  // A model call whose reply is still to come has prompted already.
  const latest = modelCalls.at(-1);
  if (latest !== undefined && !messages.some(({ id }) => id === latest.id)) return undefined;
  const tail = messages.findLast(({ role }) => role !== "tool");
  return tail?.role === "assistant" && (tail.tool_calls ?? []).length > 0 ? tail : undefined;
}

/** The tool messages to add: that of the call at hand, and when it is the last one also those that siblings still lack. */
function missingMessages(anchor: Message, ended: Ended, last: boolean, view: View, rules: Rules): DraftMessage[] {
  const answered = new Set(view.messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : [])));
  return (anchor.tool_calls ?? []).flatMap(({ id, function: { name } }) => {
    if (answered.has(id) || (id !== ended.id && !last)) return [];
    const call = id === ended.id ? ended : view.calls.find((sibling) => sibling.id === id);
    return toolMessage(rules, id, call?.name ?? name, call?.outcome) ?? [];
  });
}

/**
 * The model call that goes on: as the one that made the calls, with its tools and its system text, also where the config
 * has changed since. Its own messages, if it named any, come again before what followed them. Source: PC-9, row 53.
 */
function promptAgain(anchor: Message, messages: readonly DraftMessage[], view: View, rules: Rules): LlmCallAction[] {
  const parent = view.modelCalls.find(({ id }) => id === anchor.id);
  if (parent === undefined) return view.config === null ? [] : [callOf(view.config)];
  const again: LlmCallAction = {
    type: "llm.call",
    ...parent.request,
    tools: offerTools(asOffered(parent.tools, view)),
  };
  if (parent.prompt !== undefined) {
    const since = messages.slice(view.messages.findIndex(({ id }) => id === anchor.id));
    return [{ ...again, messages: rules.arrangePrompt(view, [...parent.prompt, ...since]) }];
  }
  if (parent.system === view.config?.system) return [again];
  const system: DraftMessage[] = parent.system === undefined ? [] : [{ role: "system", content: parent.system }];
  return [{ ...again, messages: rules.arrangePrompt(view, [...system, ...messages]) }];
}

/** The parent's tools with nothing left for a config of now to say: what was in its request stays there. */
function asOffered(tools: readonly AgentTool[], { config }: View): readonly AgentTool[] {
  return withDefer(tools, config) === tools ? tools : tools.map((tool) => ({ ...tool, defer: tool.defer ?? false }));
}

function callIn(messages: readonly Message[], id: string): { name: string } | undefined {
  return messages.flatMap(({ tool_calls = [] }) => tool_calls).find((call) => call.id === id)?.function;
}
