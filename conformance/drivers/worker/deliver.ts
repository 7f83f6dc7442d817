import { readJson } from "../../../src/json/read.ts";
import type { SendResponse } from "../../../src/wire/send.ts";
import { SendError } from "../../../src/wire/send.ts";
import { signBody } from "../../../src/wire/signature.ts";
import { readSse } from "../../../src/wire/sse.ts";
import type { Slowness } from "../../cases/worker/case.ts";
import type { Answered, Exchange, Purpose } from "./log.ts";
import type { WorkerTarget } from "./target.ts";

/** One request as it leaves. */
export interface Outgoing {
  readonly purpose: Purpose;
  readonly text: string;
  /** Default: POST. */
  readonly method?: string;
  /** Default: application/json. */
  readonly contentType?: string;
  /** Default: the signature of the text, where there is a secret. Null: none. */
  readonly signature?: string | null;
  /** The body leaves in pieces. */
  readonly slow?: Slowness | undefined;
}

/** What the log has for a header that the user gave: it may be a credential, and logs are saved and passed on. */
const WITHHELD = "(as given)";

/** How an exchange ended when it brought no answer. */
export type Trouble = "stalled" | "unreachable" | undefined;

/**
 * Sends one request and waits for the whole answer, at most as long as patience has it. Never rejects: what went wrong
 * is part of the exchange.
 */
export async function deliver(
  target: WorkerTarget,
  outgoing: Outgoing,
  n: number,
  clock: () => number,
): Promise<{ readonly exchange: Exchange; readonly trouble: Trouble }> {
  const { purpose, text, method = "POST" } = outgoing;
  const headers = { ...target.headers, ...spelt(headersOf(target, outgoing), n) };
  const json = jsonOf(text);
  const shown = { ...headers, ...Object.fromEntries(Object.keys(target.headers).map((name) => [name, WITHHELD])) };
  const sent = { n, at: clock(), purpose, method, headers: shown, text, ...(json !== undefined && { json }) };
  const patience = AbortSignal.timeout(target.patienceMs);
  try {
    const body = method === "GET" ? {} : { body: text };
    const request = { method, url: target.url, headers, signal: patience, ...body };
    const { slow } = outgoing;
    const slowly = slow !== undefined && target.sendSlowly !== undefined;
    const response = slowly ? await target.sendSlowly!(request, slow) : await target.send(request);
    return { exchange: { ...sent, answer: await answered(response, clock) }, trouble: undefined };
  } catch (thrown) {
    const stalled = patience.aborted;
    const failure = stalled ? `no answer within ${target.patienceMs} ms` : messageOf(thrown);
    const gone = thrown instanceof SendError && thrown.code !== "reset";
    return { exchange: { ...sent, failure }, trouble: stalled ? "stalled" : gone ? "unreachable" : undefined };
  }
}

function headersOf(target: WorkerTarget, { text, contentType = "application/json", signature }: Outgoing) {
  const own = signature === undefined && target.secret !== undefined ? signBody(target.secret, text) : signature;
  return {
    "content-type": contentType,
    accept: "text/event-stream, application/json",
    ...(own !== undefined && own !== null && { "x-substructure-signature": own }),
  };
}

/** The name of a header has no case: engines write it in either way, so every second request has the other one. */
function spelt(headers: Readonly<Record<string, string>>, n: number): Readonly<Record<string, string>> {
  if (n % 2 === 1) return headers;
  const capital = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [capital(name), value]));
}

async function answered(response: SendResponse, clock: () => number): Promise<Answered> {
  const contentType = response.headers["content-type"] ?? "";
  if (!contentType.startsWith("text/event-stream")) {
    const text = await response.text();
    const json = jsonOf(text);
    return { at: clock(), status: response.status, contentType, text, ...(json !== undefined && { json }) };
  }
  const frames: { event: string; data: string }[] = [];
  for await (const { event = "message", data } of readSse(response.stream)) frames.push({ event, data });
  return { at: clock(), status: response.status, contentType, text: "", frames };
}

function jsonOf(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
