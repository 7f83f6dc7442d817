/** A value that is refused: where, and the sentence that says why. */
export interface Refused {
  readonly name: string;
  readonly pointer: string;
  readonly reason: string;
  /** The rule that it breaks, when its shape is right. */
  readonly rule?: string;
  readonly value: unknown;
}

const usage = { input: 120, output: 30, uncached_input: 20, cache_read: 90, cache_write: 10, total: 150 };
const stored = { content: [{ type: "text", text: "High water at 14:10." }] };
const failure = { message: "deadline exceeded while running", code: "deadline_exceeded" };
const call = { id: "call_7", type: "function", function: { name: "get_tide", arguments: '{"port":"Leith"}' } };
const asked = { id: "m-1", role: "user", content: "When is high water at Leith?" };
const called = { id: "m-2", role: "assistant", tool_calls: [call] };
const tree = { nodes: [{ message: asked }, { message: called, parent_id: "m-1" }], head_id: "m-2" };
const execute = {
  type: "tool.execute",
  id: "call_7",
  name: "get_tide",
  arguments: '{"port":"Leith"}',
  input: { status: "valid", value: { port: "Leith" } },
  attempt: 1,
};
const request = {
  session_id: "s-41",
  decision_id: "d-7",
  agent_id: "harbour",
  identity: { subject: { issuer: "app", id: "u-9" }, visibility: "private", metadata: {} },
  trigger: execute,
  proposed: {},
  state: null,
  calls: [{ id: "call_7", kind: "tool_call", status: "running", attempt: 1, name: "get_tide", handler: "worker" }],
  pending_calls: 1,
  messages: [asked, called],
  message_tree: tree,
  ancestry: [],
  attempts: 1,
};
const start = {
  ...request,
  trigger: { type: "session.start" },
  calls: [],
  pending_calls: 0,
  messages: [],
  message_tree: { nodes: [] },
};
const event = {
  session_id: "s-41",
  seq: 14,
  occurred_at: "2026-08-28T09:00:03Z",
  turn_id: "t-3",
  payload: { type: "tool.call.completed", id: "call_7", name: "get_tide", result: stored },
};
const settled = { type: "tool.result", id: "call_7" };

