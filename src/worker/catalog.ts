import type { AgentTool } from "../generated/types.ts";
import { publishedSchema } from "./published-schema.ts";
import type { AnyTool } from "./tool.ts";

/** Tools as an author hands them over: in order, or by name. */
export type Tools = readonly AnyTool[] | Readonly<Record<string, AnyTool>>;

/** The tools of a worker, by name, in the order in which they were given. */
export type Catalog = ReadonlyMap<string, AnyTool>;

/**
 * Reads an array or a record of tools; in a record the key names the tool.
 * @throws TypeError for two tools of one name, or a tool without one: a mistake of the author, found before anything runs.
 */
export function catalogOf(tools: Tools): Catalog {
  const catalog = new Map<string, AnyTool>();
  for (const tool of isList(tools) ? tools : Object.entries(tools).map(([name, tool]) => ({ ...tool, name }))) {
    if (tool.name === "") throw new TypeError("A tool has no name: give it one, or pass the tools as a record.");
    if (catalog.has(tool.name))
      throw new TypeError(`Two tools are named "${tool.name}": the model could not tell them apart.`);
    catalog.set(tool.name, tool);
  }
  return catalog;
}

/** The declarations that go into the agent's config. Source: base, "Declare a tool". */
export function declarationsOf(catalog: Catalog): AgentTool[] {
  return [...catalog.values()].map(declareTool);
}

/** One tool as the agent's config declares it. Source: base, "Declare a tool". */
export function declareTool(tool: AnyTool): AgentTool {
  const input = publishedSchema(tool.input, "input");
  const output = publishedSchema(tool.output, "output");
  return {
    name: tool.name,
    ...(tool.description !== undefined && { description: tool.description }),
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
    ...(tool.kind === "client" && { handler: "client" as const }),
    ...(tool.defer !== undefined && { defer: tool.defer }),
  };
}

function isList(tools: Tools): tools is readonly AnyTool[] {
  return Array.isArray(tools);
}
