import type { LlmRequest, LlmResponse, StreamDelta } from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import { boundedBytes, boundedStream } from "../../wire/bounded-answer.ts";
import type { WireHeaders } from "../../wire/handle.ts";
import { readJsonBody } from "../../wire/json-body.ts";
import { type Send, SendError, type SendResponse } from "../../wire/send.ts";
import type { Blobs, Clock, ModelReply, Models } from "../ports.ts";
import { statusFailure, unreachable, unreadable } from "./failures.ts";
import { fitRequest, ownNames } from "./fit-request.ts";
import type { ProviderFormat, ReadBlob, Reading } from "./format.ts";
import { readModelStream } from "./read-stream.ts";
import { planReply } from "./reply-media.ts";
import { waitAsked } from "./wait-asked.ts";

/** Where a provider is, and the key to it. */
export interface ProviderAddress {
  /** With or without `/v1` at its end. */
  readonly baseUrl: string;
  readonly apiKey?: string;
}

/**
 * Models behind one provider, called in one format. A reply is whole or it is a failure, streamed or not; digits that a
 * double cannot hold go out as they came, and arguments come back as the text that the model wrote.
 */
export function providerModels(
  send: Send,
  format: ProviderFormat,
  { baseUrl, apiKey }: ProviderAddress,
  blobs: Blobs,
  clock: Clock,
): Models {
  const url = underV1(baseUrl, format.path);
  const always = { "content-type": "application/json", ...format.headers(apiKey) };
  return {
    async call({ tenant, request, stream = false, signal, onDelta }) {
      const leaving = new AbortController();
      try {
        const body = compact(await writeCall(format, request, stream, (uri) => blobs.get(tenant, uri)));
        const accept = stream ? "text/event-stream, application/json" : "application/json";
        const ends = AbortSignal.any([signal, leaving.signal]);
        const response = await send({ method: "POST", url, headers: { ...always, accept }, body, signal: ends });
        const { status, headers } = response;
        if (status < 200 || status > 299) return failure(status, headers, await boundedBytes(response), clock);
        const names = ownNames(request.tools ?? [], format.limits);
        const read =
          stream && !isJson(headers)
            ? await readModelStream(
                boundedStream(response.stream),
                format.openStream(),
                (delta) => onDelta?.(renamedDelta(delta, names)),
                () => leaving.abort(),
              )
            : await readWhole(format, response);
        if (!read.ok) return read;
        const plan = planReply(renamed(read.response, names));
        const uris = plan.puts.map((put) => blobs.put(tenant, put).catch(() => undefined));
        return { ok: true, response: plan.store(await Promise.all(uris)) };
      } catch (thrown) {
        if (thrown instanceof SendError) return unreachable(thrown.message, thrown.code === "bad-url");
        return unreadable(`cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      }
    },
  };
}

/** The body of one call, within the provider's limits. */
export async function writeCall(
  format: ProviderFormat,
  request: LlmRequest,
  stream: boolean,
  readBlob: ReadBlob,
): Promise<Record<string, unknown>> {
  const body = await format.write(fitRequest(request, format.limits), readBlob);
  return stream ? { ...body, ...format.streamed } : body;
}

/** A reply with the tools' own names. */
export function renamed(response: LlmResponse, names: (wire: string) => string): LlmResponse {
  const { tool_calls: calls } = response;
  if (calls === undefined) return response;
  return {
    ...response,
    tool_calls: calls.map((call) => ({ ...call, function: { ...call.function, name: names(call.function.name) } })),
  };
}

/** A piece of a reply with the tools' own names. */
export function renamedDelta(delta: StreamDelta, names: (wire: string) => string): StreamDelta {
  const { tool_calls: calls } = delta;
  if (calls === undefined) return delta;
  return {
    ...delta,
    tool_calls: calls.map((call) => (call.name === undefined ? call : { ...call, name: names(call.name) })),
  };
}

/** A base URL with or without `/v1`, and a path under it. */
export function underV1(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "")}/v1/${path}`;
}

/** A provider that does not stream answers in JSON, though it was asked for a stream; some do not even say so. */
function isJson(headers: WireHeaders): boolean {
  return /^$|^application\/(?:[\w.-]+\+)?json\b/i.test(headers["content-type"] ?? "");
}

async function readWhole(format: ProviderFormat, response: SendResponse): Promise<Reading> {
  const bytes = await boundedBytes(response);
  const body = readJsonBody(bytes, { exact: true });
  if (!body.ok) return unreadable(`cannot be read: ${body.error}`);
  return format.read(body.value, () => new TextDecoder().decode(bytes));
}

function failure(status: number, headers: WireHeaders, bytes: Uint8Array, clock: Clock): ModelReply {
  const body = readJsonBody(bytes);
  const retryAfterSecs = waitAsked(headers, clock.now());
  return {
    ...statusFailure(status, body.ok ? body.value : undefined),
    ...(retryAfterSecs === undefined ? {} : { retryAfterSecs }),
  };
}