/** Values of types whose members hang together, from the least to the most. */
export const writtenValid: { readonly [type: string]: readonly unknown[] } = {
  ImageBlock: ["", "iVBORw0KGgo=", "aGVsbG8="].map((data) => ({ type: "image", data, mimeType: "image/png" })),
  AudioBlock: ["", "UklGRg==", "AAA="].map((data) => ({ type: "audio", data, mimeType: "audio/wav" })),
  Usage: [
    { input: 0, output: 0, uncached_input: 0, cache_read: 0, cache_write: 0, total: 0 },
    usage,
    { ...usage, provider: { tier: "batch" } },
  ],
  Timestamp: ["2026-08-28T09:00:00Z", "2026-08-28T11:00:00.125+02:00", "1999-12-31T23:59:59Z"],
  Cost: ["0", "0.0031", "-1.5"],
  BlobUri: [
    "blob://acme/019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a11?mime=image%2Fpng&size=5",
    "blob://acme/019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a12?mime=application%2Foctet-stream&size=0",
    "blob://a%20b/019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a13?mime=text%2Fcsv&size=2048&name=q3.csv",
  ],
  Content: [
    "",
    "When is high water?",
    [
      { type: "text", text: "See the chart." },
      { type: "blob", uri: "blob://acme/1" },
    ],
  ],
  DeferTools: [false, true, { strategy: "search", max_matches: 3 }],
  DecisionAnswer: [null, {}, { actions: [{ type: "tool.result", result: "14:10" }], state: { lookups: 1 } }],
  ToolInput: [
    { status: "malformed", error: "The arguments are an array, not an object." },
    { status: "invalid", value: { port: 9 }, error: "/port: 9 is no string." },
    { status: "valid", value: { port: "Leith" } },
  ],
  ToolFinished: [
    { type: "tool.finished", id: "call_7", ok: true, name: "get_tide", result: { content: [] } },
    { type: "tool.finished", id: "call_8", ok: false, name: "get_tide", error: failure },
    { type: "tool.finished", id: "call_7", ok: true, name: "get_tide", result: { ...stored, isError: true } },
  ],
  SubagentFinished: [
    { type: "subagent.finished", id: "call_9", ok: true, session_id: "s-42", agent_id: "poet" },
    { type: "subagent.finished", id: "call_9", ok: false, session_id: "s-42", agent_id: "poet", error: failure },
    {
      type: "subagent.finished",
      id: "call_9",
      ok: true,
      session_id: "s-42",
      agent_id: "poet",
      result: "The sea comes in.",
    },
  ],
  ToolResultAction: [
    { type: "tool.result", content: [{ type: "text", text: "High water at 14:10." }] },
    { type: "tool.result", result: "High water at 14:10." },
    {
      type: "tool.result",
      id: "call_7",
      attempt: 1,
      result: stored,
      structured_content: { height_m: 4.9 },
      is_error: false,
    },
  ],
  ToolResultInput: [
    { ...settled, result: stored },
    { ...settled, content: stored.content },
    { ...settled, attempt: 1, result: stored, structured_content: { height_m: 4.9 }, is_error: false },
  ],
  ToolResultSettle: [
    { ...settled, result: stored },
    { ...settled, content: stored.content },
    { ...settled, attempt: 1, result: stored, structured_content: { height_m: 4.9 }, is_error: false },
  ],
  ClientMessages: [
    { type: "client.messages", messages: [], new_from: 0, client: {} },
    { type: "client.messages", messages: [{ role: "user", content: "When?" }], new_from: 0, client: {} },
    { type: "client.messages", messages: [asked, called], new_from: 2, client: { state: { page: "tides" } } },
  ],
  LlmExecute: [
    { type: "llm.execute", id: "m-2", request: { model: "m", messages: [] }, stream: false, attempt: 1 },
    {
      type: "llm.execute",
      id: "m-2",
      request: { model: "m", max_tokens: 10 },
      format: "anthropic",
      stream: false,
      attempt: 1,
    },
    {
      type: "llm.execute",
      id: "m-2",
      request: { model: "m", messages: [{ role: "user", content: "When?" }], temperature: 0.5 },
      stream: true,
      attempt: 2,
      deadline: "2026-08-28T09:00:00Z",
    },
  ],
  MessageTree: [{ nodes: [] }, { nodes: [{ message: asked }], head_id: "m-1" }, tree],
  DecisionRequest: [
    start,
    request,
    { ...request, agent: null, worker: null, deadline: "2026-08-28T09:00:20Z", turn_id: "t-3" },
  ],
  SettleBody: [
    { ok: false, error: "The call is no longer open." },
    { ok: false, error: "There is no such call." },
    { ok: true },
  ],
  SettleReply: [
    { status: 200, body: { ok: true } },
    { status: 404, body: { ok: false, error: "There is no such call." } },
    { status: 409, body: { ok: false, error: "The call is no longer open." } },
  ],
  SessionFrame: [
    {
      event: "llm.token.delta",
      data: { type: "llm.token.delta", session_id: "s-41", call_id: "m-2", attempt: 1, seq: 0 },
    },
    { id: "14", event: "tool.call.completed", data: event },
    {
      event: "llm.token.delta",
      data: { type: "llm.token.delta", session_id: "s-41", call_id: "m-2", attempt: 1, seq: 1, text: "High" },
    },
  ],
  EventFrame: [
    { id: "1", event: "session.created", data: { ...event, seq: 1, payload: { type: "session.created" } } },
    { id: "14", event: "tool.call.completed", data: event },
    { id: "15", event: "session.done", data: { ...event, seq: 15, turn_id: null, payload: { type: "session.done" } } },
  ],
};

