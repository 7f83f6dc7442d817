import type { AgentConfig, AgentTool, DraftMessage, Message } from "../../generated/types.ts";
import { equal } from "../../json/equal.ts";
import { unusableKey } from "./state.ts";
import type { Step } from "./step.ts";

/** Writes a returned view: what is known stays, what is new goes under it, a shorter view moves the head (row 48). */
export function recordMessages(step: Step, messages: readonly DraftMessage[]): void {
  const { state, rules } = step;
  const length = state.messages.length;
  const { keep, write } = rules.newMessages(state, messages);
  let parent = keep === 0 ? undefined : state.messages[keep - 1]?.id;
  if (write.length === 0) {
    if (keep < length && parent !== undefined) {
      step.emit({ type: "head.moved", head_id: parent });
      voidStranded(step);
    }
    return;
  }
  for (const draft of write) {
    const message: Message = { ...draft, id: freeId(step, draft.id) };
    step.emit({ type: "message.new", message, ...(parent === undefined ? {} : { parent_id: parent }) });
    parent = message.id;
  }
  if (keep < length) voidStranded(step);
}

function freeId({ state, newId }: Step, wanted: string | undefined): string {
  return wanted === undefined || state.nodes.has(wanted) ? newId() : wanted;
}

/** Work that the path which has just been left had asked for. */
function voidStranded({ state, emit }: Step): void {
  const asked = new Set(state.messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id)));
  for (const { id, parent } of [...state.openCalls])
    if (parent !== undefined && !asked.has(id)) emit({ type: "call.voided", kind: "tool_call", id });
}

/** A config that differs becomes the config in force; a schema that cannot be used is said so, tool by tool (row 26). */
export function recordAgent(step: Step, agent: AgentConfig): void {
  if (equal(agent, step.state.config)) return;
  step.emit({ type: "agent.updated", agent });
  for (const tool of agent.tools ?? []) reportUnusable(step, tool);
}

/** Tools that a model is offered and that are not the config's own: theirs has been looked at when it was recorded. */
export function recordOffer(step: Step, offered: readonly AgentTool[]): void {
  const declared = new Map((step.state.config?.tools ?? []).map((tool) => [tool.name, tool]));
  for (const tool of offered) {
    const known = declared.get(tool.name);
    if (!equal(known?.input, tool.input) || !equal(known?.output, tool.output)) reportUnusable(step, tool);
  }
}

/** Says once of each schema that cannot be used why that is (row 26). */
function reportUnusable({ state, compile, emit }: Step, { name, ...tool }: AgentTool): void {
  for (const direction of ["input", "output"] as const) {
    const schema = tool[direction];
    if (schema === undefined || schema === null) continue;
    const compiled = compile(schema);
    if (compiled.ok) continue;
    const { pointer, reason } = compiled;
    const news = { type: "schema.unusable", tool: name, direction, pointer, reason } as const;
    if (!state.unusable.has(unusableKey(news))) emit(news);
  }
}

/** The worker's value, replaced whole; one that says nothing new writes nothing (row 62, WD-12). */
export function recordValue({ state, emit }: Step, value: unknown): void {
  if (value !== undefined && !equal(value, state.value)) emit({ type: "worker.state.updated", state: value });
}
