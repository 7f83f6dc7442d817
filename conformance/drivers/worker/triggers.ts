import { readJson } from "../../../src/json/read.ts";
import type { PlannedCall } from "../../cases/worker/case.ts";

type Json = Readonly<Record<string, unknown>>;

/** Members that no revision of the protocol has yet. */
const NEWER: Json = { tck_newer_member: { since: "2099-01-01", list: [1, null, "x"] } };

/** The `tool.execute` of one attempt. */
export function executeTrigger(call: PlannedCall, attempt: number): Json {
  const newer = call.newer ? NEWER : {};
  return {
    type: "tool.execute",
    id: call.id,
    name: call.tool,
    arguments: call.arguments,
    input: { ...inputOf(call), ...newer },
    attempt,
    ...newer,
  };
}

/** What the engine proposes for it: nothing for a usable call, else the refusal, after a repetition of the path. */
export function executeProposal(call: PlannedCall, messages: readonly Json[]): Json {
  const error = refusalOf(call);
  if (error === undefined) return {};
  return { messages, actions: [{ type: "tool.error", id: call.id, error, retryable: false }] };
}

/** The request's own newer members. */
export function withNewer(body: Json, call: PlannedCall): Json {
  return call.newer ? { ...body, ...NEWER } : body;
}

function inputOf(call: PlannedCall): Json {
  const read = readJson(call.arguments);
  if (call.fit === "malformed" || !read.ok)
    return { status: "malformed", error: `arguments must be a JSON object (${call.how})` };
  if (call.fit === "invalid")
    return { status: "invalid", value: read.value, error: `arguments do not match the schema (${call.how})` };
  return { status: "valid", value: read.value };
}

function refusalOf(call: PlannedCall): string | undefined {
  if (call.fit === "unknown-tool") return `unknown tool: ${call.tool}`;
  return call.fit === "valid" ? undefined : `invalid tool arguments: ${String(inputOf(call)["error"])}`;
}
