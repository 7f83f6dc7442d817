import type { Handle, WireHeaders } from "../../src/wire/handle.ts";

/** JSON that a test reaches into without telling its type first. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every format are looked into by path
export type Loose = any;

/** What came back, its body read whole. */
export interface Answered {
  readonly status: number;
  readonly headers: WireHeaders;
  readonly text: string;
  readonly json: Loose;
}

/** Sends one request to a handle with no socket between. */
export const call = async (
  handle: Handle,
  path: string,
  body: unknown,
  headers: WireHeaders = {},
  method = "POST",
): Promise<Answered> => {
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body ?? ""));
  const response = await handle({
    method,
    path,
    headers,
    body: method === "GET" ? new Uint8Array() : bytes,
    signal: new AbortController().signal,
  });
  const chunks: Buffer[] = [];
  if (typeof response.body === "string" || response.body instanceof Uint8Array) chunks.push(Buffer.from(response.body));
  else for await (const chunk of response.body ?? []) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers ?? {}, text, json };
};

/** The events of an SSE text, as parsed JSON; `[DONE]` stays text. */
export const eventsOf = (text: string): Loose[] =>
  text
    .split("\n\n")
    .filter((event) => event !== "")
    .map((event) =>
      event
        .split("\n")
        .find((line) => line.startsWith("data: "))!
        .slice(6),
    )
    .map((data) => (data === "[DONE]" ? data : JSON.parse(data)));
