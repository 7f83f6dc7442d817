import { describe, expect, it } from "vitest";
import type { DecisionRequest } from "../../src/generated/types.ts";
import {
  type ContextChange,
  createWorker,
  defineTool,
  fromOpenRouterTools,
  secret,
  type Worker,
} from "../../src/worker/index.ts";
import { decisionRequest, execute } from "./requests.ts";

const counterContext = {
  type: "object",
  properties: { n: { type: "number" } },
  required: ["n"],
} as const;

const count = defineTool({
  name: "count",
  context: counterContext,
  execute: (_input, context) => {
    context.setContext({ n: context.local.n + 1 });
    return `${context.local.n}`;
  },
});

let decisions = 0;

function requestFor(name: string, state: unknown = null, more: Partial<DecisionRequest> = {}): DecisionRequest {
  const id = `d-${++decisions}`;
  return decisionRequest(execute(name, {}, { id: `call-${id}` }), { decision_id: id, state, ...more });
}

async function call(worker: Worker, name: string, state: unknown = null, more: Partial<DecisionRequest> = {}) {
  const answer = await worker.decide(requestFor(name, state, more));
  const [action] = answer?.actions ?? [];
  const text =
    action?.type === "tool.result" ? (action.result as { content: { text: string }[] }).content[0]?.text : action;
  return { text, state: answer?.state };
}

describe("a tool's context", () => {
  it("begins with its seed, which stays in the worker, and only what was set goes to the state", async () => {
    const worker = createWorker([count], { context: { tools: { count: { n: 40, unit: "C" } } } });
    expect(await call(worker, "count")).toEqual({
      text: "41",
      state: { tool_context: { shared: {}, tools: { count: { n: 41 } } } },
    });
  });

  it("comes back with the state, to another worker too, and leaves the state's other members alone", async () => {
    const seed = { context: { tools: { count: { n: 40 } } } };
    const first = await call(createWorker([count], seed), "count", { mine: 1 });
    expect(first.state).toEqual({ mine: 1, tool_context: { shared: {}, tools: { count: { n: 41 } } } });
    expect(await call(createWorker([count], seed), "count", first.state)).toMatchObject({ text: "42" });
  });

  it("is each session's own", async () => {
    const worker = createWorker([count], { context: { tools: { count: { n: 0 } } } });
    await call(worker, "count");
    expect((await call(worker, "count", null, { session_id: "s-2" })).text).toBe("1");
  });

  it("is seen at once by a call that runs at the same time, and neither change is lost", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const writes = defineTool({
      name: "writes",
      execute: async (_input, context) => {
        context.setSharedContext({ seen: "yes" });
        await gate;
        return "";
      },
    });
    const reads = defineTool({
      name: "reads",
      execute: (_input, context) => {
        context.setContext({ read: true });
        return `${context.shared["seen"]}`;
      },
    });
    const worker = createWorker([writes, reads]);
    const writing = call(worker, "writes");
    const reading = await call(worker, "reads");
    expect(reading.text).toBe("yes");
    open();
    await writing;
    // Both answers leave with all that was changed until then, so whichever is applied last has everything.
    expect(reading.state).toEqual({ tool_context: { shared: { seen: "yes" }, tools: { reads: { read: true } } } });
  });

  it("says nothing of the state when nothing was changed", async () => {
    const still = defineTool({ name: "still", execute: (_input, { local }) => `${local["n"]}` });
    const worker = createWorker([still], { context: { tools: { still: { n: 1 } } } });
    expect(await call(worker, "still")).toEqual({ text: "1", state: undefined });
  });

  it("gives what a background tool changed to the next decision of the session", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const later = defineTool({
      name: "later",
      background: true,
      execute: async (_input, { setContext }) => {
        await gate;
        setContext({ done: true });
        return "";
      },
    });
    const worker = createWorker([later], { engine: { settle: async () => ({ ok: true }) } });
    expect(await worker.decide(requestFor("later"))).toEqual({ actions: [] });
    open();
    await worker.idle();
    const finished = { type: "tool.finished", id: "call-1", ok: true, name: "later" } as const;
    const answer = await worker.decide(decisionRequest(finished, { decision_id: "d-finished" }));
    expect(answer?.state).toEqual({ tool_context: { shared: {}, tools: { later: { done: true } } } });
  });

  it("is held to its schema before the tool runs, without a word on its values", async () => {
    const worker = createWorker([count], { context: { tools: { count: { n: "four" } } } });
    const { text } = await call(worker, "count");
    expect(text).toMatchObject({ type: "tool.error", error: expect.stringContaining("its context does not match") });
    expect(JSON.stringify(text)).not.toContain("four");
  });

  it("can be watched", async () => {
    const worker = createWorker([count], { context: { tools: { count: { n: 1 } } } });
    const seen: ContextChange[] = [];
    const stop = worker.onContext((change) => seen.push(change));
    await call(worker, "count");
    stop();
    await call(worker, "count");
    expect(seen).toEqual([{ sessionId: "s-1", tool: "count", changed: { n: 2 } }]);
  });

  it("is typed by its schema", () => {
    defineTool({
      name: "typed",
      context: counterContext,
      execute: (_input, context) => {
        const n: number = context.local.n;
        // @ts-expect-error: the schema says number.
        context.setContext({ n: "text" });
        context.setContext({ n: secret(4) });
        return `${n}`;
      },
    });
  });
});

