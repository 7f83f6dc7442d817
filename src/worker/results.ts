import type { ToolContent, ToolResult } from "../generated/types.ts";

/** Bytes of a block: as they are, or already in standard base64 with padding. */
export type Bytes = Uint8Array | { readonly base64: string };

/**
 * One text block. Several in an array are several blocks of one result.
 * Source: base, `ToolContent`.
 */
export function text(value: string): ToolContent {
  return { type: "text", text: value };
}

/** An image block. The bytes ride inline and the engine stores them. `mimeType` as in `image/png`. Source: base. */
export function image(bytes: Bytes, mimeType: string): ToolContent {
  return { type: "image", data: base64Of(bytes), mimeType };
}

/** An audio block. The bytes ride inline and the engine stores them. `mimeType` as in `audio/wav`. Source: base. */
export function audio(bytes: Bytes, mimeType: string): ToolContent {
  return { type: "audio", data: base64Of(bytes), mimeType };
}

/**
 * A file under a URI of the worker's choosing: a string is a text resource, bytes are a binary one.
 * What follows the last slash of `uri` becomes the file's name (BL-8).
 */
export function file(uri: string, contents: string | Bytes, mimeType?: string): ToolContent {
  const body = typeof contents === "string" ? { text: contents } : { blob: base64Of(contents) };
  return { type: "resource", resource: { uri, ...(mimeType !== undefined && { mimeType }), ...body } };
}

/** A link to something that the engine does not fetch. Source: base, `resource_link`. */
export function link(uri: string, about: { readonly name?: string; readonly mimeType?: string } = {}): ToolContent {
  return { type: "resource_link", uri, ...about };
}

/**
 * Structured output: preferred where the tool declares an `output` schema.
 * `null` and `undefined` cannot be structured output (row 11): give those as text.
 * @param content blocks that go along, for readers that show no structured output.
 */
export function structured(value: unknown, content: readonly ToolContent[] = []): ToolResult {
  return { content: [...content], structuredContent: value };
}

/** A result that says: the tool ran, and reports a failure of its own (`isError`). A failed run is a ToolError instead. */
export function reportedFailure(...content: ToolContent[]): ToolResult {
  return { content, isError: true };
}

function base64Of(bytes: Bytes): string {
  if (!(bytes instanceof Uint8Array)) return bytes.base64;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
