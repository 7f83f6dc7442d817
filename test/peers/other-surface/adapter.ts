import type { AdapterAnswer, AdapterBody, EngineAdapter } from "../../../conformance/index.ts";
import { listenElsewhere } from "./engine.ts";

/** An engine that runs, and the key to it. */
interface Running {
  readonly url: string;
  readonly pass: string;
  close(): Promise<void>;
}

const adapter = {
  lifecycle: {
    async start({ workerUrl, providerUrl, agentId, apiKey }) {
      const { url, close } = await listenElsewhere({
        agents: { [agentId]: { workerUrl } },
        model: { baseUrl: providerUrl },
        apiKeys: { [apiKey]: "tenant" },
      });
      return { url, close, pass: apiKey };
    },
    stop: ({ close }: Running) => close(),
  },
  submit: (engine: Running, { text }: AdapterBody) => ask(engine, "POST", "/v2/say", text),
  settle: (engine, { sessionId, text }) =>
    ask(engine, "POST", `/v2/talks/${encodeURIComponent(sessionId)}/answers`, text),
  events: (engine, { sessionId }) => ask(engine, "GET", `/v2/talks/${encodeURIComponent(sessionId)}/diary`),
  token: (engine, { text }) => ask(engine, "POST", "/v2/visitors", text),
  async blob({ url }, { uri, token = "" }) {
    const headers = { "x-pass": token };
    const response = await fetch(`${url}/v2/files?ref=${encodeURIComponent(uri)}`, { headers });
    const contentType = response.headers.get("content-type") ?? "application/octet-stream";
    return { status: response.status, bytes: await response.bytes(), contentType };
  },
} satisfies EngineAdapter<Running>;

export const { lifecycle, submit, settle, events, token, blob } = adapter;

async function ask({ url, pass }: Running, method: string, path: string, text?: string): Promise<AdapterAnswer> {
  const headers = { "x-pass": pass, "content-type": "application/json" };
  const response = await fetch(`${url}${path}`, { method, headers, ...(text === undefined ? {} : { body: text }) });
  return { status: response.status, body: await response.json() };
}
