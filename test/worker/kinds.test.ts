import { describe, expect, it, vi } from "vitest";
import type { Action, Call, DecisionRequest, InterruptAction } from "../../src/generated/types.ts";
import type { SendRequest } from "../../src/wire/send.ts";
import {
  createEngineClient,
  createWorker,
  defineTool,
  type Progress,
  ToolError,
  text,
} from "../../src/worker/index.ts";
import { decisionRequest, execute, posted } from "./requests.ts";

const PERCENT = {
  type: "object",
  properties: { percent: { type: "number" } },
  required: ["percent"],
} as const;

async function actionsOf(answer: ReturnType<ReturnType<typeof createWorker>["decide"]>): Promise<readonly Action[]> {
  return (await answer)?.actions ?? [];
}

function resumed(interrupt: string, payload: unknown, calls: readonly Partial<Call>[]): DecisionRequest {
  const open = calls.map((call) => ({
    kind: "tool_call" as const,
    status: "pending" as const,
    attempt: 1,
    id: "call-1",
    ...call,
  }));
  return decisionRequest({ type: "interrupt.resumed", interrupt_id: interrupt, payload }, { calls: open });
}

describe("a generator tool", () => {
  const search = defineTool({
    name: "search",
    events: PERCENT,
    execute: async function* () {
      yield { percent: 50 };
      yield { percent: 100 };
      return "found";
    },
  });

  it("tells subscribers of its progress and settles with what it returns", async () => {
    const worker = createWorker([search]);
    const seen: Progress[] = [];
    const unsubscribe = worker.onProgress((progress) => seen.push(progress));
    expect(await actionsOf(worker.decide(decisionRequest(execute("search", {}))))).toMatchObject([
      { type: "tool.result", result: { content: [text("found")] } },
    ]);
    unsubscribe();
    await worker.decide(decisionRequest(execute("search", {}, { id: "call-2" }), { decision_id: "d-2" }));
    expect(seen).toEqual([
      { sessionId: "s-1", callId: "call-1", tool: "search", event: { percent: 50 } },
      { sessionId: "s-1", callId: "call-1", tool: "search", event: { percent: 100 } },
    ]);
  });

  it("has its last yield for a result when it returns nothing", async () => {
    const last = defineTool({
      name: "last",
      events: library((value) => typeof value === "number"),
      execute: async function* () {
        yield 1;
        yield "the result, which is no event";
      },
    });
    expect(await actionsOf(createWorker([last]).decide(decisionRequest(execute("last", {}))))).toMatchObject([
      { type: "tool.result", result: { content: [text("the result, which is no event")] } },
    ]);
  });

  it("fails when it yields what its event schema forbids, and its clean-up runs", async () => {
    const cleanUp = vi.fn();
    const wrong = defineTool({
      name: "wrong",
      events: library((value) => typeof value === "number"),
      execute: async function* () {
        try {
          yield "no number";
          yield 2;
        } finally {
          cleanUp();
        }
      },
    });
    expect(await actionsOf(createWorker([wrong]).decide(decisionRequest(execute("wrong", {}))))).toMatchObject([
      { type: "tool.error", error: expect.stringContaining("progress event") },
    ]);
    expect(cleanUp).toHaveBeenCalled();
  });

  it("keeps an event stream alive with comments, and sends one frame", async () => {
    const request = posted(decisionRequest(execute("search", {})));
    const headers = { ...request.headers, accept: "text/event-stream, application/json" };
    const response = await createWorker([search]).handle({ ...request, headers });
    let body = "";
    for await (const chunk of response.body as AsyncIterable<string>) body += chunk;
    expect(response.headers?.["content-type"]).toBe("text/event-stream");
    expect(body.match(/^event: .*$/gm)).toEqual(["event: decision.result"]);
    expect(body).toContain("found");
    expect((await createWorker([search]).handle(posted(decisionRequest(execute("search", {}))))).headers).toEqual({
      "content-type": "application/json",
    });
  });
});

