import type { Abuse } from "./case.ts";

/** Requests that reach every public address sooner or later. */
export const abuses: readonly Abuse[] = [
  { kind: "method", method: "GET" },
  { kind: "method", method: "PUT" },
  { kind: "method", method: "DELETE" },
  { kind: "content-type", contentType: "text/plain" },
  { kind: "content-type", contentType: "application/x-www-form-urlencoded" },
  { kind: "body", what: "nothing", text: "" },
  { kind: "body", what: "JSON that is cut off", text: '{"session_id": "s", "trig' },
  { kind: "body", what: "null", text: "null" },
  { kind: "body", what: "an array", text: "[]" },
  { kind: "body", what: "a string", text: '"session.start"' },
  { kind: "body", what: "an object without a trigger", text: '{"session_id": "s", "decision_id": "d"}' },
  { kind: "body", what: "a trigger that is null", text: '{"session_id": "s", "decision_id": "d", "trigger": null}' },
  { kind: "body", what: "a trigger without a type", text: '{"session_id": "s", "decision_id": "d", "trigger": {}}' },
  {
    kind: "body",
    what: "a call without an input",
    text: '{"session_id": "s", "decision_id": "d", "trigger": {"type": "tool.execute"}}',
  },
  { kind: "body", what: "10,000 open brackets", text: "[".repeat(10_000) },
  { kind: "body", what: "HTML", text: "<!doctype html><title>hello</title>" },
  { kind: "size", bytes: 2 * 2 ** 20 },
];

/** Requests that only a worker with a secret has to tell from real ones. */
export const forgeries: readonly Abuse[] = [
  { kind: "signature", signature: "none" },
  { kind: "signature", signature: "wrong" },
  { kind: "signature", signature: "of-another-body" },
];
