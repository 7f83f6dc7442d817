import type { Action, Call, DecisionRequest, DecisionResponse, InterruptResumed } from "../generated/types.ts";
import { readJson } from "../json/read.ts";
import { isApproved, requestApproval } from "./approval.ts";
import { contextOf } from "./context.ts";
import { deadlineSignal } from "./deadline.ts";
import type { House } from "./house.ts";
import { askFor, humanAnswered } from "./human.ts";
import type { Visit } from "./memory.ts";
import { pauseOf } from "./pause.ts";
import { proposal } from "./proposal.ts";
import { type Run, type RunnableTool, runNow } from "./run.ts";

/**
 * Goes on with the call that an interrupt of this worker was about: runs it if it was approved, or settles it with what
 * the person answered. The proposal would prompt the model while the call is still open, so it is not used; interrupts
 * of others are answered by it.
 */
export async function resumeCall(
  house: House,
  trigger: InterruptResumed,
  request: DecisionRequest,
  visit: Visit,
): Promise<DecisionResponse> {
  const paused = pauseOf(trigger.interrupt_id);
  const call = paused === undefined ? undefined : openCall(request, paused.callId);
  const tool = call === undefined ? undefined : toolOf(house, call);
  const input = readJson(call?.arguments ?? "{}");
  if (call === undefined || tool === undefined || !input.ok) return proposal(request);
  const run = runOf(house, call, request, input.value, visit);
  try {
    return { actions: [...(await goOn(tool, trigger.payload, run)), ...nextQuestion(house, call, request)] };
  } finally {
    if (!goesOn(tool)) run.release();
  }
}

function goesOn(tool: RunnableTool): boolean {
  return tool.kind !== "human" && tool.background === true;
}

async function goOn(tool: RunnableTool, payload: unknown, run: Run): Promise<readonly Action[]> {
  if (tool.kind === "human") return [await humanAnswered(tool, payload, run)];
  if (isApproved(payload)) return runNow(tool, run);
  const error = `The user did not allow ${tool.name} to run. Ask before you try again.`;
  return [{ type: "tool.error", ...run.call, error }];
}

function openCall({ calls }: DecisionRequest, id: string): Call | undefined {
  return (calls ?? []).find((call) => call.id === id && call.kind === "tool_call");
}

function toolOf(house: House, { name }: Call): RunnableTool | undefined {
  const tool = name === undefined ? undefined : house.catalog.get(name);
  return tool === undefined || tool.kind === "client" ? undefined : tool;
}

/** While a branch is paused a second interrupt may be ignored, so the questions of parallel calls follow one by one. */
function nextQuestion(house: House, answered: Call, { calls }: DecisionRequest): Action[] {
  for (const call of calls ?? []) {
    const tool = call.id === answered.id ? undefined : toolOf(house, call);
    const about = { id: call.id, arguments: call.arguments ?? "{}" };
    if (tool?.kind === "human" && tool.pause !== "open") return [askFor(tool, about)];
    if (tool !== undefined && tool.kind !== "human" && tool.approval !== undefined && tool.background !== true) {
      return [requestApproval(tool, about)];
    }
  }
  return [];
}

/** The run as its `tool.execute` would have set it up. */
function runOf(house: House, call: Call, request: DecisionRequest, input: unknown, visit: Visit): Run {
  const { id, attempt, name = "", arguments: text = "{}", deadline } = call;
  const bound = deadlineSignal(deadline, house.closing);
  const context = contextOf({ id, name, attempt, arguments: text, deadline }, request, bound.signal, visit);
  return { input, context, house, call: { id, attempt }, release: bound[Symbol.dispose] };
}
