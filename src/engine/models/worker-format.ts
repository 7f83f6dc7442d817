import type { LlmRequest, LlmTool, StreamDelta } from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import { isObject } from "../../json/own.ts";
import { plain } from "../../json/plain.ts";
import { fits } from "../../validate/index.ts";
import { anthropic } from "./anthropic/index.ts";
import { ownNames } from "./fit-request.ts";
import type { ProviderFormat, ReadBlob, Reading } from "./format.ts";
import { openAiChat } from "./openai-chat/index.ts";
import { renamed, renamedDelta, writeCall } from "./provider.ts";

/** The formats in which a worker may be given a model call, by their names on the wire. */
const FORMATS = { openai: openAiChat, anthropic } as const satisfies Record<string, ProviderFormat>;

/** A format's name in `llm.execute`. */
export type WorkerFormat = keyof typeof FORMATS;

/** The body that a worker is to send to its provider. */
export function writeForWorker(
  format: WorkerFormat,
  request: LlmRequest,
  stream: boolean,
  readBlob: ReadBlob,
): Promise<Record<string, unknown>> {
  return writeCall(FORMATS[format], request, stream, readBlob);
}

/** The answer that a worker got from its provider, in the neutral form, with the tools' own names. */
export function readFromWorker(
  format: WorkerFormat,
  answer: unknown,
  tools: readonly Pick<LlmTool, "name">[],
): Reading {
  const read = FORMATS[format].read(answer, () => compact(answer));
  return read.ok ? { ok: true, response: renamed(read.response, ownNames(tools, FORMATS[format].limits)) } : read;
}

/**
 * Takes the pieces that a worker streams, as `StreamDelta` or as its provider's events, and tells what they show. Gives a
 * sentence for one that is neither. What a provider's events say of failures is for the worker to report.
 */
export function takeFromWorker(
  format: WorkerFormat | undefined,
  tools: readonly Pick<LlmTool, "name">[],
  tell: (delta: StreamDelta) => void,
): (piece: unknown) => string | undefined {
  if (format === undefined)
    return (piece) => {
      const verdict = fits("StreamDelta", plain(piece));
      if (!verdict.ok) return `${verdict.errors[0]?.pointer ?? ""}: ${verdict.errors[0]?.message ?? "not a piece"}`;
      const { text, reasoning, tool_calls, finish_reason } = piece as StreamDelta;
      tell({
        ...(text === undefined ? {} : { text }),
        ...(reasoning === undefined ? {} : { reasoning }),
        ...(tool_calls === undefined ? {} : { tool_calls }),
        ...(finish_reason === undefined ? {} : { finish_reason }),
      });
      return undefined;
    };
  const reader = FORMATS[format].openStream();
  const names = ownNames(tools, FORMATS[format].limits);
  return (piece) => {
    if (!isObject(piece)) return "it is no event of the provider";
    const taken = reader.take(piece);
    if (taken.kind === "delta") tell(renamedDelta(taken.delta, names));
    return undefined;
  };
}
