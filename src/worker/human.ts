import type { Action } from "../generated/types.ts";
import { pauseFor } from "./pause.ts";
import { publishedSchema } from "./published-schema.ts";
import { parsedInput, type Run, settleRun } from "./run.ts";
import { settle } from "./settle.ts";
import type { HumanTool } from "./tool.ts";

/**
 * Asks the tool whether it can answer by itself. Null means that a person has to: then the session pauses with a
 * question, or, for a tool with `pause: "open"`, the call is left open for whoever settles it by id.
 */
export async function askHuman(tool: HumanTool<unknown, unknown>, run: Run): Promise<readonly Action[]> {
  let waits = false;
  const action = await settleRun(tool, run, async () => {
    const own = await tool.onToolCalled((await parsedInput(tool, run)) as never, run.context);
    waits = own === null;
    return own ?? undefined;
  });
  if (!waits) return [action];
  return tool.pause === "open" ? [] : [askFor(tool, run.context.call)];
}

/** The question for one call of this tool. */
export function askFor(
  tool: HumanTool<unknown, unknown>,
  call: { readonly id: string; readonly arguments: string },
): Action {
  const responseSchema = publishedSchema(tool.output, "output");
  return pauseFor("answer", call.id, {
    reason: `answer needed: ${tool.name}`,
    message: `${tool.name} needs an answer: ${call.arguments}`,
    ...(responseSchema !== undefined && { responseSchema }),
  });
}

/** Settles the call with what the person gave, as `onResponseReceived` makes it fit for the model. */
export function humanAnswered(tool: HumanTool<unknown, unknown>, payload: unknown, run: Run): Promise<Action> {
  const { house, context, call } = run;
  const work = () => (tool.onResponseReceived === undefined ? payload : tool.onResponseReceived(payload, context));
  return settle(call, tool.output, work, house.secrets, (thrown) => house.onError(thrown, context.request));
}
