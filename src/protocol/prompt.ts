import type { DraftMessage, Message, ToolCall } from "../generated/types.ts";
import type { Rules } from "./record.ts";
import type { CallStatus, View, ViewCall } from "./view.ts";

const OPEN: ReadonlySet<CallStatus> = new Set<CallStatus>(["queued", "pending", "running", "retry_scheduled"]);

const NO_CALLS: readonly ToolCall[] = [];

/** Whether a call has not ended yet. Between two attempts it is open too. */
function isOpen({ status }: Pick<ViewCall, "status">): boolean {
  return OPEN.has(status);
}

/**
 * How many other calls the model still waits for: open ones, and ended ones whose `tool.finished` is still to be sent.
 * That is also `pending_calls` of a decision request. Source: PC-8.
 * @param except the call whose end is being told; undefined to count all.
 */
export function pendingCalls(view: View, except: string | undefined): number {
  // All calls of the session are looked at for each decision, so nothing is made on the way.
  let pending = 0;
  for (const call of view.calls) if ((isUnreported(call) || isOpen(call)) && call.id !== except) pending++;
  return pending;
}

/** Whether the model may be prompted again now that this call has ended: no other one is pending. Source: base, PC-7, PC-8. */
export function mayPrompt(view: View, finishedId: string): boolean {
  return pendingCalls(view, finishedId) === 0;
}

/** A voided call has no `tool.finished`. */
function isUnreported({ status, reported }: ViewCall): boolean {
  return !reported && (status === "completed" || status === "failed");
}

/**
 * A prompt that every provider takes: behind each assistant message exactly one tool message for each of its calls, in
 * the order of the calls. A missing one is made from the record; one that answers no call is left out, since providers
 * refuse the whole prompt for it. Source: rows 32 and 49.
 */
export function arrangePrompt(rules: Rules, view: View, messages: readonly DraftMessage[]): DraftMessage[] {
  if (isArranged(messages)) return messages as DraftMessage[];
  const answers = new Map<string, DraftMessage>();
  for (const message of messages) {
    const id = message.role === "tool" ? message.tool_call_id : undefined;
    if (id !== undefined && !answers.has(id)) answers.set(id, message);
  }
  return messages.flatMap((message) => {
    if (message.role === "tool") return [];
    const calls = message.tool_calls ?? [];
    return [message, ...calls.map(({ id, function: { name } }) => answers.get(id) ?? answerFor(rules, view, id, name))];
  });
}

/** Whether it is so already, as nearly every path is. */
function isArranged(messages: readonly DraftMessage[]): boolean {
  let owed: readonly ToolCall[] = NO_CALLS;
  let answered = 0;
  for (const { role, tool_calls = NO_CALLS, tool_call_id } of messages) {
    if (role === "tool") {
      if (owed[answered]?.id !== tool_call_id) return false;
      answered++;
      continue;
    }
    if (answered < owed.length) return false;
    owed = tool_calls;
    answered = 0;
  }
  return answered === owed.length;
}

/** The tool message that the record holds for a call, whether it was ever written or not. */
function answerFor(rules: Rules, view: View, id: string, name: string): DraftMessage {
  const call = view.calls.find((candidate) => candidate.id === id);
  return toolMessage(rules, id, name, call?.outcome) ?? message(id, name, noAnswer(call));
}

/** A tool message for a call that has ended with an outcome; undefined when it has not. Source: PC-6, PC-11 to PC-14. */
export function toolMessage(
  rules: Rules,
  id: string,
  name: string,
  outcome: ViewCall["outcome"],
): DraftMessage | undefined {
  if (outcome === undefined) return undefined;
  return message(id, name, outcome.ok ? rules.showResult(outcome.result) : rules.showError(outcome.error));
}

function message(id: string, name: string, content: NonNullable<Message["content"]>): DraftMessage {
  return { role: "tool", tool_call_id: id, name, content };
}

function noAnswer(call: ViewCall | undefined): string {
  return call !== undefined && isOpen(call) ? "This call has not ended yet." : "This call was not run.";
}
