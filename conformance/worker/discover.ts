import { isObject } from "../../src/json/own.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";

import type { WorkerLog } from "../drivers/worker/log.ts";
import { startSession } from "../drivers/worker/play.ts";
import type { WorkerTarget } from "../drivers/worker/target.ts";

/** What a worker says of itself, or why nothing can be said of it. */
export type Discovery =
  | { readonly ok: true; readonly tools: readonly DeclaredTool[]; readonly log: WorkerLog }
  | { readonly ok: false; readonly reason: string; readonly log: WorkerLog };

const EXAMPLE = '{"agent": {"model": "any-model", "tools": [{"name": "think"}]}}';

const KEYS = "Give the worker's own secret by --secret or TCK_WORKER_SECRET, and what else it asks for by --header.";

/** Starts a session, as an engine does, and reads the tools that the worker declares. */
export async function discover(target: WorkerTarget, sessionId: string): Promise<Discovery> {
  const { log, session } = await startSession(target, sessionId);
  const [exchange] = log.exchanges;
  if (log.end !== "ended")
    return { ok: false, log, reason: `The worker at ${target.url} gave no answer: ${exchange?.failure ?? log.end}.` };
  if (!isObject(session.agent)) {
    const { status = 0, text = "" } = exchange?.answer ?? {};
    return {
      ok: false,
      log,
      reason:
        `The worker declared no agent when a session started (status ${status}): ${text.slice(0, 200) || "an empty body"}\n` +
        `To mend it: ${status === 401 || status === 403 ? KEYS : `Answer the trigger session.start with status 200 and JSON like ${EXAMPLE}.`}`,
    };
  }
  const { tools: declared = [] } = session.agent;
  if (!Array.isArray(declared)) {
    const got = JSON.stringify(declared).slice(0, 200);
    return { ok: false, log, reason: `/agent/tools must be a list of tools, as in ${EXAMPLE}, and is ${got}.` };
  }
  const tools = session.tools.flatMap((tool) =>
    typeof tool["name"] === "string" ? [tool as unknown as DeclaredTool] : [],
  );
  return { ok: true, tools, log };
}
