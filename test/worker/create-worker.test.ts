import { afterEach, describe, expect, it, vi } from "vitest";
import type { DecisionAnswer, DecisionResponse, Trigger } from "../../src/generated/types.ts";
import type { WireResponse } from "../../src/wire/handle.ts";
import { createWorker, defineTool, ToolError, withJsonSchema } from "../../src/worker/index.ts";
import { decisionRequest, execute, posted } from "./requests.ts";

const echo = defineTool({ name: "echo", description: "Say it again.", execute: (input) => input });
const upload = defineTool({ name: "upload", handler: "client", input: { type: "object" } });

function actionsOf(answer: DecisionAnswer) {
  return answer?.actions ?? [];
}

function parsed(response: WireResponse) {
  return JSON.parse(String(response.body)) as DecisionResponse & { error?: string };
}

describe("a worker made of tools", () => {
  it("declares its tools when a session starts, and keeps what the engine proposes of the agent", async () => {
    const worker = createWorker([echo, upload], { agent: { system: "Be brief." } });
    const proposed = { agent: { model: "m-1", effort: "low" as const, tools: [{ name: "theirs" }, { name: "echo" }] } };
    const answer = await worker.decide(decisionRequest({ type: "session.start" }, { proposed }));
    expect(answer).toEqual({
      agent: {
        model: "m-1",
        effort: "low",
        system: "Be brief.",
        tools: [
          { name: "theirs" },
          { name: "echo", description: "Say it again." },
          { name: "upload", input: { type: "object" }, handler: "client" },
        ],
      },
    });
  });

  it("names a model even if nobody did", async () => {
    const answer = await createWorker([echo]).decide(decisionRequest({ type: "session.start" }));
    expect(answer?.agent?.model).toBe("claude-haiku-4-5");
  });

  it("takes the tools as a record, whose keys are the names", async () => {
    const worker = createWorker({ say: echo });
    const answer = await worker.decide(decisionRequest(execute("say", { a: 1 })));
    expect(actionsOf(answer)).toEqual([
      { type: "tool.result", id: "call-1", attempt: 1, result: { content: [{ type: "text", text: '{"a":1}' }] } },
    ]);
  });

  it("refuses tools that cannot be told apart, or have no name", () => {
    expect(() => createWorker([echo, echo])).toThrow('Two tools are named "echo"');
    expect(() => createWorker([defineTool({ execute: () => "" })])).toThrow("no name");
  });

  it("turns a throw into a tool.error that the model can read, and tells the listener", async () => {
    const seen: unknown[] = [];
    const boom = new Error("The upstream said 503 to key-12345.");
    const failing = defineTool({
      name: "f",
      execute: () => {
        throw boom;
      },
    });
    const worker = createWorker([failing], { redact: ["key-12345"], onError: (thrown) => seen.push(thrown) });
    const answer = await worker.decide(decisionRequest(execute("f", {})));
    expect(actionsOf(answer)).toEqual([
      { type: "tool.error", id: "call-1", attempt: 1, error: "The upstream said 503 to [redacted]." },
    ]);
    expect(seen).toEqual([boom]);
  });

  it("survives a listener that throws", async () => {
    const failing = defineTool({ name: "f", execute: () => Promise.reject(new ToolError("no", { retryable: true })) });
    const worker = createWorker([failing], {
      onError: () => {
        throw new Error("listener");
      },
    });
    const answer = await worker.decide(decisionRequest(execute("f", {})));
    expect(actionsOf(answer)).toMatchObject([{ type: "tool.error", error: "no", retryable: true }]);
  });

  it("returns the proposed tool.error for invalid and malformed arguments and unknown tools, and runs nothing", async () => {
    const run = vi.fn();
    const worker = createWorker([defineTool({ name: "t", execute: run })]);
    const proposed = { actions: [{ type: "tool.error" as const, id: "call-1", error: "no" }] };
    const inputs = [
      { status: "invalid" as const, value: {}, error: "e" },
      { status: "malformed" as const, error: "e" },
    ];
    for (const input of inputs) {
      const request = decisionRequest(execute("t", {}, { input }), { proposed });
      expect(await worker.decide(request)).toEqual(proposed);
    }
    expect(await worker.decide(decisionRequest(execute("unknown", {}), { proposed }))).toEqual(proposed);
    expect(run).not.toHaveBeenCalled();
  });

  it("refuses them itself where an engine proposes nothing", async () => {
    const worker = createWorker([echo]);
    expect(actionsOf(await worker.decide(decisionRequest(execute("nope", {}))))).toMatchObject([
      { type: "tool.error", error: "unknown tool: nope" },
    ]);
    const invalid = execute("echo", {}, { input: { status: "malformed", error: "not JSON" } });
    expect(actionsOf(await worker.decide(decisionRequest(invalid)))).toMatchObject([
      { type: "tool.error", error: "invalid tool arguments: not JSON" },
    ]);
  });

  it.each([
    [{ type: "tool.finished", id: "call-1", ok: true, name: "echo", result: { content: [] } }],
    [{ type: "turn.finished", turn_id: "t-1", cost: "0", usage: {} }],
    [{ type: "something.newer", with: "fields" }],
    [{ type: "toString" }],
  ])("accepts the proposal for %j", async (trigger) => {
    const proposed = { actions: [{ type: "done" as const }] };
    const request = decisionRequest(trigger as unknown as Trigger, { proposed });
    expect(await createWorker([echo]).decide(request)).toEqual(proposed);
  });

  it("gives a tool its call, its session, and a signal that aborts at the deadline", async () => {
    const waiting = defineTool({
      name: "w",
      execute: (_input, { signal, call, sessionId, turnId }) =>
        new Promise((_resolve, reject) => {
          expect([call.id, call.attempt, sessionId, turnId]).toEqual(["call-1", 1, "s-1", "t-1"]);
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const deadline = new Date(Date.now() + 20).toISOString();
    const answer = await createWorker([waiting]).decide(decisionRequest(execute("w", {}, { deadline })));
    expect(actionsOf(answer)).toMatchObject([
      { type: "tool.error", error: "w did not finish in time.", code: "deadline_exceeded", retryable: true },
    ]);
  });

  it("parses with the schema's own library, and names every complaint", async () => {
    const schema = {
      "~standard": {
        version: 1 as const,
        vendor: "test",
        validate: (value: unknown) =>
          (value as { n?: unknown }).n === undefined
            ? { issues: [{ message: "is missing", path: ["a/b", { key: 0 }] }] }
            : { value: { doubled: Number((value as { n: unknown }).n) * 2 } },
      },
    };
    const input = withJsonSchema(schema, { type: "object" });
    const worker = createWorker([defineTool({ name: "d", input, execute: (value) => value })]);
    expect(actionsOf(await worker.decide(decisionRequest(execute("d", { n: 2 }))))).toMatchObject([
      { result: { content: [{ text: '{"doubled":4}' }] } },
    ]);
    expect(actionsOf(await worker.decide(decisionRequest(execute("d", {}))))).toMatchObject([
      { type: "tool.error", error: "invalid tool arguments: /a~1b/0: is missing" },
    ]);
    expect(() => createWorker([defineTool({ name: "d", input: schema, execute: () => "" })])).not.toThrow();
  });
});

describe("a worker made of a decide function", () => {
  it("obeys it, with null for nothing", async () => {
    const worker = createWorker(({ trigger, proposed }) => (trigger.type === "session.start" ? null : proposed));
    expect(parsed(await worker.handle(posted(decisionRequest({ type: "session.start" }))))).toBeNull();
  });

  it("fails the call when it throws for a call, and answers 500 when it throws for anything else", async () => {
    const worker = createWorker(() => {
      throw new Error("bug");
    });
    const call = await worker.handle(posted(decisionRequest(execute("t", {}))));
    expect(parsed(call).actions).toEqual([{ type: "tool.error", id: "call-1", attempt: 1, error: "bug" }]);
    const start = await worker.handle(posted(decisionRequest({ type: "session.start" })));
    expect([start.status, parsed(start).error]).toEqual([500, "bug"]);
  });
});

describe("the worker's endpoint", () => {
  const secret = "shared";

  it.each([
    ["the method", { method: "GET" }, 405],
    ["the content type, as a form of a web page has it", { headers: { "content-type": "text/plain" } }, 415],
    ["JSON that is cut", { body: Buffer.from('{"session_id":') }, 400],
    ["text that is not UTF-8", { body: Uint8Array.of(0x22, 0xff, 0x22) }, 400],
    ["an empty body", { body: new Uint8Array() }, 400],
    ["a body that is too long", { body: Buffer.alloc(2_000, 0x20) }, 413],
  ])("turns away %s with a sentence", async (_what, wrong, status) => {
    const worker = createWorker([echo], { bodyLimitBytes: 1_500 });
    const response = await worker.handle(posted(decisionRequest({ type: "session.start" }), wrong));
    expect(response.status).toBe(status);
    expect(parsed(response).error).toMatch(/\w+/);
  });

  it("says what of a decision request is missing", async () => {
    const response = await createWorker([echo]).handle(posted({ trigger: { type: "session.start" } }));
    expect(response.status).toBe(400);
    expect(parsed(response).error).toContain("session_id");
  });

  it("takes only bodies that carry a fitting signature once it has a secret", async () => {
    const worker = createWorker([echo], { secret });
    const request = decisionRequest(execute("echo", {}));
    expect((await worker.handle(posted(request))).status).toBe(401);
    expect((await worker.handle(posted(request, { secret: "other" }))).status).toBe(401);
    expect((await worker.handle(posted(request, { secret }))).status).toBe(200);
  });

  it("runs a tool once for a decision that is delivered again, while it runs and after it has ended", async () => {
    const run = vi.fn(async () => {
      await Promise.resolve();
      return "once";
    });
    const worker = createWorker([defineTool({ name: "t", execute: run })]);
    const first = posted(decisionRequest(execute("t", {})));
    const again = posted(decisionRequest(execute("t", {}), { attempts: 2 }));
    const answers = await Promise.all([worker.handle(first), worker.handle(again)]);
    answers.push(await worker.handle(again));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("runs it again for the next attempt, and for a decision that could not be made before", async () => {
    const run = vi.fn(() => "x");
    const worker = createWorker([defineTool({ name: "t", execute: run })]);
    await worker.handle(posted(decisionRequest(execute("t", {}))));
    await worker.handle(posted(decisionRequest(execute("t", {}, { attempt: 2 }), { decision_id: "d-2" })));
    expect(run).toHaveBeenCalledTimes(2);
    let calls = 0;
    const flaky = createWorker(() => {
      calls++;
      if (calls === 1) throw new Error("not yet");
      return {};
    });
    const start = posted(decisionRequest({ type: "session.start" }));
    expect((await flaky.handle(start)).status).toBe(500);
    expect((await flaky.handle(start)).status).toBe(200);
  });

  it("answers the same through fetch", async () => {
    const body = JSON.stringify(decisionRequest(execute("echo", { a: 1 })));
    const request = new Request("http://worker.test/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const response = await createWorker([echo]).fetch(request);
    expect(response.status).toBe(200);
    expect(((await response.json()) as DecisionResponse).actions).toHaveLength(1);
  });

  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });

  it("answers over a socket, and ends what waits when it closes", async () => {
    let aborted = false;
    const waiting = defineTool({
      name: "w",
      execute: (_input, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            aborted = true;
            reject(signal.reason);
          });
        }),
    });
    const server = await createWorker([echo, waiting]).listen();
    open.push(server);
    const post = (body: unknown) =>
      fetch(server.url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const response = await post(decisionRequest(execute("echo", { a: 1 })));
    expect(response.status).toBe(200);
    const lost = post(decisionRequest(execute("w", {}), { decision_id: "d-9" })).catch(() => "gone");
    await vi.waitFor(async () => expect(await post(decisionRequest(execute("echo", {})))).toBeDefined());
    await server.close();
    await lost;
    expect(aborted).toBe(true);
  });
});
