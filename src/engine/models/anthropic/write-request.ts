import type { Content, DraftMessage, LlmRequest } from "../../../generated/types.ts";
import { isHolder } from "../../../json/holder.ts";
import { isObject } from "../../../json/own.ts";
import { readExactJson } from "../../../json/read.ts";
import { type ShownPart, showPart } from "../parts.ts";
import type { ReadBlob } from "../provider.ts";

/** Required by this provider; used where nobody says how long a reply may be. */
const MAX_TOKENS = 4096;

/** What stands where this provider refuses to be told nothing. */
const EMPTY = "[empty]";

type Block = Readonly<Record<string, unknown>>;
interface Turn {
  readonly role: "user" | "assistant";
  readonly content: Block[];
}

/** The body of a Messages request. Tool messages become blocks of the user's; roles alternate, and nothing is empty. */
export async function writeMessagesRequest(request: LlmRequest, readBlob: ReadBlob): Promise<unknown> {
  const { model, tools = [], temperature, max_completion_tokens } = request;
  const system: string[] = [];
  const turns: Turn[] = [];
  for (const message of request.messages) {
    const blocks = await writeBlocks(message, readBlob);
    if (message.role === "system") system.push(...blocks.map(({ text }) => String(text)));
    else addTurn(turns, message.role === "assistant" ? "assistant" : "user", blocks);
  }
  if (turns[0]?.role !== "user") turns.unshift({ role: "user", content: [text(EMPTY)] });
  return {
    model,
    max_tokens: max_completion_tokens ?? MAX_TOKENS,
    ...(system.length === 0 ? {} : { system: system.join("\n\n") }),
    messages: turns.map(({ role, content }) => ({ role, content: content.length === 0 ? [text(EMPTY)] : content })),
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(temperature === undefined ? {} : { temperature }),
  };
}

/** Neighbours of one role are one message; results come before whatever else the user says after a call. */
function addTurn(turns: Turn[], role: Turn["role"], blocks: readonly Block[]): void {
  const last = turns.at(-1);
  if (last?.role === role) last.content.push(...blocks);
  else turns.push({ role, content: [...blocks] });
}

function writeTool({ name, description, input }: NonNullable<LlmRequest["tools"]>[number]): unknown {
  const input_schema = input ?? { type: "object", properties: {} };
  return { name, ...(description === "" ? {} : { description }), input_schema };
}

async function writeBlocks(message: DraftMessage, readBlob: ReadBlob): Promise<Block[]> {
  const { role, tool_calls: calls = [], tool_call_id } = message;
  const content = await writeContent(message.content, readBlob);
  if (role === "tool")
    return [{ type: "tool_result", tool_use_id: tool_call_id, ...(content.length === 0 ? {} : { content }) }];
  const uses = calls.map(({ id, function: { name, arguments: raw } }) => ({
    type: "tool_use",
    id,
    name,
    input: inputOf(raw),
  }));
  return [...content, ...uses];
}

/** Arguments that are no object are shown as they were written, in an object (row 38). */
function inputOf(raw: string): unknown {
  const reading = readExactJson(raw);
  return reading.ok && isObject(reading.value) && !isHolder(reading.value) ? reading.value : { arguments: raw };
}

async function writeContent(content: Content | undefined, readBlob: ReadBlob): Promise<Block[]> {
  if (content === undefined || typeof content === "string") return nonEmpty(content ?? "");
  const parts = await Promise.all(content.map((part) => showPart(part, readBlob)));
  return parts.flatMap(writePart);
}

function writePart(part: ShownPart): Block[] {
  switch (part.type) {
    case "text":
      return nonEmpty(part.text);
    case "image":
      return [{ type: "image", source: { type: "base64", media_type: part.mime, data: part.base64 } }];
    case "other":
      return [text(`[${part.part.type}]`)];
  }
}

function nonEmpty(value: string): Block[] {
  return value.trim() === "" ? [] : [text(value)];
}

function text(value: string): Block {
  return { type: "text", text: value };
}
