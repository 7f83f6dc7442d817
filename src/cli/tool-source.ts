import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DecisionRequest } from "../generated/types.ts";
import { isObject } from "../json/own.ts";
import type { AnyTool, Catalog } from "../worker/index.ts";
import { nothing, usage } from "./exit.ts";
import { openMcpTools } from "./mcp-tools.ts";

/** The tools of a module, an MCP server or a worker, and what ends it. */
export type ToolSource =
  | { readonly kind: "here"; readonly tools: readonly AnyTool[]; close(): Promise<void> }
  | { readonly kind: "worker"; readonly url: string; close(): Promise<void> };

/** Opens what a command line names. Stops with usage for a module without tools, with exit 3 for a server that is silent. */
export async function openToolSource(source: string): Promise<ToolSource> {
  if (/^https?:\/\//.test(source)) {
    if (!URL.canParse(source)) throw usage(`${source} is no URL.`);
    return { kind: "worker", url: source.replace(/\/+$/, ""), close: async () => {} };
  }
  if (source.startsWith("mcp:")) return { kind: "here", ...(await openMcpTools(source.slice("mcp:".length))) };
  return { kind: "here", tools: await moduleTools(source), close: async () => {} };
}

/** Every tool that a module exports: alone, in a list, by name, or in a worker; or that one named function makes. */
async function moduleTools(source: string): Promise<readonly AnyTool[]> {
  const { path, maker } = partsOf(source);
  const exported = await importModule(path);
  if (maker !== undefined) return madeBy(exported[maker], path, maker);
  const tools = new Map<string, AnyTool>();
  for (const [name, value] of Object.entries(exported)) {
    for (const tool of toolsIn(value, name)) tools.set(tool.name, tool);
  }
  if (tools.size > 0) return [...tools.values()];
  const makers = Object.entries(exported).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  const hint = makers.length === 0 ? "" : ` A function that makes them is named: ${path}#${makers[0]}.`;
  throw usage(
    `${path} exports no tools: export what defineTool or an adapter made, a list of them, or a worker.${hint}`,
  );
}

/** What follows the last # is the name of an export. */
function partsOf(source: string): { readonly path: string; readonly maker?: string } {
  const [, path = source, maker] = /^(.+)#([\w$]+)$/.exec(source) ?? [];
  return { path, ...(maker !== undefined && { maker }) };
}

/** Nothing that a module exports is called unless it was named: it could do more than make tools. */
async function madeBy(value: unknown, path: string, maker: string): Promise<readonly AnyTool[]> {
  try {
    const made: unknown = typeof value === "function" ? await value() : value;
    const tools = toolsIn(made, maker);
    if (tools.length > 0) return tools;
  } catch (thrown) {
    throw usage(`${path}#${maker} threw: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
  const problem = value === undefined ? `${path} exports no ${maker}` : `${path}#${maker} gives no tools`;
  throw usage(`${problem}: name an export that is a tool, a list of tools or a worker, or a function that makes one.`);
}

async function importModule(path: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
  } catch (thrown) {
    throw usage(`Cannot load ${path}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

function toolsIn(value: unknown, name: string): readonly AnyTool[] {
  if (isTool(value)) return [value.name === "" ? { ...value, name } : value];
  if (Array.isArray(value)) return value.filter(isTool);
  if (isWorker(value)) return [...value.tools.values()];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, tool]) => (isTool(tool) ? [{ ...tool, name: key }] : []));
}

const KINDS = new Set<unknown>(["function", "generator", "client", "human"]);

function isTool(value: unknown): value is AnyTool {
  return isObject(value) && KINDS.has(value["kind"]) && typeof value["name"] === "string";
}

function isWorker(value: unknown): value is { readonly tools: Catalog } {
  return isObject(value) && value["tools"] instanceof Map && typeof value["handle"] === "function";
}

/** A request that asks a worker to declare itself, and nothing else. */
export const askForTools = (agent: string): DecisionRequest => ({
  session_id: `tool-alone-${crypto.randomUUID()}`,
  decision_id: crypto.randomUUID(),
  agent_id: agent,
  identity: { visibility: "shared", metadata: {} },
  trigger: { type: "session.start" },
  proposed: {},
  state: null,
  agent: null,
  calls: [],
  pending_calls: 0,
  messages: [],
  message_tree: { nodes: [] },
  ancestry: [],
  attempts: 1,
  deadline: null,
  turn_id: null,
});

/** The one that was meant where nothing was named; stops with usage where that is not plain. */
export function chosenOf<T extends { readonly name: string }>(all: readonly T[], asked: readonly string[] | undefined) {
  const names = all.map(({ name }) => name).join(", ");
  if (all.length === 0) throw nothing("There are no tools to try.");
  if (asked === undefined) {
    if (all.length === 1) return all;
    throw usage(`Name the tool with --tool: there are ${names}.`);
  }
  return asked.map((name) => {
    const found = all.find((tool) => tool.name === name);
    if (found === undefined) throw usage(`There is no tool ${JSON.stringify(name)}: there are ${names}.`);
    return found;
  });
}
