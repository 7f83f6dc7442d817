import type { MessagePart } from "../../generated/types.ts";
import { readBlobUri } from "../blobs/uri.ts";
import type { ReadBlob } from "./provider.ts";

/** One part of a message as any provider can be told it: a line of text, or an image with its bytes. */
export type ShownPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image"; readonly mime: string; readonly base64: string }
  | { readonly type: "other"; readonly part: MessagePart };

const IMAGES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** A stored image is inlined; any other reference becomes a line of text that says what it was (row 56). */
export async function showPart(part: MessagePart, readBlob: ReadBlob): Promise<ShownPart> {
  switch (part.type) {
    case "text":
      return text(part.text);
    case "link":
      return text(part.name === undefined ? part.uri : `${part.name}: ${part.uri}`);
    case "attachment":
      return text(`[attachment ${part.id} ${part.mime} ${part.size}]`);
    case "blob":
      return showBlob(part.uri, readBlob);
    default:
      return { type: "other", part };
  }
}

async function showBlob(uri: string, readBlob: ReadBlob): Promise<ShownPart> {
  const { mime = "application/octet-stream", size = 0 } = readBlobUri(uri) ?? {};
  const kind = mime.split("/")[0] || "file";
  if (!IMAGES.has(mime)) return text(`[${kind}, ${mime}, ${size} bytes]`);
  const blob = await readBlob(uri).catch(() => undefined);
  if (blob === undefined) return text(`[missing ${kind} content]`);
  return { type: "image", mime, base64: Buffer.from(blob.bytes).toString("base64") };
}

function text(value: string): ShownPart {
  return { type: "text", text: value };
}
