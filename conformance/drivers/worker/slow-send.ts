import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import type { SendRequest, SendResponse } from "../../../src/wire/send.ts";
import { SendError } from "../../../src/wire/send.ts";
import type { Slowness } from "../../cases/worker/case.ts";

/** Sends a request whose body arrives in pieces, as over a bad line. Rejects with a SendError when no answer came. */
export async function sendSlowly(request: SendRequest, { pieces, pauseMs }: Slowness): Promise<SendResponse> {
  const { method, url, headers = {}, body = "", signal } = request;
  const bytes = Buffer.from(body);
  const start = url.startsWith("https:") ? secureRequest : plainRequest;
  const outgoing = start(url, {
    method,
    headers: { ...headers, "content-length": bytes.length },
    agent: false,
    signal,
  });
  const answer = new Promise<SendResponse>((resolve, reject) => {
    outgoing.once("error", (cause: NodeJS.ErrnoException) => {
      reject(new SendError(cause.code === "ECONNREFUSED" ? "refused" : "reset", cause.message, cause));
    });
    outgoing.once("response", (incoming) => {
      const whole = async () => Buffer.concat((await incoming.toArray()) as Buffer[]);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
        stream: incoming,
        bytes: whole,
        text: async () => (await whole()).toString("utf8"),
      });
    });
  });
  // A refusal may come before the last piece has left.
  answer.catch(() => {});
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  for (let from = 0; from < bytes.length && !outgoing.destroyed; from += size) {
    if (from > 0) await pause(pauseMs);
    outgoing.write(bytes.subarray(from, from + size));
  }
  outgoing.end();
  return answer;
}
