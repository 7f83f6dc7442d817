import { describe, expect, it } from "vitest";
import type { LlmExecute } from "../../src/generated/types.ts";
import { type CallModel, createWorker, ToolError } from "../../src/worker/index.ts";
import { decisionRequest, posted } from "./requests.ts";

const reply = { model: "m", content: "Hello you", finish_reason: "stop" } as const;

const inPieces: CallModel = async function* () {
  yield { text: "Hello " };
  yield { text: "you" };
  return reply;
};

function asked(more: Partial<LlmExecute> = {}) {
  const trigger = { type: "llm.execute", id: "llm-1", request: { model: "m", messages: [] }, stream: true, attempt: 1 };
  return decisionRequest({ ...trigger, ...more } as LlmExecute);
}

async function framesOf(
  model: CallModel,
  more: Partial<LlmExecute> = {},
  accept = "text/event-stream, application/json",
) {
  const { handle } = createWorker([], { model });
  const headers = { "content-type": "application/json", accept };
  const response = await handle(posted(asked(more), { headers }));
  let text = "";
  if (typeof response.body === "string") text = response.body;
  else for await (const chunk of response.body as AsyncIterable<string>) text += chunk;
  return { type: response.headers?.["content-type"], text };
}

const settled = { actions: [{ type: "llm.result", id: "llm-1", attempt: 1, response: reply }] };

describe("a worker that makes model calls", () => {
  it("sends a reply's pieces as they come, and then the decision", async () => {
    const { type, text } = await framesOf(inPieces);
    expect(type).toBe("text/event-stream");
    const frames = text.trim().split("\n\n");
    expect(frames).toEqual([
      'event: llm.token.delta\ndata: {"text":"Hello "}',
      'event: llm.token.delta\ndata: {"text":"you"}',
      `event: decision.result\ndata: ${JSON.stringify(settled)}`,
    ]);
  });

  it.each([
    ["no pieces were asked for", { stream: false }, "text/event-stream"],
    ["the engine takes no event stream", {}, "application/json"],
  ])("answers whole where %s", async (_why, more, accept) => {
    const { type, text } = await framesOf(inPieces, more, accept);
    expect(type).toBe("application/json");
    expect(JSON.parse(text)).toEqual(settled);
  });

  it("takes a function that returns the reply, and tells it of the call", async () => {
    const seen: unknown[] = [];
    const { text } = await framesOf(
      (request, { call, format, stream }) => {
        seen.push(request, call, format, stream);
        return { id: "msg" };
      },
      { stream: false, format: "anthropic" },
    );
    expect(seen).toEqual([{ model: "m", messages: [] }, { id: "llm-1", attempt: 1 }, "anthropic", false]);
    expect(JSON.parse(text)).toMatchObject({ actions: [{ type: "llm.result", response: { id: "msg" } }] });
  });

  it("says what went wrong, after whatever was sent already", async () => {
    const breaks: CallModel = async function* () {
      yield { text: "Hel" };
      throw new ToolError("The model is overloaded.", { retryable: true, code: "rate_limited" });
    };
    const error = { type: "llm.error", id: "llm-1", attempt: 1, error: "The model is overloaded." };
    const { text } = await framesOf(breaks);
    expect(text).toContain('data: {"text":"Hel"}');
    expect(text).toContain(JSON.stringify({ actions: [{ ...error, retryable: true, code: "rate_limited" }] }));
  });

  it("aborts at the call's deadline", async () => {
    const waits: CallModel = (_request, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const { text } = await framesOf(waits, { stream: false, deadline: new Date(Date.now() + 20).toISOString() });
    expect(text).toContain("the deadline of this attempt has passed");
  });

  it("accepts the proposal where it has no model", async () => {
    expect(await createWorker([]).decide(asked())).toEqual({});
  });
});
