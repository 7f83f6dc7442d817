import type { AnyTool } from "../tool.ts";
import { type AiTool, fromAiTools } from "./ai-sdk.ts";

/**
 * Takes over a record of tools made with `createTool` of the Convex agent component; the keys are their names.
 * @param ctx what their functions get as context: the action's own, or a stand-in in a test.
 */
export function fromConvexTools(tools: Readonly<Record<string, object>>, ctx: object): Promise<AnyTool[]> {
  // They read the context from the tool itself, so each gets a copy that has it.
  const bound = Object.entries(tools).map(([name, tool]) => [name, { ...tool, ctx } as AiTool]);
  return fromAiTools(Object.fromEntries(bound) as Record<string, AiTool>);
}
