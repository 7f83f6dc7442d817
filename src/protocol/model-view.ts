import type { AgentConfig, AgentTool, ErrorInfo, LlmTool, Message, StoredResult } from "../generated/types.ts";
import { compact } from "../json/compact.ts";
import { anyDeferred, STAND_INS, withDefer } from "./deferred.ts";

/**
 * The content of the tool message for a result. Its text is the structured value as compact JSON if there is one, else
 * the text blocks joined by line feeds; where other blocks are there, that text is the first part (left out when empty)
 * and they follow in order. `isError` changes nothing. Source: PC-11 to PC-13, row 36.
 */
export function showResult({ content, structuredContent }: StoredResult): NonNullable<Message["content"]> {
  const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  const others = content.filter((block) => block.type !== "text");
  const has = structuredContent !== undefined && structuredContent !== null;
  const text = has ? compact(structuredContent) : texts.join("\n");
  if (others.length === 0) return text;
  return text === "" ? others : [{ type: "text", text }, ...others];
}

/** The content of the tool message for a failed call: exactly the error's sentence. Source: base, row 35. */
export function showError({ message }: ErrorInfo): string {
  return message;
}

/**
 * What the model is shown of the tools: name, description, and the input schema as it was declared. Deferred ones are left
 * out; two that find and call them stand in for them, after the others. Source: base, row 7, DT-1.
 */
export function describeTools(tools: readonly AgentTool[]): LlmTool[] {
  const shown = tools.filter(({ defer }) => defer !== true);
  const described = shown.map(({ name, description = "", input }) => ({
    name,
    description,
    ...schema("input", input),
  }));
  return anyDeferred(tools) ? [...described, ...STAND_INS] : described;
}

/**
 * The tools as an `llm.call` names them: what the model is shown and, for the engine's own use, the output schema and
 * whether the tool is deferred. {@link readOffer} reads it back.
 */
export function offerTools(tools: readonly AgentTool[]): LlmTool[] {
  return tools.map(({ name, description = "", input, output, defer }) => ({
    name,
    description,
    ...schema("input", input),
    ...schema("output", output),
    ...(defer === undefined ? {} : { defer }),
  }));
}

/**
 * The declarations behind the tools of an `llm.call`: all of the config's when it names none; where each one runs, and
 * whether it is deferred when it does not say so itself, is the config's to say.
 */
export function readOffer(offer: readonly LlmTool[] | undefined, config: AgentConfig | null): readonly AgentTool[] {
  const declared = config?.tools ?? [];
  if (offer === undefined) return withDefer(declared, config);
  const offered = offer.map((tool): AgentTool => {
    const handler = declared.find(({ name }) => name === tool.name)?.handler;
    return handler === undefined ? tool : { ...tool, handler };
  });
  return withDefer(offered, config);
}

/** Null is no schema. */
function schema(key: "input" | "output", value: unknown): Record<string, unknown> {
  return value === undefined || value === null ? {} : { [key]: value };
}
