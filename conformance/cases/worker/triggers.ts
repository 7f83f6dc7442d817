/** A trigger that only informs, and the proposal that an engine makes for it. */
export interface Told {
  readonly trigger: Readonly<Record<string, unknown>>;
  readonly proposed: Readonly<Record<string, unknown>>;
}

const USAGE = { input: 0, output: 0, uncached_input: 0, cache_read: 0, cache_write: 0, total: 0 };

/** A model call in the protocol's own form. */
const asked = { model: "tck", messages: [{ role: "user", content: "Say hello." }], tools: [] };

/** Every kind of trigger that a session may bring beside those of its calls. */
export const toldTriggers: readonly Told[] = [
  { trigger: { type: "client.action", name: "refresh", args: { page: 2 } }, proposed: {} },
  { trigger: { type: "client.action", name: "refresh" }, proposed: {} },
  { trigger: { type: "interrupt.resumed", interrupt_id: "tck-unknown", payload: { approved: true } }, proposed: {} },
  {
    trigger: { type: "turn.finished", turn_id: "tck-turn", cost: "0", usage: USAGE },
    proposed: { actions: [{ type: "done" }] },
  },
  {
    trigger: {
      type: "llm.finished",
      id: "tck-llm",
      ok: false,
      truncated: false,
      error: { message: "the provider is overloaded", code: "provider_error" },
    },
    proposed: { actions: [{ type: "fail", error: { message: "the provider is overloaded", code: "provider_error" } }] },
  },
  {
    trigger: {
      type: "subagent.finished",
      id: "tck-call",
      ok: true,
      session_id: "tck-child",
      agent_id: "helper",
      result: "done",
    },
    proposed: {},
  },
];

/** Model calls for a worker that runs the model: whole, in pieces, and in a provider's own form. */
export const modelTriggers: readonly Told[] = [
  { type: "llm.execute", id: "tck-llm-1", request: asked, stream: false, attempt: 1 },
  { type: "llm.execute", id: "tck-llm-2", request: asked, stream: true, attempt: 1 },
  { type: "llm.execute", id: "tck-llm-3", request: asked, stream: true, attempt: 2 },
].map((trigger) => ({ trigger, proposed: {} }));

/** Triggers that this revision does not know, some with names that a lookup in a plain object would find. */
export const newerTriggers: readonly Told[] = [
  { trigger: { type: "tool.paused", id: "tck-call", until: "2099-01-01T00:00:00Z" }, proposed: {} },
  { trigger: { type: "budget.reached", spent: "12.50" }, proposed: { actions: [{ type: "done" }] } },
  { trigger: { type: "constructor" }, proposed: {} },
  { trigger: { type: "session.start.v2", agent: null }, proposed: {} },
];
