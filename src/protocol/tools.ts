import type { AgentTool, ToolExecute, ToolInput } from "../generated/types.ts";
import type { ToolLookup } from "./record.ts";
import type { View, ViewCall } from "./view.ts";

/**
 * The declaration behind a call: the one that the model was offered when it made the call, not the config of now. A
 * call of a worker's own has no offer and takes the config's. A name counts as unknown only where there was an offer and
 * it is not in it, also where nothing at all was offered: the base text has no such exception (against IV-16). Source: base, IV-15, IV-17, row 33.
 */
export function toolOf(view: View, call: { readonly name: string; readonly parent?: string }): ToolLookup {
  if (call.parent === undefined) return lookup(true, named(view.config?.tools ?? [], call.name));
  const parent = view.modelCalls.findLast(({ id }) => id === call.parent);
  if (parent === undefined) return { known: true };
  const tool = named(parent.tools, call.name);
  return { ...lookup(tool !== undefined, tool), parent };
}

/** Where a call of this tool runs: on the client if it is declared so, else on the worker. Source: base ("Where tools run"), CT-1. */
export function venue(tool: AgentTool | undefined): "worker" | "client" {
  return tool?.handler === "client" ? "client" : "worker";
}

/** The trigger of one attempt: the arguments byte for byte, the verdict on them, the attempt and when it lapses. Source: base, IV-1, IV-8, RT-14. */
export function makeExecute(call: ViewCall, input: ToolInput, deadline: string | undefined): ToolExecute {
  const { id, name, arguments: raw, attempt } = call;
  return {
    type: "tool.execute",
    id,
    name,
    arguments: raw,
    input,
    attempt,
    ...(deadline === undefined ? {} : { deadline }),
  };
}

function named(tools: readonly AgentTool[], name: string): AgentTool | undefined {
  return tools.find((tool) => tool.name === name);
}

function lookup(known: boolean, tool: AgentTool | undefined): ToolLookup {
  return tool === undefined ? { known } : { known, tool };
}
