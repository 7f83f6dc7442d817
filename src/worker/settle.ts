import type { Action } from "../generated/types.ts";
import { answerOf } from "./answer.ts";
import { failureOf } from "./failure.ts";
import type { AnySchema } from "./infer.ts";
import { parseWith } from "./parse.ts";
import { ToolError } from "./tool-error.ts";

/** Which call is settled. Without an attempt it is the one that is open now (FE-4). */
export interface CallRef {
  readonly id: string;
  readonly attempt?: number;
}

/**
 * Does a tool's work and settles its call with what comes of it: a `tool.result` for what was returned, a `tool.error`
 * for what was thrown. Never rejects.
 * @param output the tool's own output schema, if it has one.
 */
export async function settle(
  call: CallRef,
  output: AnySchema | undefined,
  work: () => unknown,
  secrets: readonly string[],
  onThrown: (thrown: unknown) => void,
): Promise<Action> {
  try {
    return { type: "tool.result", ...call, result: await resultOf(await work(), output) };
  } catch (thrown) {
    onThrown(thrown);
    return { type: "tool.error", ...call, ...failureOf(thrown, secrets) };
  }
}

async function resultOf(returned: unknown, output: AnySchema | undefined) {
  const answer = answerOf(returned, output !== undefined);
  if (!answer.ok) throw new ToolError(answer.message);
  const { structuredContent } = answer.result;
  if (structuredContent === undefined) return answer.result;
  const parsed = await parseWith(output, structuredContent);
  if (!parsed.ok) throw new ToolError(`The tool's result does not match its own output schema: ${parsed.message}`);
  return { ...answer.result, structuredContent: parsed.value };
}
