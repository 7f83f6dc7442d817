import type { Content, DraftMessage, LlmRequest, MessagePart } from "../../../generated/types.ts";
import { showPart } from "../parts.ts";
import type { ReadBlob } from "../provider.ts";

/** The body of a Chat Completions request. Arguments go back byte for byte as the model wrote them. */
export async function writeChatRequest(request: LlmRequest, readBlob: ReadBlob): Promise<Record<string, unknown>> {
  const { model, tools = [], temperature, max_completion_tokens, reasoning } = request;
  const messages = (await Promise.all(request.messages.map((message) => writeMessage(message, readBlob)))).flatMap(
    moveImages,
  );
  return {
    model,
    messages: gatherImages(messages),
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(max_completion_tokens === undefined ? {} : { max_completion_tokens }),
    ...(reasoning?.effort === undefined ? {} : { reasoning_effort: reasoning.effort }),
  };
}

function writeTool({ name, description, input }: NonNullable<LlmRequest["tools"]>[number]): unknown {
  const parameters = input ?? { type: "object", properties: {} };
  return { type: "function", function: { name, ...(description === "" ? {} : { description }), parameters } };
}

interface ChatMessage {
  readonly role: string;
  readonly content: unknown;
  readonly [member: string]: unknown;
}

async function writeMessage(message: DraftMessage, readBlob: ReadBlob): Promise<ChatMessage> {
  const { role, tool_calls: calls = [], tool_call_id, name } = message;
  const content = await writeContent(message.content, readBlob);
  if (role === "tool") return { role, tool_call_id, content };
  if (role !== "assistant") return { role, content, ...(name === undefined ? {} : { name }) };
  const tool_calls = calls.map(({ id, function: { name, arguments: text } }) => ({
    id,
    type: "function",
    function: { name, arguments: text },
  }));
  return { role, content: content === "" ? null : content, ...(calls.length === 0 ? {} : { tool_calls }) };
}

async function writeContent(content: Content | undefined, readBlob: ReadBlob): Promise<string | unknown[]> {
  if (content === undefined || typeof content === "string") return content ?? "";
  return Promise.all(content.map((part) => writePart(part, readBlob)));
}

async function writePart(part: MessagePart, readBlob: ReadBlob): Promise<unknown> {
  const shown = await showPart(part, readBlob);
  if (shown.type === "other") return shown.part;
  if (shown.type === "text") return shown;
  return { type: "image_url", image_url: { url: `data:${shown.mime};base64,${shown.base64}` } };
}

const isText = (part: unknown): part is { text: string } => (part as { type?: unknown }).type === "text";

/** A tool message holds text alone here; its other parts follow in a user message after the last tool message (row 39). */
function moveImages(message: ChatMessage): ChatMessage[] {
  if (message.role !== "tool" || !Array.isArray(message.content)) return [message];
  const texts = message.content.filter(isText).map((part) => part.text);
  const others = message.content.filter((part) => !isText(part));
  const note = others.length === 0 ? [] : [`[${others.length} image${others.length > 1 ? "s" : ""} follow]`];
  const told = { ...message, content: [...texts, ...note].join("\n") };
  return others.length === 0 ? [told] : [told, { role: "user", content: others, moved: true }];
}

/** No message may stand between the tool messages of one reply, so what was moved goes behind the last of them. */
function gatherImages(messages: readonly ChatMessage[]): unknown[] {
  const ordered: ChatMessage[] = [];
  let moved: unknown[] = [];
  const flush = (): void => {
    if (moved.length > 0) ordered.push({ role: "user", content: moved });
    moved = [];
  };
  for (const message of messages) {
    if (message["moved"] === true) moved.push(...(message.content as unknown[]));
    else {
      if (message.role !== "tool") flush();
      ordered.push(message);
    }
  }
  flush();
  return ordered;
}
