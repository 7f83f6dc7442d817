import type { Action } from "../generated/types.ts";
import type { Run } from "./run.ts";
import { ToolError } from "./tool-error.ts";

/**
 * Answers at once with nothing, which leaves the call open (AS-1), and settles it through the engine's API when the
 * work is done (AS-2). Without an engine to settle with the tool cannot run, and the model is told so.
 */
export async function later(work: () => Promise<Action>, run: Run): Promise<readonly Action[]> {
  const { house, context, call } = run;
  const { engine } = house;
  if (engine === undefined) {
    const error = "This tool answers later, but the worker was not told where the engine is.";
    house.onError(new ToolError(error), context.request);
    run.release();
    return [{ type: "tool.error", ...call, error }];
  }
  const settleLater = async () => {
    const action = await work().finally(run.release);
    if (action.type !== "tool.result" && action.type !== "tool.error") return;
    const sent = await engine.settle(context.sessionId, { ...action, id: call.id });
    if (!sent.ok) house.onError(new Error(sent.message), context.request);
  };
  house.background(settleLater());
  return [];
}
