import type { StoredContent, StoredResult, ToolContent, ToolResult } from "../generated/types.ts";
import { decodeBase64 } from "./base64.ts";
import type { Put, StoragePlan } from "./record.ts";

/** What becomes of one block: a block of the record, or bytes that must be put first. */
type Step = { readonly keep: StoredContent } | { readonly put: Put; readonly kind: string };

const UNKNOWN_MIME = "application/octet-stream";

/**
 * What a result needs stored, and the record of it once that is done. The record has a block for each block, in order;
 * bytes are never in it, also when they could not be read or stored: a note stands in their place. The structured value
 * is kept as it came. Source: base, BL-1 to BL-13, rows 18 to 21.
 */
export function planStorage(result: ToolResult): StoragePlan {
  const steps = result.content.map(planBlock);
  const { structuredContent, isError } = result;
  return {
    puts: steps.flatMap((step) => ("put" in step ? [step.put] : [])),
    store(uris) {
      let next = 0;
      const content = steps.map((step) => ("put" in step ? storedBlock(step.kind, uris[next++]) : step.keep));
      return {
        content,
        ...(structuredContent === undefined || structuredContent === null ? {} : { structuredContent }),
        ...(isError === true ? { isError } : {}),
      } satisfies StoredResult;
    },
  };
}

function planBlock(block: ToolContent): Step {
  switch (block.type) {
    case "text":
      return { keep: { type: "text", text: block.text } };
    case "resource_link": {
      const { type: _, ...link } = block;
      return { keep: { type: "link", ...link } };
    }
    case "image":
    case "audio":
      return planBytes(block.data, { mime: block.mimeType });
    case "resource": {
      const { uri, mimeType, text, blob } = block.resource;
      if (blob === undefined) return { keep: { type: "text", text: text ?? "" } };
      return planBytes(blob, { mime: mimeType ?? UNKNOWN_MIME, name: uri.slice(uri.lastIndexOf("/") + 1) });
    }
  }
}

function planBytes(base64: string, about: Omit<Put, "bytes">): Step {
  const kind = kindOfMime(about.mime);
  const bytes = decodeBase64(base64);
  if (bytes === undefined) return { keep: { type: "text", text: `[unreadable ${kind} content]` } };
  return { put: { bytes, ...about }, kind };
}

/** A stored block, or a note where the store failed. Source: BL-11. */
export function storedBlock(kind: string, uri: string | undefined): StoredContent {
  return uri === undefined ? { type: "text", text: `[unstored ${kind} content]` } : { type: "blob", uri };
}

/** `image` of `image/png`; `file` where the media type says nothing. Source: BL-11. */
export function kindOfMime(mime: string): string {
  return mime.split("/", 1)[0]?.trim() || "file";
}
