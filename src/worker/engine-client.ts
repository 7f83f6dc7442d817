import type { SettleRequest } from "../generated/types.ts";
import { readJsonBody } from "../wire/json-body.ts";
import type { Send } from "../wire/send.ts";
import { joinUrl } from "../wire/url.ts";

/** Whether the engine took it. `late`: the call had ended already, or was never there, so nothing is left to do. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly late: boolean; readonly message: string };

/** The little of the engine's API that a tool needs to answer after its decision. */
export interface EngineClient {
  /** Settles a call by id. Tries again while the engine cannot be reached or is failing; never rejects. */
  settle(sessionId: string, action: SettleRequest): Promise<Sent>;
}

/** Where the engine is, and how patient the client is with it. */
export interface EngineClientOptions {
  readonly url: string;
  readonly apiKey: string;
  /** How requests leave; default: node:http with connections kept alive. */
  readonly send?: Send;
  /** Tries in all. Default: 6, which with the waits between them is about half a minute. */
  readonly attempts?: number;
  /** The wait before try n + 1, in milliseconds. Default: 2^n seconds. */
  readonly waitMs?: (failures: number) => number;
}

/** Makes a client for one engine. A URL that is none is answered with a sentence at the first settle. */
export function createEngineClient(options: EngineClientOptions): EngineClient {
  const { url, apiKey, attempts = 6, waitMs = (failures) => 1_000 * 2 ** (failures - 1) } = options;
  let ours: Promise<Send> | undefined;
  const defaultSend = () => {
    ours ??= import("../wire/node-send.ts").then(({ createNodeSend }) => createNodeSend().send);
    return ours;
  };
  return {
    async settle(sessionId, action) {
      const target = joinUrl(url, `/api/machine/sessions/${encodeURIComponent(sessionId)}/calls/settle`);
      if (target === undefined) return { ok: false, late: false, message: `"${url}" is no http URL of an engine.` };
      const send = options.send ?? (await defaultSend());
      for (let failures = 1; ; failures++) {
        const sent = await post(send, target, apiKey, JSON.stringify(action));
        if (sent.ok || sent.late || !sent.again || failures >= attempts) return sent;
        await new Promise((resolve) => setTimeout(resolve, waitMs(failures)));
      }
    },
  };
}

type Posted =
  | { readonly ok: true }
  | { readonly ok: false; readonly late: boolean; readonly again: boolean; readonly message: string };

async function post(send: Send, url: string, apiKey: string, body: string): Promise<Posted> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${apiKey}` };
  try {
    const response = await send({ method: "POST", url, headers, body });
    const reply = readJsonBody(await response.bytes());
    if (response.status >= 200 && response.status < 300) return { ok: true };
    const said = reply.ok ? (reply.value as { error?: unknown } | null)?.error : undefined;
    return {
      ok: false,
      late: response.status === 404 || response.status === 409,
      again: response.status >= 500 || response.status === 429 || response.status === 408,
      message: `The engine answered ${response.status}${typeof said === "string" ? `: ${said}` : ""}.`,
    };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { ok: false, late: false, again: true, message: `The engine could not be reached: ${reason}` };
  }
}
