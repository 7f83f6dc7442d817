import { createParser } from "eventsource-parser";

/** One frame of an event stream. */
export interface SseFrame {
  /** The event's name; absent for the default `message`. */
  readonly event?: string;
  readonly data: string;
  /** The position to resume from; absent for frames that are not part of a log. */
  readonly id?: string;
}

/** Text that keeps a silent connection open and that readers skip. */
export const SSE_COMMENT = ":\n\n";

/** A frame as text. Data of several lines becomes several data lines; a line break in a name or id would forge fields and is left out. */
export function writeSse({ event, data, id }: SseFrame): string {
  const head = [
    ...(event === undefined ? [] : [`event: ${oneLine(event)}`]),
    ...(id === undefined ? [] : [`id: ${oneLine(id)}`]),
  ];
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}`);
  return `${[...head, ...lines].join("\n")}\n\n`;
}

/** How an event stream is read. */
export interface SseReadOptions {
  /** The longest frame that is read, in characters. Default: 64 Mi. */
  readonly maxFrame?: number;
  /** Whether bytes that are no UTF-8 end the stream; else each becomes U+FFFD, as the standard has it. Default: no. */
  readonly strict?: boolean;
}

/**
 * The frames of a byte stream, however it is cut into chunks. A frame that is not closed by an empty line is dropped,
 * as the standard has it. Rejects when the stream does, when a frame grows beyond `maxFrame` characters, and where it is
 * `strict`, at the first bytes that are no UTF-8.
 */
export async function* readSse(
  stream: AsyncIterable<Uint8Array>,
  { maxFrame = 64 * 2 ** 20, strict = false }: SseReadOptions = {},
): AsyncGenerator<SseFrame, void, undefined> {
  const frames: SseFrame[] = [];
  let tooLarge = false;
  const parser = createParser({
    maxBufferSize: maxFrame,
    onEvent: ({ event, data, id }) => {
      frames.push({ data, ...(event === undefined ? {} : { event }), ...(id === undefined ? {} : { id }) });
    },
    onError: (error) => {
      tooLarge ||= error.type === "max-buffer-size-exceeded";
    },
  });
  const decoder = new TextDecoder("utf-8", { fatal: strict });
  for await (const chunk of stream) {
    parser.feed(decoded(decoder, chunk));
    yield* frames.splice(0);
    if (tooLarge) throw new Error(`A frame of the event stream is larger than ${maxFrame} characters.`);
  }
}

function decoded(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new Error("The event stream is not valid UTF-8.");
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, "");
}
