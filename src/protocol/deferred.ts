import type { AgentConfig, AgentTool, ErrorInfo, LlmTool } from "../generated/types.ts";
import { compact } from "../json/compact.ts";
import { isHolder } from "../json/holder.ts";
import { kindOf } from "../json/kind.ts";
import { memberText } from "../json/member.ts";
import { isObject, own } from "../json/own.ts";
import { plain } from "../json/plain.ts";
import { readExactJson } from "../json/read.ts";
import type { CallRoute } from "./record.ts";
import { nearNames, searchTools } from "./search-tools.ts";
import type { CallOutcome, View } from "./view.ts";

const SEARCH = "tool_search";
const CALL = "call_tool";

/** How many tools a search names unless the agent says otherwise. Source: DT-6. */
const MAX_MATCHES = 5;

/** What the model is offered in place of the tools that are kept out of its request. Source: base, DT-1. */
export const STAND_INS: readonly LlmTool[] = [
  {
    name: SEARCH,
    description:
      "Find tools that are not listed here. Say in a few words what you want to do; an empty query names whatever there is. " +
      `The answer has each tool's name, description and input schema: run one with ${CALL}.`,
    input: {
      type: "object",
      properties: { query: { type: "string", description: "What the tool should do, in a few words." } },
      required: ["query"],
    },
  },
  {
    name: CALL,
    description: `Run a tool that ${SEARCH} has found.`,
    input: {
      type: "object",
      properties: {
        name: { type: "string", description: "The tool's name, exactly as it was found." },
        arguments: { type: "object", description: "The tool's arguments, as its input schema wants them." },
      },
      required: ["name"],
    },
  },
];

const isOn = (defer: AgentConfig["defer_tools"]): boolean => defer !== undefined && defer !== false;

/** The tools with the agent's own word filled in where a tool says nothing itself. Source: base, DT-2. */
export function withDefer<Tool extends AgentTool | LlmTool>(
  tools: readonly Tool[],
  config: AgentConfig | null,
): readonly Tool[] {
  if (!isOn(config?.defer_tools)) return tools;
  return tools.map((tool) => (tool.defer === undefined ? { ...tool, defer: true } : tool));
}

/** Whether any of these tools is kept out of the request, so that the stand-ins are in it. */
export function anyDeferred(tools: readonly { readonly defer?: boolean }[]): boolean {
  return tools.some(({ defer }) => defer === true);
}

/** The first of these tools that takes the name of a stand-in while the stand-ins are offered; -1 without one. Source: DT-7. */
export function reservedAt(tools: readonly (AgentTool | LlmTool)[]): number {
  return anyDeferred(tools) ? tools.findIndex(({ name }) => name === SEARCH || name === CALL) : -1;
}

/**
 * Where a call goes: a stand-in's is the engine's own to answer, or that of the tool that it names, with the arguments
 * given for it as they were written; any other is its tool's. Source: base, DT-3 to DT-6, row 43.
 */
export function routeCall(
  view: View,
  call: { readonly name: string; readonly arguments: string; readonly parent?: string },
): CallRoute {
  const offered = offeredFor(view, call.parent);
  if ((call.name !== SEARCH && call.name !== CALL) || !anyDeferred(offered))
    return { to: "tool", name: call.name, arguments: call.arguments };
  const max = maxMatches(view.config);
  return call.name === SEARCH
    ? { to: "engine", outcome: search(offered, call.arguments, max) }
    : unwrap(offered, call.arguments, max);
}

function offeredFor({ config, modelCalls }: View, parent: string | undefined): readonly AgentTool[] {
  const asked = parent === undefined ? undefined : modelCalls.findLast(({ id }) => id === parent);
  return asked?.tools ?? withDefer(config?.tools ?? [], config);
}

function maxMatches(config: AgentConfig | null): number {
  const defer = config?.defer_tools;
  return typeof defer === "object" ? (plain(defer.max_matches ?? MAX_MATCHES) as number) : MAX_MATCHES;
}

function search(tools: readonly AgentTool[], raw: string, max: number): CallOutcome {
  const read = readMembers(SEARCH, raw);
  if (!read.ok) return read;
  const query = own(read.value, "query") ?? "";
  if (typeof query !== "string") return refuse(SEARCH, `"query" must be text; it is ${kindOf(query)}`);
  const found = searchTools(tools, query);
  const shown = found.slice(0, max).map(({ name, description = "", input }) => ({
    name,
    description,
    ...(input === undefined || input === null ? {} : { input }),
  }));
  const text = compact({ tools: shown, left_out: found.length - shown.length });
  return { ok: true, result: { content: [{ type: "text", text }] } };
}

function unwrap(tools: readonly AgentTool[], raw: string, max: number): CallRoute {
  const read = readMembers(CALL, raw);
  if (!read.ok) return { to: "engine", outcome: read };
  const name = own(read.value, "name");
  if (typeof name !== "string")
    return {
      to: "engine",
      outcome: refuse(CALL, `"name" must be text; it is ${name === undefined ? "missing" : kindOf(name)}`),
    };
  if (tools.some((tool) => tool.name === name)) return { to: "tool", name, arguments: argumentsIn(read.value, raw) };
  const near = nearNames(tools, name).slice(0, max);
  const hint = near.length === 0 ? `Look for one with ${SEARCH}.` : `Did you mean ${near.join(" or ")}?`;
  return { to: "engine", outcome: failed("unroutable", `There is no tool ${JSON.stringify(name)}. ${hint}`) };
}

/** The text that the tool is given: a string's own text, anything else as it was written, `{}` when left out (DT-5). */
function argumentsIn(wrapper: Record<string, unknown>, raw: string): string {
  const given = own(wrapper, "arguments");
  return typeof given === "string" ? given : (memberText(raw, "arguments") ?? "{}");
}

type Failed = { readonly ok: false; readonly error: ErrorInfo };

function readMembers(
  tool: string,
  raw: string,
): { readonly ok: true; readonly value: Record<string, unknown> } | Failed {
  const reading = readExactJson(raw);
  if (!reading.ok) return refuse(tool, reading.error);
  const { value } = reading;
  return isObject(value) && !isHolder(value)
    ? { ok: true, value }
    : refuse(tool, `they must be a JSON object; they are ${kindOf(value)}`);
}

/** Arguments of a stand-in that make no sense end the call: there is no tool whose worker could look at them. */
function refuse(tool: string, why: string): Failed {
  return failed("invalid_response", `The arguments of ${tool} cannot be used: ${why}.`);
}

function failed(code: ErrorInfo["code"], message: string): Failed {
  return { ok: false, error: { message: message.replace(/\.\.$/, "."), code } };
}
