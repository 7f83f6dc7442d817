import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type TypeName, validate } from "../../src/index.ts";

/** A message with its verdict: by the exact reading of its type, and then by the type's laws. */
interface Given {
  readonly kind: string;
  readonly valid: boolean;
  readonly why: string;
  readonly value: unknown;
  /** Other outcomes that are right too. */
  readonly accept?: readonly { readonly valid?: boolean }[];
}

const types: { readonly [kind: string]: TypeName } = {
  trigger: "Trigger",
  action: "Action",
  tool_result: "ToolResult",
  stored_result: "StoredResult",
  blob_uri: "BlobUri",
  decision_request: "DecisionRequest",
  decision_response: "DecisionAnswer",
  agent_tool: "AgentTool",
  agent_config: "AgentConfig",
  client_input: "ClientInput",
  settle_request: "SettleRequest",
  settle_reply: "SettleReply",
  event: "Event",
  usage: "Usage",
  error_info: "ErrorInfo",
  stream_frame: "StreamFrame",
};

/** Pairs of an input and an outcome: the rules' own tests take these. */
const pairs = new Set(["input_case", "output_case", "coercion_case", "backoff_case"]);

const given = readFileSync(new URL("../cases/messages.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Given);
const messages = given.filter(({ kind }) => !pairs.has(kind));

describe("A given message", () => {
  it.each(messages)("$kind, valid $valid: $why", ({ kind, valid, value, accept = [] }) => {
    const type = types[kind];
    if (type === undefined) throw new Error(`No wire type is known for the kind ${kind}.`);
    const verdict = validate(type, value);
    const right = [valid, ...accept.map((other) => other.valid)];
    expect(right, verdict.ok ? "accepted" : JSON.stringify(verdict.errors)).toContain(verdict.ok);
    if (!verdict.ok) expect(verdict.errors[0]!.message).not.toBe("");
  });

  it("is of every kind that has a wire type", () => {
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(types)));
  });
});