describe("a tool that needs approval", () => {
  const run = vi.fn(({ amount }: Record<string, unknown>) => `paid ${amount}`);
  const pay = defineTool({ name: "pay", approval: ({ amount }) => Number(amount) > 100, execute: run });
  const call = { name: "pay", arguments: '{"amount":500}' };

  it("runs at once when its condition says so", async () => {
    expect(await actionsOf(createWorker([pay]).decide(decisionRequest(execute("pay", { amount: 5 }))))).toMatchObject([
      { type: "tool.result" },
    ]);
  });

  it("pauses the session, runs when it is approved, and is refused otherwise", async () => {
    run.mockClear();
    const worker = createWorker([pay]);
    const [interrupt] = await actionsOf(worker.decide(decisionRequest(execute("pay", { amount: 500 }))));
    expect(interrupt).toMatchObject({
      type: "interrupt",
      payload: { toolCallId: "call-1", message: expect.stringContaining("500") },
    });
    expect(run).not.toHaveBeenCalled();
    const { interrupt_id: id = "" } = interrupt as InterruptAction;
    for (const no of [false, undefined, "no", { approved: "yes" }, { approved: false }]) {
      expect(await actionsOf(worker.decide(resumed(id, no, [call])))).toMatchObject([
        { type: "tool.error", id: "call-1", error: expect.stringContaining("did not allow pay") },
      ]);
    }
    expect(run).not.toHaveBeenCalled();
    expect(await actionsOf(worker.decide(resumed(id, { approved: true }, [call])))).toEqual([
      { type: "tool.result", id: "call-1", attempt: 1, result: { content: [text("paid 500")] } },
    ]);
  });

  it("asks about parallel calls one after another", async () => {
    const worker = createWorker([pay]);
    const other = { ...call, id: "call-2" };
    const actions = await actionsOf(worker.decide(resumed("tool-approve:call-1", true, [call, other])));
    expect(actions).toMatchObject([
      { type: "tool.result", id: "call-1" },
      { type: "interrupt", interrupt_id: "tool-approve:call-2" },
    ]);
  });

  it("asks a person when the condition throws", async () => {
    const odd = defineTool({
      name: "odd",
      approval: () => {
        throw new Error("bug");
      },
      execute: () => "ran",
    });
    expect(await actionsOf(createWorker([odd]).decide(decisionRequest(execute("odd", {}))))).toMatchObject([
      { type: "interrupt" },
    ]);
  });

  it("leaves interrupts of others, and calls that have ended, to the proposal", async () => {
    const worker = createWorker([pay]);
    for (const request of [resumed("someone-else", true, [call]), resumed("tool-approve:call-9", true, [call])]) {
      expect(await worker.decide(request)).toEqual(request.proposed);
    }
  });
});

describe("a human tool", () => {
  const ask = defineTool({
    name: "ask",
    output: { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] },
    onToolCalled: ({ easy }) => (easy === true ? { ok: true } : null),
    onResponseReceived: (response) => {
      if (typeof response !== "boolean") throw new ToolError("The person gave no clear answer.");
      return { ok: response };
    },
  });

  it("answers by itself where it can, and pauses where it cannot", async () => {
    const worker = createWorker([ask]);
    expect(await actionsOf(worker.decide(decisionRequest(execute("ask", { easy: true }))))).toMatchObject([
      { type: "tool.result", result: { structuredContent: { ok: true } } },
    ]);
    expect(await actionsOf(worker.decide(decisionRequest(execute("ask", {}))))).toMatchObject([
      { type: "interrupt", interrupt_id: "tool-answer:call-1", payload: { responseSchema: { type: "object" } } },
    ]);
  });

  it("passes on what the person answered, and fails the call when that will not do", async () => {
    const worker = createWorker([ask]);
    const call = { name: "ask", arguments: "{}" };
    expect(await actionsOf(worker.decide(resumed("tool-answer:call-1", false, [call])))).toMatchObject([
      { type: "tool.result", id: "call-1", result: { structuredContent: { ok: false } } },
    ]);
    expect(await actionsOf(worker.decide(resumed("tool-answer:call-1", "hm", [call])))).toMatchObject([
      { type: "tool.error", id: "call-1", error: "The person gave no clear answer." },
    ]);
  });

  it("leaves the call open for whoever settles it, if it says so", async () => {
    const open = defineTool({ name: "open", pause: "open", onToolCalled: () => null });
    expect(await createWorker([open]).decide(decisionRequest(execute("open", {})))).toEqual({ actions: [] });
  });
});

