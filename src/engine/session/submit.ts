import type { ClientContext, ClientPayload, DraftMessage } from "../../generated/types.ts";
import type { Command, Outcome } from "./commands.ts";
import type { SessionState } from "./state.ts";
import { queueDecision, queueView, type Step, type View } from "./step.ts";
import { completeTurn, openTurn } from "./turns.ts";
import { answersIn, settleAnswer, settledView } from "./view-answers.ts";

type Submit = Extract<Command, { type: "submit" }>;
type MessagePayload = Exclude<ClientPayload, { type: "client.action" }>;

const conflict = (error: string): Outcome => ({ ok: false, status: 409, error });
const paused: Outcome = conflict("The session is interrupted: resume it first.");

/** What a client sent: an action asks at once, messages open a turn, answer calls, or wait (FE-11, TU-1, TU-6, CT-2). */
export function submit(step: Step, command: Submit): Outcome {
  const { state, emit } = step;
  const { payload, identity } = command;
  if (state.seq === 0) emit({ type: "session.created", agent_id: state.session.agentId, identity });
  if (payload.type === "client.action") return act(step, payload);
  const view = viewOf(state, payload);
  return answerCalls(step, view) ?? startTurn(step, command, view);
}

function act(step: Step, { name, args }: Extract<ClientPayload, { type: "client.action" }>): Outcome {
  const { state } = step;
  if (!state.started && state.queue.length === 0 && state.live.size === 0)
    queueDecision(step, { type: "session.start" });
  queueDecision(step, { type: "client.action", name, ...(args === undefined ? {} : { args }) });
  return { ok: true, turnId: state.turn?.id ?? null, queued: false };
}

/**
 * A view that answers calls of the client goes on with the turn that made them: one answer alone is told by tool.finished,
 * more news are settled first and told as one view. Undefined for a view that answers nothing (CT-5, CT-6).
 */
function answerCalls(step: Step, view: View): Outcome | undefined {
  const { state } = step;
  const { trigger, newsOnly } = view;
  const found = answersIn(state, trigger.messages.slice(trigger.new_from));
  const { answers, others, any } = found;
  if (!any) return undefined;
  if (answers.length === 0) return others ? undefined : { ok: true, turnId: state.turn?.id ?? null, queued: false };
  if (others && pausedUnder(step, view)) return paused;
  const alone = answers.length === 1 && !others;
  for (const answer of answers) settleAnswer(step, answer, alone);
  const messages = settledView(step, trigger.messages, found);
  if (!alone) queueView(step, { trigger: { ...trigger, messages }, newsOnly });
  return { ok: true, turnId: state.turn?.id ?? null, queued: false };
}

/** A message opens a turn, or waits for the running one if it may. */
function startTurn(step: Step, command: Submit, view: View): Outcome {
  const { state, emit } = step;
  const { turnId = step.newId() } = command;
  if (state.turns.has(turnId))
    return { ok: true, turnId, queued: state.queuedTurns.some((turn) => turn.turnId === turnId) };
  if (pausedUnder(step, view)) return paused;
  if (state.turn?.closing !== undefined) finishNow(step);
  if (state.turn === undefined) {
    openTurn(step, turnId, view);
    return { ok: true, turnId, queued: false };
  }
  if (!command.queue || !view.newsOnly) return conflict(`turn already active: ${state.turn.id}`);
  emit({ type: "turn.queued", turn_id: turnId, trigger: view.trigger });
  return { ok: true, turnId, queued: true };
}

/** Whether what is new would go on with a branch that waits for an answer (IN-5). */
function pausedUnder({ rules, state }: Step, { trigger, newsOnly }: View): boolean {
  return rules.isPaused(state, newsOnly ? state.messages : state.messages.slice(0, trigger.new_from));
}

/** A message of another session opens a turn of its own, once nothing else goes on and nobody is waited for. */
export function takeMessage(step: Step, message: DraftMessage, turnId: string): void {
  const { state, rules } = step;
  if (state.turns.has(turnId)) return;
  const view = news([message], {});
  if (state.turn === undefined && !rules.isPaused(state)) openTurn(step, turnId, view);
  else step.emit({ type: "turn.queued", turn_id: turnId, trigger: view.trigger });
}

/** A new turn does not wait for the last word on the one before (TU-6). */
function finishNow(step: Step): void {
  for (const id of [...step.state.live.keys()])
    step.emit({ type: "decision.dropped", decision_id: id, reason: "a new turn began" });
  completeTurn(step);
}

/** What the client has now: its whole view and from where on it is news, or news alone for what goes under the path. */
function viewOf({ messages: path }: SessionState, payload: MessagePayload): View {
  if (payload.type === "client.message") return news([payload.message], {});
  const { messages, client = {} } = payload;
  if (payload.type === "client.append") return news(messages, client);
  let newFrom = 0;
  while (newFrom < messages.length && newFrom < path.length && messages[newFrom]?.id === path[newFrom]?.id) newFrom++;
  return { trigger: { type: "client.messages", messages: [...messages], new_from: newFrom, client }, newsOnly: false };
}

function news(messages: readonly DraftMessage[], client: ClientContext): View {
  return { trigger: { type: "client.messages", messages: [...messages], new_from: 0, client }, newsOnly: true };
}
