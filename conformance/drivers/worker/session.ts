import { isObject } from "../../../src/json/own.ts";
import type { PlannedCall } from "../../cases/worker/case.ts";
import { actionsOf, settlesTool } from "./decision-of.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The session that the suite plays as engine: the little state that requests show, moved on by the worker's answers.
 * It records and proposes as the protocol has it, in its own words: nothing of the reference engine is used here.
 */
export class PlayedSession {
  readonly id: string;
  readonly turn: string;
  #agentId: string;
  #decisions = 0;
  #agent: unknown = null;
  #state: unknown = null;
  readonly #messages: Json[] = [];
  readonly #open = new Map<string, { readonly call: PlannedCall; attempt: number }>();

  constructor(id: string, agentId: string) {
    this.id = id;
    this.turn = `${id}-turn`;
    this.#agentId = agentId;
  }

  /** Records a message on the path and returns it. */
  record(message: Json): Json {
    const recorded = { id: `${this.id}-message-${this.#messages.length + 1}`, ...message };
    this.#messages.push(recorded);
    return recorded;
  }

  /** The path so far, for a proposal that repeats it. */
  get messages(): readonly Json[] {
    return [...this.#messages];
  }

  /** Opens a call at an attempt, or moves an open one on. */
  open(call: PlannedCall, attempt: number): void {
    this.#open.set(call.id, { call, attempt });
  }

  /** Ends a call. */
  close(id: string): void {
    this.#open.delete(id);
  }

  /** A new decision's request. */
  request(
    trigger: Json,
    proposed: Json,
    attempts = 1,
    decision?: string,
  ): { readonly id: string; readonly body: Json } {
    if (decision === undefined) this.#decisions++;
    const id = decision ?? `${this.id}-decision-${this.#decisions}`;
    const calls = [...this.#open.values()].map(({ call, attempt }) => ({
      id: call.id,
      kind: "tool_call",
      status: "pending",
      attempt,
      name: call.tool,
      arguments: call.arguments,
      handler: "worker",
    }));
    const parents = this.#messages.map((message, n) => ({
      message,
      ...(n > 0 && { parent_id: this.#messages[n - 1]!["id"] }),
    }));
    const body = {
      session_id: this.id,
      decision_id: id,
      agent_id: this.#agentId,
      identity: { visibility: "shared", metadata: {} },
      trigger,
      proposed,
      state: this.#state,
      agent: this.#agent,
      calls,
      pending_calls: calls.length,
      messages: this.#messages,
      message_tree: { nodes: parents, ...(parents.length > 0 && { head_id: this.#messages.at(-1)!["id"] }) },
      ancestry: [],
      attempts,
      deadline: null,
      turn_id: this.turn,
    };
    return { id, body };
  }

  /** Takes over what an answer changes for later requests: the agent and the state. */
  obey(decision: unknown): void {
    if (!isObject(decision)) return;
    if (isObject(decision["agent"])) this.#agent = decision["agent"];
    if (decision["state"] !== undefined && decision["state"] !== null) this.#state = decision["state"];
  }

  /** The tools of the agent in force, as declared. */
  get tools(): readonly Json[] {
    const tools = isObject(this.#agent) ? this.#agent["tools"] : undefined;
    return Array.isArray(tools) ? tools.filter(isObject) : [];
  }

  /** The agent in force, or null. */
  get agent(): unknown {
    return this.#agent;
  }
}

/** How a call ended, as far as the worker's answer says it: what `tool.finished` then tells. */
export function outcomeOf(decision: unknown, id: string): Json {
  const settle = actionsOf(decision).find((action) => settlesTool(action) && (action["id"] ?? id) === id);
  if (settle?.type === "tool.result")
    return { ok: true, result: { content: [{ type: "text", text: shownText(settle) }] } };
  const error =
    typeof settle?.["error"] === "string" && settle["error"] !== "" ? settle["error"] : "the call did not end in time";
  const code = settle === undefined ? "deadline_exceeded" : "handler_error";
  return { ok: false, error: { message: error, code } };
}

/** What stands in for a stored result here: its text. Bytes are never sent back. */
function shownText(settle: Json): string {
  const result = settle["result"] ?? { content: settle["content"] };
  if (typeof result === "string") return result;
  const content = isObject(result) && Array.isArray(result["content"]) ? result["content"] : [];
  const texts = content
    .filter(isObject)
    .map((block) => (typeof block["text"] === "string" ? block["text"] : `[${String(block["type"])}]`));
  return texts.length > 0
    ? texts.join("\n")
    : JSON.stringify(isObject(result) ? (result["structuredContent"] ?? null) : (result ?? null));
}
