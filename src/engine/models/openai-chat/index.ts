import { isObject } from "../../../json/own.ts";
import { readJsonBody } from "../../../wire/json-body.ts";
import type { Send } from "../../../wire/send.ts";
import type { Blobs, ModelReply, Models } from "../../ports.ts";
import { readChatReply } from "./read-reply.ts";
import { chatBytes, writeChatRequest } from "./write-request.ts";

/** How to reach a provider. `baseUrl` may or may not end in `/v1`. */
export interface ModelConnection {
  readonly baseUrl: string;
  readonly apiKey?: string;
}

/** Models that speak OpenAI Chat Completions, in whole replies. */
export function openAiChatModels(send: Send, { baseUrl, apiKey }: ModelConnection, blobs: Blobs): Models {
  const url = `${baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "")}/v1/chat/completions`;
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return {
    async call({ tenant, request, signal }) {
      try {
        const body = chatBytes(await writeChatRequest(request, (uri) => blobs.get(tenant, uri)));
        const response = await send({ method: "POST", url, headers, body, signal });
        const bytes = await response.bytes();
        return readReply(response.status, response.headers["retry-after"], bytes);
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        return {
          ok: false,
          error: { message: `the model provider: ${message}`, code: "provider_error" },
          retryable: true,
        };
      }
    },
  };
}

function readReply(status: number, retryAfter: string | undefined, bytes: Uint8Array): ModelReply {
  const reading = readJsonBody(bytes);
  if (status < 200 || status > 299) return failure(status, retryAfter, reading.ok ? reading.value : undefined);
  const response = reading.ok ? readChatReply(reading.value) : undefined;
  if (response !== undefined) return { ok: true, response };
  const message = reading.ok
    ? "the model provider's reply holds no message"
    : `the model provider's reply: ${reading.error}`;
  return { ok: false, error: { message, code: "invalid_response" }, retryable: true };
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
