import type { Recorded } from "./recorder.ts";

/** A recorded call as JSON: the raw side (headers without keys, body), the effective side, and what was answered. */
export const exchangeJson = ({ request, answer, refused, status, faults, conversation, turn }: Recorded): object => ({
  conversation: conversation ?? null,
  turn: turn ?? null,
  call: request.call,
  attempt: request.attempt,
  format: request.format,
  model: request.model,
  prefix: request.prefix,
  stream: request.stream,
  raw: { method: request.method, path: request.path, headers: withoutKeys(request.headers), body: request.json },
  effective: { messages: request.messages, tools: request.tools, toolChoice: request.toolChoice ?? null },
  answer: { status, refused: refused ?? null, ...answer, tag: undefined, faults },
});

const secret = new Set(["authorization", "x-api-key", "cookie", "proxy-authorization"]);

/** Headers with those that hold keys blacked out. */
export const withoutKeys = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, secret.has(name) ? "[removed]" : value]));
