import { type JsonReading, type ReadOptions, readExactJson, readJson } from "../json/read.ts";

/** How a body is read. */
export interface BodyOptions extends ReadOptions {
  /** Whether numbers that a double cannot hold are kept digit by digit. */
  readonly exact?: boolean;
}

// A byte order mark stays in the text, where the reading refuses it (row 23).
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads bytes as strict UTF-8, or undefined when they are not. */
function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a message body as JSON. What is wrong comes back as a sentence; nothing throws. */
export function readJsonBody(bytes: Uint8Array, options: BodyOptions = {}): JsonReading {
  const text = readUtf8(bytes);
  if (text === undefined) return { ok: false, error: "The body is not valid UTF-8." };
  return options.exact === true ? readExactJson(text, options) : readJson(text, options);
}
