import { holdTo } from "./parse.ts";
import type { Run } from "./run.ts";
import type { GeneratorTool } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/**
 * Runs a generator to its end. What it yields is progress: checked against the tool's `events`, and told to whoever
 * subscribed. What it returns is the result; a generator that returns nothing has its last yield for a result, which
 * then need not be an event.
 */
export async function drain(tool: GeneratorTool<unknown, unknown>, input: never, run: Run): Promise<unknown> {
  const steps = tool.execute(input, run.context);
  const { sessionId, call } = run.context;
  let held: { readonly value: unknown; readonly complaint: string | undefined } | undefined;
  for (;;) {
    const step = await steps.next();
    if (step.done === true && step.value === undefined) return held?.value;
    // Another step shows that the one before was no result.
    if (held?.complaint !== undefined) {
      await steps.return?.(undefined);
      throw new ToolError(`A progress event does not match the tool's own event schema: ${held.complaint}`);
    }
    if (step.done === true) return step.value;
    const parsed = await holdTo(tool.events, step.value);
    held = { value: step.value, complaint: parsed.ok ? undefined : parsed.message };
    if (!parsed.ok) continue;
    run.house.onProgress({ sessionId, callId: call.id, tool: tool.name, event: parsed.value });
  }
}
