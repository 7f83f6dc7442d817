import type { DraftMessage, LlmRequest, LlmTool } from "../../../generated/types.ts";
import { isHolder } from "../../../json/holder.ts";
import { isObject } from "../../../json/own.ts";
import { readExactJson } from "../../../json/read.ts";
import type { ReadBlob } from "../format.ts";
import { isImage, isPdf, type Media, type MediaRules, type Place, type ShownPart, showContent } from "../parts.ts";
import { thinkingBlocks, thinkingConfig } from "./thinking.ts";

/** Required by this provider; used where nobody says how long a reply may be. */
const MAX_TOKENS = 4096;

/** What stands where this provider refuses to be told nothing. */
const EMPTY = "[empty]";

type Block = Readonly<Record<string, unknown>>;
interface Turn {
  readonly role: "user" | "assistant";
  readonly content: Block[];
}

const media: MediaRules = {
  takes: (what, place) => (place === "user" || place === "tool") && (isImage(what) || isPdf(what)),
  write: (what) => writeMedia(what),
};

/** The body of a Messages request. Tool messages become blocks of the user's; roles alternate, and nothing is empty. */
export async function writeMessagesRequest(request: LlmRequest, readBlob: ReadBlob): Promise<Record<string, unknown>> {
  const { model, temperature, max_completion_tokens: limit = MAX_TOKENS } = request;
  const system: string[] = [];
  const turns: Turn[] = [];
  for (const message of request.messages) {
    const blocks = await writeBlocks(message, readBlob);
    if (message.role === "system") system.push(...blocks.map(({ text: said }) => String(said)));
    else addTurn(turns, message.role === "assistant" ? "assistant" : "user", blocks);
  }
  if (turns[0]?.role !== "user") turns.unshift({ role: "user", content: [text(EMPTY)] });
  trimLast(turns);
  const { thinking, max_tokens } = thinkingConfig(request, limit);
  return {
    model,
    max_tokens,
    ...(system.length === 0 ? {} : { system: system.join("\n\n") }),
    messages: turns.map(({ role, content }) => ({ role, content: content.length === 0 ? [text(EMPTY)] : content })),
    ...writeTools(request),
    ...(thinking === undefined ? {} : { thinking }),
    // With thinking, this provider allows no temperature but its own.
    ...(temperature === undefined || thinking !== undefined ? {} : { temperature }),
  };
}

/** Neighbours of one role are one message; results come before whatever else the user says after a call. */
function addTurn(turns: Turn[], role: Turn["role"], blocks: readonly Block[]): void {
  const last = turns.at(-1);
  if (last?.role === role) last.content.push(...blocks);
  else turns.push({ role, content: [...blocks] });
}

/** A last message of the model's, which it is to go on with, must not end in space. */
function trimLast(turns: readonly Turn[]): void {
  const last = turns.at(-1);
  const end = last?.role === "assistant" ? last.content.at(-1) : undefined;
  if (end?.["type"] === "text") last?.content.splice(-1, 1, text(String(end["text"]).trimEnd()));
}

/** A conversation with calls in it must declare tools: what is no longer on offer is declared and not to be called. */
function writeTools({ tools = [], messages }: LlmRequest): { tools?: unknown[]; tool_choice?: unknown } {
  if (tools.length > 0) return { tools: tools.map(writeTool) };
  const called = messages.flatMap(({ tool_calls = [] }) => tool_calls.map((call) => call.function.name));
  if (called.length === 0) return {};
  const names = [...new Set(called)];
  return { tools: names.map((name) => ({ name, input_schema: { type: "object" } })), tool_choice: { type: "none" } };
}

function writeTool({ name, description, input }: LlmTool): unknown {
  return { name, ...(description === "" ? {} : { description }), input_schema: objectSchema(input) };
}

/** Here a schema must say that arguments are an object, which they are anyway. */
function objectSchema(input: unknown): unknown {
  if (!isObject(input)) return { type: "object", properties: {} };
  return input["type"] === "object" ? input : { ...input, type: "object" };
}

async function writeBlocks(message: DraftMessage, readBlob: ReadBlob): Promise<Block[]> {
  const { role, tool_calls: calls = [], tool_call_id } = message;
  const parts = await showContent(message.content, role as Place, media.takes, readBlob);
  const content = parts.flatMap(writePart);
  if (role === "tool")
    return [{ type: "tool_result", tool_use_id: tool_call_id, ...(content.length === 0 ? {} : { content }) }];
  const uses = calls.map(({ id, function: { name, arguments: raw } }) => ({
    type: "tool_use",
    id,
    name,
    input: inputOf(raw),
  }));
  return [...thinkingBlocks(message), ...content, ...uses];
}

/** Arguments that are no object are shown as they were written, in an object (row 38). */
function inputOf(raw: string): unknown {
  const reading = readExactJson(raw);
  return reading.ok && isObject(reading.value) && !isHolder(reading.value) ? reading.value : { arguments: raw };
}

/** Text of nothing but space is refused here. */
function writePart(part: ShownPart): Block[] {
  if (part.type === "media") return [media.write(part.media) as Block];
  return part.text.trim() === "" ? [] : [text(part.text)];
}

function writeMedia(what: Media): Block {
  const source =
    "url" in what ? { type: "url", url: what.url } : { type: "base64", media_type: what.mime, data: what.base64 };
  return { type: what.kind === "image" ? "image" : "document", source };
}

function text(value: string): Block {
  return { type: "text", text: value };
}
