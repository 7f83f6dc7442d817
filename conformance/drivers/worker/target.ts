import type { Send } from "../../../src/wire/send.ts";

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
}

/** Whether the URL points at this machine itself: only there are tools called without being asked for. */
export function isLoopback(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
