import type { DraftMessage, LlmRequest, LlmTool, ToolCall } from "../../generated/types.ts";
import type { WireLimits } from "./format.ts";

type Named = Pick<LlmTool, "name">;

/**
 * A model call within a provider's limits: each call of the prompt has an id of its own and exactly one answer behind it,
 * and names are such as the provider takes. What fits already stays as it is. Source: rows 30, 32 and 49.
 */
export function fitRequest(request: LlmRequest, limits: WireLimits): LlmRequest {
  const names = wireNames(request.tools ?? [], limits);
  const { tools } = request;
  return {
    ...request,
    messages: pairCalls(request.messages, limits, names),
    ...(tools === undefined ? {} : { tools: distinct(tools).map((tool) => ({ ...tool, name: names(tool.name) })) }),
  };
}

/** Gives tools their own names back after {@link fitRequest}; a name that was never given stays as it is. */
export function ownNames(tools: readonly Named[], limits: WireLimits): (wire: string) => string {
  const names = wireNames(tools, limits);
  const own = new Map(tools.map(({ name }) => [names(name), name]));
  return (wire) => own.get(wire) ?? wire;
}

/** Of two tools with one name the first counts, as everywhere. */
function distinct(tools: readonly LlmTool[]): LlmTool[] {
  const seen = new Set<string>();
  return tools.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** The name by which a provider knows a tool: the same for the same tools. Calls may name tools that are not among them. */
function wireNames(tools: readonly Named[], { nameLength }: WireLimits): (name: string) => string {
  const fits = (name: string): boolean => name.length <= nameLength && /^[a-zA-Z0-9_-]+$/.test(name);
  const taken = new Set(tools.flatMap(({ name }) => (fits(name) ? [name] : [])));
  const known = new Map<string, string>();
  const wireName = (name: string): string => {
    if (fits(name)) return name;
    const given = known.get(name);
    if (given !== undefined) return given;
    // Room for a number behind it.
    const base = name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, nameLength - 6) || "tool";
    const free = freeName(base, taken);
    taken.add(free);
    known.set(name, free);
    return free;
  };
  for (const { name } of tools) wireName(name);
  return wireName;
}

function freeName(base: string, taken: ReadonlySet<string>): string {
  let free = base;
  for (let number = 2; taken.has(free); number++) free = `${base}_${number}`;
  return free;
}

interface Waiting {
  readonly id: string;
  readonly wire: string;
  readonly name: string;
}

function pairCalls(
  messages: readonly DraftMessage[],
  limits: WireLimits,
  names: (name: string) => string,
): DraftMessage[] {
  const taken = new Set<string>();
  const fitted: DraftMessage[] = [];
  let waiting: Waiting[] = [];
  const answerRest = (): void => {
    for (const { wire, name } of waiting)
      fitted.push({ role: "tool", tool_call_id: wire, name, content: "This call was not run." });
    waiting = [];
  };
  for (const message of messages) {
    if (message.role === "tool") {
      const at = waiting.findIndex(({ id }) => id === message.tool_call_id);
      if (at >= 0) fitted.push({ ...message, tool_call_id: waiting.splice(at, 1)[0]?.wire ?? "" });
      continue;
    }
    answerRest();
    const { tool_calls: calls = [], ...said } = message;
    if (message.role !== "assistant" || calls.length === 0) {
      fitted.push(said);
      continue;
    }
    const tool_calls = calls.map((call): ToolCall => {
      const wire = freeId(call.id, taken, limits);
      taken.add(wire);
      const name = names(call.function.name);
      waiting.push({ id: call.id, wire, name });
      return { ...call, id: wire, function: { ...call.function, name } };
    });
    fitted.push({ ...said, tool_calls });
  }
  answerRest();
  return fitted;
}

function freeId(id: string, taken: ReadonlySet<string>, { id: fits }: WireLimits): string {
  const base = fits.test(id) ? id : id.replace(/[^a-zA-Z0-9_-]/g, "_") || "call";
  return freeName(base, taken);
}
