import type { Action } from "../generated/types.ts";
import { pauseFor } from "./pause.ts";
import { parsedInput, type Run, type RunnableTool } from "./run.ts";

/** Whether a person has to say yes before this call runs. A condition that throws asks the person. */
export async function needsApproval(tool: RunnableTool, run: Run): Promise<boolean> {
  if (tool.kind === "human" || tool.approval === undefined) return false;
  if (typeof tool.approval === "boolean") return tool.approval;
  try {
    return await tool.approval((await parsedInput(tool, run)) as never, run.context);
  } catch (thrown) {
    run.house.onError(thrown, run.context.request);
    return true;
  }
}

/** Pauses the session with a yes-or-no question about one call. The arguments are shown as the model wrote them. */
export function requestApproval(tool: RunnableTool, call: { readonly id: string; readonly arguments: string }): Action {
  return pauseFor("approve", call.id, {
    reason: `approval needed: ${tool.name}`,
    message: `May ${tool.name} run with ${call.arguments}?`,
    responseSchema: { type: "object", properties: { approved: { type: "boolean" } }, required: ["approved"] },
    options: [
      { label: "Approve", value: "approve", style: "primary" },
      { label: "Decline", value: "decline", style: "danger" },
    ],
  });
}

/** Whether a resumed interrupt's payload says yes. Anything that is not plainly a yes is a no. */
export function isApproved(payload: unknown): boolean {
  if (payload === true || payload === "approve") return true;
  if (typeof payload !== "object" || payload === null) return false;
  const { approved, value } = payload as { readonly approved?: unknown; readonly value?: unknown };
  return approved === true || value === "approve";
}
