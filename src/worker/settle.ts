import type { Action, ToolResult } from "../generated/types.ts";
import { readJson } from "../json/read.ts";
import { answerOf } from "./answer.ts";
import { failureOf } from "./failure.ts";
import type { AnySchema } from "./infer.ts";
import { holdTo } from "./parse.ts";
import { redacted } from "./secret.ts";
import { ToolError } from "./tool-error.ts";

/** The `detail` of a result that its own tool's schema forbids: a fault of the tool, for whoever tests it. */
export const OUTPUT_VIOLATION = { violates: "output" } as const;

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
    return { type: "tool.result", ...call, result: redacted(await resultOf(await work(), output), secrets) };
  } catch (thrown) {
    onThrown(thrown);
    return { type: "tool.error", ...call, ...failureOf(thrown, secrets) };
  }
}

async function resultOf(returned: unknown, output: AnySchema | undefined) {
  const answer = answerOf(returned, output !== undefined);
  if (!answer.ok) throw new ToolError(answer.message);
  const { result } = answer;
  if (output === undefined || result.isError === true) return result;
  const parsed = await holdTo(output, checkedValue(result));
  if (!parsed.ok) {
    const message = `The tool's result does not match its own output schema: ${parsed.message}`;
    throw new ToolError(message, { detail: OUTPUT_VIOLATION });
  }
  return result.structuredContent === undefined ? result : { ...result, structuredContent: parsed.value };
}

/** The value that the engine will check: structured output first, else the text as JSON if it parses (base, row 9). */
function checkedValue({ structuredContent, content }: ToolResult): unknown {
  if (structuredContent !== undefined && structuredContent !== null) return structuredContent;
  const text = content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
  const read = readJson(text);
  return read.ok ? read.value : text;
}
