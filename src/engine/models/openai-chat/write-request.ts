import type { DraftMessage, LlmRequest, LlmTool } from "../../../generated/types.ts";
import type { ReadBlob } from "../format.ts";
import {
  isImage,
  isPdf,
  type Media,
  type MediaRules,
  type Place,
  type ShownPart,
  showContent,
  urlOf,
} from "../parts.ts";
import { chatReasoning } from "./reasoning.ts";

/** Sound that is taken, and how this provider calls it. */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ["audio/wav", "wav"],
  ["audio/x-wav", "wav"],
  ["audio/mpeg", "mp3"],
  ["audio/mp3", "mp3"],
]);

/** What may stand for somebody's name. */
const NAME = /^[a-zA-Z0-9_-]{1,64}$/;

const media: MediaRules = {
  // What a tool gave is moved to a message of the user's, which takes the same as any other.
  takes: (what, place) =>
    (place === "user" || place === "tool") && (isImage(what) || isPdf(what) || SOUNDS.has(what.mime)),
  write: (what) => writeMedia(what),
};

/** The body of a Chat Completions request. Arguments go back byte for byte as the model wrote them. */
export async function writeChatRequest(request: LlmRequest, readBlob: ReadBlob): Promise<Record<string, unknown>> {
  const { model, tools = [], temperature, max_completion_tokens, reasoning } = request;
  const written = await Promise.all(request.messages.map((message) => writeMessage(message, readBlob)));
  const messages = gatherMedia(written);
  return {
    model,
    messages: messages.length === 0 ? [{ role: "user", content: "" }] : messages,
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(max_completion_tokens === undefined ? {} : { max_completion_tokens }),
    ...(reasoning?.effort === undefined || reasoning.enabled === false ? {} : { reasoning_effort: reasoning.effort }),
  };
}

function writeTool({ name, description, input }: LlmTool): unknown {
  const parameters = input ?? { type: "object", properties: {} };
  return { type: "function", function: { name, ...(description === "" ? {} : { description }), parameters } };
}

interface Written {
  readonly message: Readonly<Record<string, unknown>>;
  /** What a tool gave beside text. */
  readonly moved: readonly unknown[];
}

async function writeMessage(draft: DraftMessage, readBlob: ReadBlob): Promise<Written> {
  const { role, tool_calls: calls = [], tool_call_id, name } = draft;
  const parts = await showContent(draft.content, role as Place, media.takes, readBlob);
  const message = { role, ...(role === "user" && name !== undefined && NAME.test(name) ? { name } : {}) };
  if (role === "tool") return { message: { role, tool_call_id, content: toolText(parts) }, moved: mediaIn(parts) };
  const content = writeContent(parts);
  if (calls.length === 0) return { message: { ...message, content, ...chatReasoning(draft) }, moved: [] };
  const tool_calls = calls.map(({ id, function: { name: called, arguments: text } }) => ({
    id,
    type: "function",
    function: { name: called, arguments: text },
  }));
  return {
    message: { ...message, content: content === "" ? null : content, tool_calls, ...chatReasoning(draft) },
    moved: [],
  };
}

/** Text alone as text; several parts, or what is no text, as parts. */
function writeContent(parts: readonly ShownPart[]): string | unknown[] {
  const [first] = parts;
  if (first === undefined) return "";
  if (parts.length === 1 && first.type === "text") return first.text;
  return parts.map((part) => (part.type === "text" ? part : media.write(part.media)));
}

const mediaIn = (parts: readonly ShownPart[]): unknown[] =>
  parts.flatMap((part) => (part.type === "media" ? [media.write(part.media)] : []));

/** A tool message holds text alone here; its other parts follow in a user message after the last tool message (row 39). */
function toolText(parts: readonly ShownPart[]): string {
  const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const kinds = parts.flatMap((part) => (part.type === "media" ? [part.media.kind] : []));
  const kind = kinds.every((one) => one === "image") ? "image" : "file";
  if (kinds.length > 0) texts.push(`[${kinds.length} ${kind}${kinds.length > 1 ? "s" : ""} follow]`);
  return texts.join("\n");
}

function writeMedia(what: Media): unknown {
  if (what.kind === "image") return { type: "image_url", image_url: { url: urlOf(what) } };
  if (what.kind === "audio" && "base64" in what)
    return { type: "input_audio", input_audio: { data: what.base64, format: SOUNDS.get(what.mime) } };
  return { type: "file", file: { filename: what.name || "file.pdf", file_data: urlOf(what) } };
}

/** No message may stand between the tool messages of one reply, so what was moved goes behind the last of them. */
function gatherMedia(written: readonly Written[]): unknown[] {
  const ordered: unknown[] = [];
  let waiting: unknown[] = [];
  const flush = (): void => {
    if (waiting.length > 0) ordered.push({ role: "user", content: waiting });
    waiting = [];
  };
  for (const { message, moved } of written) {
    if (message["role"] !== "tool") flush();
    ordered.push(message);
    waiting.push(...moved);
  }
  flush();
  return ordered;
}
