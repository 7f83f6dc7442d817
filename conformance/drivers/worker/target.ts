import type { Send, SendRequest, SendResponse } from "../../../src/wire/send.ts";
import type { Slowness } from "../../cases/worker/case.ts";
import type { EngineApi } from "./engine-api.ts";

/** The worker under test and how to speak to it. */
export interface WorkerTarget {
  readonly url: string;
  readonly send: Send;
  /** Shared with the worker: every request is signed with it. */
  readonly secret: string | undefined;
  /** Sent with every request, beside the protocol's own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly agentId: string;
  /** How long an answer may take, in milliseconds, before the case counts as stalled. */
  readonly patienceMs: number;
  /** Where the worker may settle calls later; undefined: nowhere, then what it leaves open stays open. */
  readonly engine?: EngineApi;
  /** Sends a body in pieces; undefined where there is no socket: then it is sent at once. */
  readonly sendSlowly?: (request: SendRequest, slowness: Slowness) => Promise<SendResponse>;
}

/** Whether the URL points at this machine itself: only there are tools called without being asked for. */
export function isLoopback(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