describe("a background tool", () => {
  const report = defineTool({ name: "report", background: true, execute: () => "done" });

  function engineThat(answers: readonly number[]) {
    const sent: SendRequest[] = [];
    const engine = createEngineClient({
      url: "http://engine.test/base",
      apiKey: "key",
      waitMs: () => 0,
      send: async (request) => {
        sent.push(request);
        const status = answers[sent.length - 1] ?? 200;
        if (status === 0) throw new Error("refused");
        const body = Buffer.from(status < 300 ? '{"ok":true}' : '{"ok":false,"error":"no"}');
        return {
          status,
          headers: {},
          stream: (async function* () {})(),
          bytes: async () => body,
          text: async () => "",
        };
      },
    });
    return { engine, sent };
  }

  it("leaves its call open and settles it through the engine", async () => {
    const { engine, sent } = engineThat([]);
    const worker = createWorker([report], { engine });
    expect(await worker.decide(decisionRequest(execute("report", {})))).toEqual({ actions: [] });
    await worker.idle();
    expect(sent).toMatchObject([
      {
        url: "http://engine.test/base/api/machine/sessions/s-1/calls/settle",
        headers: { authorization: "Bearer key" },
      },
    ]);
    expect(JSON.parse(String(sent[0]!.body))).toEqual({
      type: "tool.result",
      id: "call-1",
      attempt: 1,
      result: { content: [text("done")] },
    });
  });

  it("tries again while the engine cannot be reached or is failing, and not after a refusal", async () => {
    const flaky = engineThat([0, 503, 429, 200]);
    const worker = createWorker([report], { engine: flaky.engine });
    await worker.decide(decisionRequest(execute("report", {})));
    await worker.idle();
    expect(flaky.sent).toHaveLength(4);
    const errors: unknown[] = [];
    const closed = engineThat([409]);
    const late = createWorker([report], { engine: closed.engine, onError: (thrown) => errors.push(thrown) });
    await late.decide(decisionRequest(execute("report", {})));
    await late.idle();
    expect(closed.sent).toHaveLength(1);
    expect(errors).toMatchObject([{ message: "The engine answered 409: no." }]);
  });

  it("tells the model that it cannot run when the worker knows no engine", async () => {
    expect(await actionsOf(createWorker([report]).decide(decisionRequest(execute("report", {}))))).toMatchObject([
      { type: "tool.error", error: expect.stringContaining("not told where the engine is") },
    ]);
  });
});

describe("maxToolRounds", () => {
  const round = {
    id: "m",
    role: "assistant" as const,
    tool_calls: [{ id: "c", type: "function", function: { name: "t", arguments: "{}" } }],
  };
  const proposed = { actions: [{ type: "llm.call" as const, model: "m" }] };
  const finished = { type: "tool.finished" as const, id: "c", ok: true, name: "t", result: { content: [] } };
  const after = (rounds: number) =>
    decisionRequest(finished, {
      proposed,
      messages: [{ id: "u", role: "user", content: "hi" }, ...Array(rounds).fill(round)],
    });

  it("ends the turn in place of the next prompt once the rounds are used up", async () => {
    const worker = createWorker([], { maxToolRounds: 2 });
    expect(await worker.decide(after(1))).toEqual(proposed);
    expect(await worker.decide(after(2))).toEqual({ actions: [{ type: "done" }] });
  });

  it("asks a function, and starts to count anew when the user speaks", async () => {
    const asked: number[] = [];
    const worker = createWorker([], { maxToolRounds: ({ rounds }) => asked.push(rounds) > 1 });
    expect(await worker.decide(after(3))).toEqual({ actions: [{ type: "done" }] });
    const request = after(3);
    const spoken = { ...request, messages: [...request.messages, { id: "u2", role: "user" as const, content: "on" }] };
    expect(await worker.decide(spoken)).toEqual(proposed);
    expect(asked).toEqual([3, 0]);
  });
});

function library(accepts: (value: unknown) => boolean) {
  return {
    "~standard": {
      version: 1 as const,
      vendor: "test",
      validate: (value: unknown) => (accepts(value) ? { value } : { issues: [{ message: "does not fit" }] }),
    },
  };
}