/** Values of the right shape that break a law, and others that no systematic edit makes. */
export const writtenInvalid: { readonly [type: string]: readonly Refused[] } = {
  Usage: [
    {
      name: "input-is-no-sum",
      pointer: "/input",
      reason: "is 100; uncached_input + cache_read + cache_write is 120",
      rule: "usage/sums",
      value: { ...usage, input: 100, total: 130 },
    },
    {
      name: "total-is-no-sum",
      pointer: "/total",
      reason: "is 149; input + output is 150",
      rule: "usage/sums",
      value: { ...usage, total: 149 },
    },
  ],
  ToolResultAction: [
    {
      name: "names-both",
      pointer: "",
      reason: "names both result and content",
      rule: "results/naming-both-is-refused",
      value: { type: "tool.result", result: "a", content: [] },
    },
    {
      name: "names-both-one-null",
      pointer: "",
      reason: "names both result and content",
      rule: "results/naming-both-is-refused",
      value: { type: "tool.result", result: null, content: [] },
    },
  ],
  ToolFinished: [
    {
      name: "both-outcomes",
      pointer: "/error",
      reason: "stands beside ok true",
      rule: "calls/finished-names-its-call",
      value: { type: "tool.finished", id: "c", ok: true, name: "t", result: stored, error: failure },
    },
    {
      name: "no-outcome",
      pointer: "",
      reason: 'is ok false and lacks the member "error"',
      rule: "calls/finished-names-its-call",
      value: { type: "tool.finished", id: "c", ok: false, name: "t" },
    },
    {
      name: "bytes-on-the-record",
      pointer: "/result/content/0",
      reason: 'has the unknown type "image"',
      value: {
        type: "tool.finished",
        id: "c",
        ok: true,
        name: "t",
        result: { content: [{ type: "image", data: "aGVsbG8=", mimeType: "image/png" }] },
      },
    },
  ],
  ImageBlock: [
    {
      name: "not-base64",
      pointer: "/data",
      reason: "is not canonical base64",
      rule: "worker/encodes-bytes-as-base64",
      value: { type: "image", data: "aGVsbG8", mimeType: "image/png" },
    },
  ],
  MalformedInput: [
    {
      name: "with-a-value",
      pointer: "",
      reason: 'has the unknown member "value"',
      value: { status: "malformed", error: "not JSON", value: {} },
    },
  ],
  ClientMessages: [
    {
      name: "new-from-beyond",
      pointer: "/new_from",
      reason: "is 2 for 1 messages",
      rule: "delivery/new-from-within-the-view",
      value: { type: "client.messages", messages: [{ role: "user" }], new_from: 2, client: {} },
    },
  ],
  SettleReply: [
    {
      name: "stale-and-ok",
      pointer: "/body/ok",
      reason: "is true under status 409",
      rule: "delivery/status-tells-ok",
      value: { status: 409, body: { ok: true } },
    },
  ],
  MessageTree: [
    {
      name: "head-is-nowhere",
      pointer: "/head_id",
      reason: 'is "m-9", which names no message',
      rule: "delivery/tree-holds-together",
      value: { nodes: [{ message: asked }], head_id: "m-9" },
    },
  ],
  EventFrame: [
    {
      name: "wrong-id",
      pointer: "/id",
      reason: 'is "3", which is not its seq, 14',
      rule: "events/frame-names-its-event",
      value: { id: "3", event: "tool.call.completed", data: event },
    },
  ],
  Timestamp: [
    { name: "no-zone", pointer: "", reason: "must match", value: "2026-08-28T09:00:00" },
    { name: "no-text", pointer: "", reason: "must be a string; it is 1724835600", value: 1724835600 },
    { name: "another-form", pointer: "", reason: "must match", value: "28 Aug 2026" },
  ],
  Cost: [
    { name: "a-number", pointer: "", reason: "must be a string; it is 0.0031", value: 0.0031 },
    { name: "an-exponent", pointer: "", reason: "must match", value: "3.1e-3" },
    { name: "no-digit-first", pointer: "", reason: "must match", value: ".5" },
  ],
  BlobUri: [
    {
      name: "no-size",
      pointer: "",
      reason: "must match",
      value: "blob://acme/019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a13?mime=image%2Fpng",
    },
    {
      name: "no-tenant",
      pointer: "",
      reason: "must match",
      value: "blob://019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a13?mime=image%2Fpng&size=5",
    },
    {
      name: "another-scheme",
      pointer: "",
      reason: "must match",
      value: "https://acme/019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a13?mime=image%2Fpng&size=5",
    },
  ],
};
