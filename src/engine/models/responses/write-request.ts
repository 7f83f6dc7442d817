import type { DraftMessage, LlmRequest, LlmTool, ReasoningConfig } from "../../../generated/types.ts";
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
import { reasoningItems } from "./reasoning.ts";

type Item = Readonly<Record<string, unknown>>;

const media: MediaRules = {
  takes: (what, place) => (place === "user" || place === "tool") && (isImage(what) || isPdf(what)),
  write: (what) => writeMedia(what),
};

/**
 * The body of a Responses request: the conversation as items, the leading system text as instructions. Nothing is kept
 * at the provider, so what it must have again is sent again. Arguments go back byte for byte as the model wrote them.
 */
export async function writeResponsesRequest(request: LlmRequest, readBlob: ReadBlob): Promise<Record<string, unknown>> {
  const { model, messages, tools = [], temperature, max_completion_tokens, reasoning } = request;
  const start = messages.findIndex(({ role }) => role !== "system");
  const lead = start < 0 ? messages : messages.slice(0, start);
  const instructions = await Promise.all(lead.map((message) => systemText(message, readBlob)));
  const items = await Promise.all(messages.slice(lead.length).map((message) => writeItems(message, readBlob)));
  return {
    model,
    ...(lead.length === 0 ? {} : { instructions: instructions.join("\n\n") }),
    input: items.length === 0 ? [{ role: "user", content: "" }] : items.flat(),
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(max_completion_tokens === undefined ? {} : { max_output_tokens: max_completion_tokens }),
    store: false,
    ...writeReasoning(reasoning),
  };
}

/** Sealed thoughts are asked for only with reasoning: models that do not reason refuse the question. */
function writeReasoning({ effort, max_tokens, exclude, enabled }: ReasoningConfig = {}): Record<string, unknown> {
  const asked = effort !== undefined || max_tokens !== undefined || enabled === true;
  if (!asked || enabled === false) return {};
  const reasoning = {
    ...(effort === undefined ? {} : { effort }),
    ...(max_tokens === undefined ? {} : { max_tokens }),
    ...(exclude === false ? { summary: "auto" } : {}),
  };
  return { reasoning, ...(effort === "none" ? {} : { include: ["reasoning.encrypted_content"] }) };
}

/** The schema as it was declared: here `strict` must be said to be off, since it would ask for other schemas. */
function writeTool({ name, description, input }: LlmTool): Item {
  const parameters = input ?? { type: "object", properties: {} };
  return { type: "function", name, ...(description === "" ? {} : { description }), parameters, strict: false };
}

async function systemText({ content }: DraftMessage, readBlob: ReadBlob): Promise<string> {
  return textOf(await showContent(content, "system", media.takes, readBlob));
}

async function writeItems(message: DraftMessage, readBlob: ReadBlob): Promise<Item[]> {
  const { role, tool_calls: calls = [], tool_call_id } = message;
  const parts = await showContent(message.content, role as Place, media.takes, readBlob);
  if (role === "tool") return [{ type: "function_call_output", call_id: tool_call_id, output: writeContent(parts) }];
  if (role !== "assistant") return [{ role, content: writeContent(parts) }];
  const said = textOf(parts);
  return [
    ...reasoningItems(message),
    ...(said === "" && calls.length > 0 ? [] : [{ role, content: said }]),
    ...calls.map(({ id, function: { name, arguments: text } }) => ({
      type: "function_call",
      call_id: id,
      name,
      arguments: text,
    })),
  ];
}

/** Text alone as text, which everybody who speaks this format takes; anything else as parts. */
function writeContent(parts: readonly ShownPart[]): string | Item[] {
  if (parts.every(({ type }) => type === "text")) return textOf(parts);
  return parts.map((part) =>
    part.type === "text" ? { type: "input_text", text: part.text } : (media.write(part.media) as Item),
  );
}

function textOf(parts: readonly ShownPart[]): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

function writeMedia(what: Media): Item {
  if (what.kind === "image") return { type: "input_image", image_url: urlOf(what), detail: "auto" };
  if ("url" in what) return { type: "input_file", file_url: what.url };
  return { type: "input_file", filename: what.name || "file.pdf", file_data: urlOf(what) };
}
