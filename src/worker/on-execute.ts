import type { DecisionRequest, DecisionResponse, ToolExecute } from "../generated/types.ts";
import { contextOf } from "./context.ts";
import { deadlineSignal } from "./deadline.ts";
import type { House } from "./house.ts";
import type { Visit } from "./memory.ts";
import { proposal } from "./proposal.ts";
import { runTool } from "./run.ts";

/** Runs the tool that the model called, or says why not. Source: base, `tool.execute`. */
export async function executeTool(
  house: House,
  trigger: ToolExecute,
  request: DecisionRequest,
  visit: Visit,
): Promise<DecisionResponse> {
  const tool = house.catalog.get(trigger.name);
  if (tool === undefined || tool.kind === "client") return refuse(request, trigger, `unknown tool: ${trigger.name}`);
  if (trigger.input.status !== "valid") {
    return refuse(request, trigger, `invalid tool arguments: ${trigger.input.error}`);
  }
  const { id, attempt } = trigger;
  const bound = deadlineSignal(trigger.deadline, house.closing);
  const context = contextOf(trigger, request, bound.signal, visit);
  const run = { input: trigger.input.value, context, house, call: { id, attempt }, release: bound[Symbol.dispose] };
  const goesOn = tool.kind !== "human" && tool.background === true;
  try {
    return { actions: [...(await runTool(tool, run))] };
  } finally {
    if (!goesOn) run.release();
  }
}

/** The engine proposes the refusal; a worker makes its own only where an engine proposed nothing. Source: base, PC-2, PC-3. */
function refuse(request: DecisionRequest, trigger: ToolExecute, error: string): DecisionResponse {
  const proposed = proposal(request);
  if ((proposed.actions ?? []).length > 0) return proposed;
  return { actions: [{ type: "tool.error", id: trigger.id, attempt: trigger.attempt, error }] };
}
