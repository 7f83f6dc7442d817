/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A session as data: what its peers say does not depend on how often they are asked, so that it can be cut anywhere. */
export interface RecordedSession {
  readonly name: string;
  readonly config: Json;
  /** What the user says, turn by turn. */
  readonly says: readonly string[];
  /** The model's replies, by the number of assistant messages that the prompt holds: a text, or calls of tools. */
  readonly replies: readonly (
    | string
    | readonly { readonly id: string; readonly name: string; readonly arguments: string }[]
  )[];
  /** The worker's answers to tool.execute, by the call's id and then by attempt; the last one serves all further ones. */
  readonly answers: Readonly<Record<string, readonly Json[]>>;
  /** Answers to other triggers, by `type id`; everything else gets its proposal. */
  readonly decisions?: Readonly<Record<string, Json>>;
  /** What the client settles once the call is open, by its id. */
  readonly settles?: Readonly<Record<string, Json>>;
  /** Whether the client resumes what is interrupted. */
  readonly resumes?: boolean;
}

const tool = (name: string, more: Json = {}): Json => ({ name, description: `The tool ${name}.`, ...more });
const config = (...tools: Json[]): Json => ({ model: "m", tools });
const text = (said: string): Json => ({ actions: [{ type: "tool.result", content: [{ type: "text", text: said }] }] });
const failure = (error: string, retryable = false): Json => ({ actions: [{ type: "tool.error", error, retryable }] });
const call = (id: string, name = "tool", args = "{}") => ({ id, name, arguments: args });
const eager: Json = { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 };
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Ten sessions that together go through every kind of step that the engine records. */
export const sessions: readonly RecordedSession[] = [
  { name: "text alone", config: config(), says: ["hello", "again"], replies: ["Hello.", "Again."], answers: {} },
  {
    name: "one call",
    config: config(tool("tool")),
    says: ["go"],
    replies: [[call("c1")], "Done."],
    answers: { c1: [text("ran c1")] },
  },
  {
    name: "parallel calls",
    config: config(tool("tool"), tool("other")),
    says: ["go"],
    replies: [[call("c1"), call("c2", "other"), call("c3")], "Done."],
    answers: { c1: [text("one")], c2: [failure("two failed")], c3: [text("three")] },
  },
  {
    name: "a loop of calls",
    config: config(tool("tool")),
    says: ["go"],
    replies: [[call("c1")], [call("c2")], [call("c3")], "Done."],
    answers: { c1: [text("one")], c2: [text("two")], c3: [text("three")] },
  },
  {
    name: "retries",
    config: { ...config(tool("tool")), retry: { tool: eager } },
    says: ["go"],
    replies: [[call("c1"), call("c2")], "Done."],
    answers: { c1: [failure("busy", true), failure("busy", true), text("third time")], c2: [failure("busy", true)] },
  },
  {
    name: "bad arguments and a result that breaks its schema",
    config: config(
      tool("tool", { input: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] } }),
      tool("typed", { output: { type: "object", required: ["ok"] } }),
    ),
    says: ["go"],
    replies: [[call("c1", "tool", "[1]"), call("c2", "typed"), call("c3", "unknown")], "Done."],
    answers: { c2: [text("no object")] },
  },
  {
    name: "bytes",
    config: config(tool("tool")),
    says: ["go"],
    replies: [[call("c1")], "Done."],
    answers: {
      c1: [
        {
          actions: [
            {
              type: "tool.result",
              result: {
                content: [
                  { type: "image", data: png, mimeType: "image/png" },
                  { type: "text", text: "a picture" },
                ],
              },
            },
          ],
        },
      ],
    },
  },
  {
    name: "open calls",
    config: config(tool("tool")),
    says: ["go"],
    replies: [[call("c1"), call("c2")], "Done."],
    answers: { c1: [{}], c2: [{}] },
    settles: {
      c1: { type: "tool.result", result: { content: [{ type: "text", text: "late one" }] } },
      c2: { type: "tool.error", error: "late two" },
    },
  },
  {
    name: "an interrupt",
    config: config(tool("tool")),
    says: ["go"],
    replies: [[call("c1")], "Done."],
    answers: { c1: [{ actions: [{ type: "interrupt", interrupt_id: "i1", reason: "ask" }] }] },
    decisions: {
      "interrupt.resumed i1": {
        actions: [{ type: "tool.result", id: "c1", content: [{ type: "text", text: "approved" }] }],
      },
    },
    resumes: true,
  },
  {
    name: "state and an end of the worker's own",
    config: config(tool("tool")),
    says: ["go", "more"],
    replies: [[call("c1")], "Done.", "More."],
    answers: { c1: [{ ...text("ran"), state: { runs: 1 } }] },
  },
];
