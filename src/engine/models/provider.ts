import type { LlmRequest, LlmResponse } from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import { isObject } from "../../json/own.ts";
import type { WireHeaders } from "../../wire/handle.ts";
import { readJsonBody } from "../../wire/json-body.ts";
import type { Send } from "../../wire/send.ts";
import type { Blobs, ModelReply, Models, StoredBytes } from "../ports.ts";

/** Reads a blob back for the model; undefined when it is missing. */
export type ReadBlob = (uri: string) => Promise<StoredBytes | undefined>;

/** What one wire format adds to an exchange with a provider. */
export interface ProviderFormat {
  readonly url: string;
  readonly headers: WireHeaders;
  write(request: LlmRequest, readBlob: ReadBlob): Promise<unknown>;
  /** Undefined for a body that holds no message. Numbers beyond doubles are held digit by digit. */
  read(body: unknown): LlmResponse | undefined;
}

/** Models behind one provider, in whole replies. Digits that a double cannot hold go out as they came. */
export function providerModels(send: Send, { url, headers, write, read }: ProviderFormat, blobs: Blobs): Models {
  const always = { "content-type": "application/json", accept: "application/json", ...headers };
  return {
    async call({ tenant, request, signal }) {
      try {
        const body = compact(await write(request, (uri) => blobs.get(tenant, uri)));
        const response = await send({ method: "POST", url, headers: always, body, signal });
        const reading = readJsonBody(await response.bytes(), { exact: true });
        const { status } = response;
        if (status < 200 || status > 299)
          return failure(status, response.headers["retry-after"], reading.ok ? reading.value : undefined);
        const said = reading.ok ? read(reading.value) : undefined;
        if (said !== undefined) return { ok: true, response: said };
        const why = reading.ok ? "holds no message" : `is unreadable: ${reading.error}`;
        return failed(`the model provider's reply ${why}`, "invalid_response");
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        return failed(`the model provider: ${message}`, "provider_error");
      }
    },
  };
}

/** A base URL with or without `/v1`, and a path under it. */
export function underV1(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "")}/v1/${path}`;
}

function failed(message: string, code: "invalid_response" | "provider_error"): ModelReply {
  return { ok: false, error: { message, code }, retryable: true };
}

function failure(status: number, retryAfter: string | undefined, body: unknown): ModelReply {
  const error = isObject(body) ? body["error"] : undefined;
  const told = isObject(error) && typeof error["message"] === "string" ? `: ${error["message"]}` : "";
  const seconds = Number(retryAfter);
  return {
    ok: false,
    error: {
      message: `the model provider answered with status ${status}${told}`,
      code: status === 429 ? "rate_limited" : "provider_error",
      detail: { status },
    },
    retryable: status >= 500 || status === 408 || status === 409 || status === 429,
    ...(retryAfter !== undefined && Number.isFinite(seconds) && seconds > 0 ? { retryAfterSecs: seconds } : {}),
  };
}
