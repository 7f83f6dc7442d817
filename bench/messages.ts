const bytes = Buffer.from("twelve bytes").toString("base64");

/** A result with each of the five kinds of block. */
export const toolResult = {
  content: [
    { type: "text", text: "Water at 14:10." },
    { type: "image", data: bytes, mimeType: "image/png" },
    { type: "audio", data: bytes, mimeType: "audio/wav" },
    { type: "resource", resource: { uri: "file:///t.csv", mimeType: "text/csv", text: "14:10" } },
    { type: "resource_link", uri: "u:t", name: "t" },
  ],
};

/** Ten turns of a question, a call, its result and an answer: forty messages. */
const messages = Array.from({ length: 10 }, (_, turn) => [
  { id: `m${turn}a`, role: "user", content: "When will there be high water at Leith today?" },
  {
    id: `m${turn}b`,
    role: "assistant",
    tool_calls: [
      { id: `call_${turn}`, type: "function", function: { name: "get_tide", arguments: '{"port":"Leith"}' } },
    ],
  },
  { id: `m${turn}c`, role: "tool", tool_call_id: `call_${turn}`, content: "High water at 14:10." },
  { id: `m${turn}d`, role: "assistant", content: "At ten past two, by the local clock." },
]).flat();

/** What an engine sends a worker late in a conversation: the path, the same again as a tree, and an open call. */
export const decisionRequest = {
  session_id: "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a06",
  decision_id: "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a07",
  agent_id: "harbour",
  identity: { subject: { issuer: "app", id: "u9" }, visibility: "private", metadata: {} },
  trigger: {
    type: "tool.execute",
    id: "call_10",
    name: "get_tide",
    arguments: '{"port":"Leith"}',
    input: { status: "valid", value: { port: "Leith" } },
    attempt: 1,
  },
  proposed: {},
  state: null,
  agent: {
    model: "harbour-1",
    tools: [
      {
        name: "get_tide",
        description: "When the tide is high at a port.",
        input: { type: "object", properties: { port: { type: "string" } }, required: ["port"] },
      },
    ],
  },
  calls: [
    {
      id: "call_10",
      kind: "tool_call",
      status: "pending",
      attempt: 1,
      name: "get_tide",
      arguments: '{"port":"Leith"}',
      handler: "worker",
    },
  ],
  pending_calls: 1,
  messages,
  message_tree: {
    nodes: messages.map((message, i) => (i === 0 ? { message } : { parent_id: messages[i - 1]!.id, message })),
    head_id: messages.at(-1)!.id,
  },
  ancestry: [],
  attempts: 1,
};
