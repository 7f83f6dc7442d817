import { isObject } from "../../../src/json/own.ts";
import type { LintTool } from "./finding.ts";

/** The tools of a document, or why there are none. */
export type ReadTools =
  | { readonly ok: true; readonly tools: readonly LintTool[] }
  | { readonly ok: false; readonly message: string };

/**
 * Finds tool declarations in a JSON document: a list, an agent's config, a decision that holds one, or the forms in
 * which model providers take them.
 */
export function readTools(document: unknown): ReadTools {
  const list = listIn(document);
  if (list === undefined)
    return { ok: false, message: "There is no list of tools: give an array, or an object with tools." };
  const tools = list.map(readTool);
  const broken = tools.indexOf(undefined);
  if (broken !== -1) return { ok: false, message: `The tool at /${broken} has no name.` };
  return { ok: true, tools: tools as LintTool[] };
}

function listIn(document: unknown): readonly unknown[] | undefined {
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return undefined;
  return listIn(document["tools"]) ?? (isObject(document["agent"]) ? listIn(document["agent"]) : undefined);
}

/** A provider's form has the parts under other names, and sometimes one level deeper. */
function readTool(value: unknown): LintTool | undefined {
  const tool = isObject(value) && isObject(value["function"]) ? value["function"] : value;
  if (!isObject(tool) || typeof tool["name"] !== "string") return undefined;
  const input = ["input", "input_schema", "inputSchema", "parameters"]
    .map((name) => tool[name])
    .find((schema) => schema !== undefined);
  const output = ["output", "outputSchema", "output_schema"]
    .map((name) => tool[name])
    .find((schema) => schema !== undefined);
  return {
    name: tool["name"],
    description: typeof tool["description"] === "string" ? tool["description"] : undefined,
    input,
    output,
    handler: typeof tool["handler"] === "string" ? tool["handler"] : undefined,
    defer: typeof tool["defer"] === "boolean" ? tool["defer"] : undefined,
  };
}
