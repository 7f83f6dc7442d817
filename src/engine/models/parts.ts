import type { Content, MessagePart } from "../../generated/types.ts";
import { readBlobUri } from "../blobs/uri.ts";
import type { ReadBlob } from "./format.ts";

/** Where a part stands: providers take different things in different places. */
export type Place = "system" | "user" | "assistant" | "tool";

/** What a part that is no text is; `other` where only a line of text can be said of it. */
export interface MediaKind {
  readonly kind: "image" | "audio" | "video" | "file";
  /** Empty for something that is elsewhere. */
  readonly mime: string;
}

/** Something that is no text, with its bytes or with the address where they are. */
export type Media = MediaKind & { readonly name?: string } & ({ readonly base64: string } | { readonly url: string });

/** What a format takes of media, and how it writes it. */
export interface MediaRules {
  takes(media: MediaKind, place: Place): boolean;
  write(media: Media): unknown;
}

/** One part of a message as a provider is told it. */
export type ShownPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "media"; readonly media: Media };

/** The parts of a content. A text without anything in it is none. */
export async function showContent(
  content: Content | undefined,
  place: Place,
  takes: MediaRules["takes"],
  readBlob: ReadBlob,
): Promise<ShownPart[]> {
  if (content === undefined || content === "") return [];
  if (typeof content === "string") return [text(content)];
  const shown = await Promise.all(content.map((part) => showPart(part, (media) => takes(media, place), readBlob)));
  return shown.filter((part) => part.type !== "text" || part.text !== "");
}

/** What is taken goes inline; anything else becomes a line of text that says what it was (row 56). */
async function showPart(
  part: MessagePart,
  takes: (media: MediaKind) => boolean,
  readBlob: ReadBlob,
): Promise<ShownPart> {
  switch (part.type) {
    case "text":
      return text(part.text);
    case "link":
      return text(part.name === undefined ? part.uri : `${part.name}: ${part.uri}`);
    case "attachment":
      return text(`[attachment ${part.id} ${part.mime} ${part.size}]`);
    case "blob":
      return showBlob(part.uri, takes, readBlob);
    default: {
      const media = mediaOf(part);
      return takes(media) ? { type: "media", media } : text(noteOf(media));
    }
  }
}

async function showBlob(uri: string, takes: (media: MediaKind) => boolean, readBlob: ReadBlob): Promise<ShownPart> {
  const { mime = "application/octet-stream", size = 0, name } = readBlobUri(uri) ?? {};
  const kind = kindOf(mime);
  const said = mime.split("/")[0] || "file";
  const bare = (mime.split(";")[0] ?? "").trim().toLowerCase();
  if (!takes({ kind, mime: bare })) return text(`[${said}, ${mime}, ${size} bytes]`);
  const blob = await readBlob(uri).catch(() => undefined);
  if (blob === undefined) return text(`[missing ${said} content]`);
  const base64 = Buffer.from(blob.bytes).toString("base64");
  return { type: "media", media: { kind, mime: bare, base64, ...(name === undefined ? {} : { name }) } };
}

type Given = Exclude<MessagePart, { type: "text" | "link" | "attachment" | "blob" }>;

/** A part in the form that chat models take, as media. */
function mediaOf(part: Given): Media {
  switch (part.type) {
    case "image_url":
      return addressed("image", part.image_url.url);
    case "video_url":
      return addressed("video", part.video_url.url);
    case "input_audio":
      return { kind: "audio", mime: `audio/${part.input_audio.format}`, base64: part.input_audio.data };
    case "file": {
      const { filename, file_data } = part.file;
      return { ...addressed("file", file_data), name: filename };
    }
  }
}

function addressed(kind: Media["kind"], url: string): Media {
  const inline = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(url);
  if (inline === null) return { kind, mime: "", url };
  return { kind, mime: (inline[1] ?? "").toLowerCase(), base64: inline[2] ?? "" };
}

function noteOf(media: Media): string {
  if ("url" in media) return `[${media.kind}]`;
  return `[${media.kind}, ${media.mime || "application/octet-stream"}, ${Math.floor((media.base64.length * 3) / 4)} bytes]`;
}

function kindOf(mime: string): Media["kind"] {
  const kind = mime.split("/")[0];
  return kind === "image" || kind === "audio" || kind === "video" ? kind : "file";
}

/** A `data:` address for bytes, or the address itself. */
export function urlOf(media: Media): string {
  return "url" in media ? media.url : `data:${media.mime};base64,${media.base64}`;
}

const IMAGES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** An image that every provider reads; one that is elsewhere may be any. */
export function isImage({ kind, mime }: MediaKind): boolean {
  return kind === "image" && (mime === "" || IMAGES.has(mime));
}

/** A document that the providers read by themselves. */
export function isPdf({ mime }: MediaKind): boolean {
  return mime === "application/pdf";
}

function text(value: string): ShownPart {
  return { type: "text", text: value };
}