describe("a secret", () => {
  const KEY = "sk-0123456789";
  const leaks = defineTool({
    name: "leaks",
    execute: (_input, { local, shared, setContext }) => {
      setContext({ token: secret(`t-${KEY}`), plain: 1 });
      return { key: shared["key"], text: `with ${local["token"]}`, usable: shared["key"] === KEY };
    },
  });
  const throws = defineTool({
    name: "throws",
    execute: (_input, { shared }) => Promise.reject(new Error(`GET /?key=${shared["key"]} failed`)),
  });

  it("can be used by tools, and leaves in no result, error or state", async () => {
    const worker = createWorker([leaks, throws], { context: { shared: { key: secret(KEY) } } });
    const answers = [await worker.decide(requestFor("leaks")), await worker.decide(requestFor("throws"))];
    expect(JSON.stringify(answers)).not.toContain(KEY);
    expect(JSON.stringify(answers[0])).toContain('\\"usable\\":true');
    expect(answers[0]?.state).toEqual({ tool_context: { shared: {}, tools: { leaks: { plain: 1 } } } });
    expect(answers[1]?.actions).toMatchObject([{ error: "GET /?key=[redacted] failed" }]);
  });

  it("stays in the session's memory of the worker", async () => {
    const worker = createWorker([leaks]);
    await worker.decide(requestFor("leaks"));
    const keeps = await worker.decide(requestFor("leaks"));
    expect(JSON.stringify(keeps)).toContain("with [redacted]");
    expect(`${secret(KEY)} ${JSON.stringify({ key: secret(KEY) })}`).toBe("[secret] {}");
  });
});

describe("tools of the OpenRouter agent SDK", () => {
  it("keep their context in the session's state too", async () => {
    const tool = {
      type: "function",
      function: {
        name: "visits",
        inputSchema: { type: "object" },
        execute: (_input: unknown, context: { local: { n: number }; setContext: (change: object) => void }) => {
          context.setContext({ n: context.local.n + 1 });
          return `${context.local.n}`;
        },
      },
    };
    const make = () => createWorker(fromOpenRouterTools([tool], { visits: { n: 1 } }));
    const first = await call(make(), "visits");
    expect(first).toEqual({ text: "2", state: { tool_context: { shared: {}, tools: { visits: { n: 2 } } } } });
    expect(await call(make(), "visits", first.state)).toMatchObject({ text: "3" });
  });
});
