import type { DraftMessage, MessagePart } from "../generated/types.ts";
import { decodeBase64 } from "./base64.ts";
import type { MessagesPlan, Put } from "./record.ts";
import { kindOfMime, storedBlock } from "./storage.ts";

/** Where each kind of part may hold bytes, and what they are called. */
const HOLDERS: { readonly [Type in MessagePart["type"]]?: (part: Part<Type>) => { uri: string; name?: string } } = {
  image_url: ({ image_url }) => ({ uri: image_url.url }),
  video_url: ({ video_url }) => ({ uri: video_url.url }),
  input_audio: ({ input_audio }) => ({ uri: input_audio.data }),
  file: ({ file }) => ({ uri: file.file_data, name: file.filename }),
  blob: ({ uri }) => ({ uri }),
  link: ({ uri, name }) => ({ uri, ...(name === undefined ? {} : { name }) }),
};

type Part<Type extends MessagePart["type"]> = Extract<MessagePart, { type: Type }>;

/**
 * What messages of a client need stored, and the messages once that is done: a part that holds its bytes as
 * `data:<mime>;base64,<bytes>` becomes a blob, or a note where they cannot be read or stored. Everything else stays as it
 * came, a reference to something elsewhere too. Source: BL-15.
 */
export function planMessages(messages: readonly DraftMessage[]): MessagesPlan {
  const puts: Put[] = [];
  const planned = messages.map((message) => {
    const { content } = message;
    if (content === undefined || typeof content === "string") return () => message;
    const parts = content.map(planPart);
    if (parts.every((part) => part === undefined)) return () => message;
    return (uris: readonly (string | undefined)[]): DraftMessage => ({
      ...message,
      content: content.map((part, index) => parts[index]?.(uris) ?? part),
    });
  });
  return { puts, store: (uris) => planned.map((finish) => finish(uris)) };

  function planPart(part: MessagePart): ((uris: readonly (string | undefined)[]) => MessagePart) | undefined {
    const held = heldBy(part);
    const data = held === undefined ? undefined : readDataUri(held.uri);
    if (data === undefined) return undefined;
    const kind = kindOfMime(data.mime);
    const { bytes, mime } = data;
    if (bytes === undefined) return () => ({ type: "text", text: `[unreadable ${kind} content]` });
    const at = puts.push({ bytes, mime, ...(held?.name === undefined ? {} : { name: held.name }) }) - 1;
    return (uris) => storedBlock(kind, uris[at]);
  }
}

function heldBy(part: MessagePart): { uri: string; name?: string } | undefined {
  // The table pairs each type with a reader for just that type, which the compiler cannot follow through an index.
  const read = Object.hasOwn(HOLDERS, part.type)
    ? (HOLDERS[part.type] as (part: MessagePart) => { uri: string; name?: string })
    : undefined;
  return read?.(part);
}

/** Undefined for what is no base64 data URI; without bytes for one that cannot be read or says no media type. */
function readDataUri(uri: string): { readonly mime: string; readonly bytes: Uint8Array | undefined } | undefined {
  if (!/^data:/i.test(uri)) return undefined;
  const comma = uri.indexOf(",");
  const head = comma < 0 ? "" : uri.slice("data:".length, comma);
  if (!/;\s*base64$/i.test(head)) return undefined;
  const mime = head.slice(0, head.lastIndexOf(";")).trim();
  return { mime, bytes: mime === "" ? undefined : decodeBase64(padded(uri.slice(comma + 1))) };
}

/** Padding may be missing here, unlike in a tool's result (BL-10). */
function padded(base64: string): string {
  return base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
}
