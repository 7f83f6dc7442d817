import { createHmac } from "node:crypto";
import type { DecisionRequest, ToolExecute, Trigger } from "../../src/generated/types.ts";
import type { WireRequest } from "../../src/wire/handle.ts";

/** A decision request around a trigger, as an engine would send it. */
export function decisionRequest(trigger: Trigger, more: Partial<DecisionRequest> = {}): DecisionRequest {
  return {
    session_id: "s-1",
    decision_id: "d-1",
    agent_id: "agent",
    identity: { visibility: "shared", metadata: {} },
    trigger,
    proposed: {},
    state: null,
    agent: null,
    calls: [],
    pending_calls: 0,
    messages: [],
    message_tree: { nodes: [] },
    ancestry: [],
    attempts: 1,
    deadline: null,
    turn_id: "t-1",
    ...more,
  };
}

/** A `tool.execute` whose arguments were valid. */
export function execute(name: string, value: unknown, more: Partial<ToolExecute> = {}): ToolExecute {
  return {
    type: "tool.execute",
    id: "call-1",
    name,
    arguments: JSON.stringify(value),
    input: { status: "valid", value },
    attempt: 1,
    ...more,
  } as ToolExecute;
}

/** The same request as one HTTP message. */
export function posted(body: unknown, more: Partial<WireRequest> & { readonly secret?: string } = {}): WireRequest {
  const { secret, ...rest } = more;
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  const signature = secret === undefined ? {} : { "x-substructure-signature": sign(secret, bytes) };
  return {
    method: "POST",
    path: "/",
    headers: { "content-type": "application/json", ...signature },
    body: bytes,
    signal: new AbortController().signal,
    ...rest,
  };
}

function sign(secret: string, body: Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
