import fc from "fast-check";
import { expect, it } from "vitest";
import { memoryStore } from "../../src/engine/index.ts";
import { apply } from "../../src/engine/session/apply.ts";
import { emptySession, type SessionState } from "../../src/engine/session/state.ts";
import type { DecisionAnswer } from "../../src/generated/types.ts";
import { config, type Decide, type House, openHouse, type Prompt, type Scripted, SESSION } from "./house.ts";

/** What may happen to a session from outside, in any order. */
type Move =
  | { readonly do: "say" | "act" | "other" | "restart" }
  | { readonly do: "pause" | "resume" | "settle"; readonly n: number }
  | { readonly do: "wait"; readonly seconds: number };

const small = fc.nat({ max: 3 });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>({ do: "say" }, { do: "act" }, { do: "other" }, { do: "restart" }),
  fc.record({ do: fc.constantFrom("pause", "resume", "settle"), n: small }),
  fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(1, 15, 200) }),
);
/** How the worker takes each execute in turn. */
const manner = fc.constantFrom("run", "leave", "ask", "fail", "retry", "silent-once");
const walk = fc.record({
  moves: fc.array(move, { maxLength: 12 }),
  manners: fc.array(manner, { minLength: 1, maxLength: 4 }),
  /** Every so many decisions the worker is down at first; never for 0. */
  down: fc.constantFrom(0, 2, 3),
});

const agent = config([{ name: "tool" }, { name: "hidden", defer: true }, { name: "pick", handler: "client" }], {
  retry: { tool: { max_attempts: 2, backoff_base_secs: 1, backoff_max_secs: 5 } },
});
const calls = [
  { name: "tool", args: "{}" },
  { name: "call_tool", args: '{"name":"hidden","arguments":{"a":1}}' },
  { name: "tool_search", args: '{"query":""}' },
  { name: "pick", args: "{}" },
];

function modelOf(): (prompt: Prompt) => Scripted {
  let asked = 0;
  return ({ messages }) => {
    for (const { tool_calls = [] } of messages)
      for (const { id } of tool_calls)
        if (messages.filter(({ tool_call_id }) => tool_call_id === id).length !== 1)
          return { status: 400, body: '{"error":{"message":"a call without exactly one tool message"}}' };
    if (messages.at(-1)?.role !== "user") return "Done.";
    asked++;
    return calls.slice(0, 1 + (asked % 4)).map(({ name, args }, n) => ({ id: `c${asked}_${n}`, name, args }));
  };
}

function workerOf(manners: readonly string[], down: number): Decide {
  let executes = 0;
  let decisions = 0;
  return ({ trigger, attempts, calls: open = [] }): DecisionAnswer | undefined => {
    if (attempts === 1 && down > 0 && ++decisions % down === 0) return { status: 503 } as never;
    if (trigger.type === "interrupt.resumed") {
      const waiting = open.find(({ id }) => id === trigger.interrupt_id);
      return waiting === undefined
        ? undefined
        : { actions: [{ type: "tool.result", id: waiting.id, result: "allowed" }] };
    }
    if (trigger.type !== "tool.execute") return undefined;
    switch (manners[executes++ % manners.length]) {
      case "leave":
        return {};
      case "ask":
        return { actions: [{ type: "interrupt", interrupt_id: trigger.id, reason: "May I?" }] };
      case "fail":
        return { actions: [{ type: "tool.error", error: "no" }] };
      case "retry":
        return { actions: [{ type: "tool.error", error: "not yet", retryable: true }] };
      case "silent-once":
        if (attempts === 1) return { status: 503 } as never;
        break;
    }
    return { state: executes, actions: [{ type: "tool.result", result: "ran" }] };
  };
}

function dump(state: SessionState): unknown {
  return JSON.parse(
    JSON.stringify(state, (_, value: unknown) =>
      value instanceof Map || value instanceof Set ? { [value.constructor.name]: [...value] } : value,
    ),
  );
}

it("Whatever happens to a session in whatever order, it comes to rest with its log whole, and takes the next message", async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ moves, manners, down }) => {
      const store = memoryStore();
      const script = modelOf();
      const worker = workerOf(manners, down);
      const start = (): House =>
        openHouse({ config: agent, script, worker, engine: { store, memory: { sessions: 1 } } });
      let house = start();
      let said = 0;
      const machine = (path: string, body: object) =>
        house.call("POST", `/api/machine/sessions/${SESSION}/${path}`, body);
      const open = async () => (await house.call("GET", `/api/admin/sessions/${SESSION}`)).json;
      const steps: { readonly [Do in Move["do"]]: (move: Extract<Move, { do: Do }>) => Promise<unknown> } = {
        say: async () => {
          if ((await house.say("hello")).status === 202) said++;
        },
        act: () => house.say("", { payload: { type: "client.action", name: "poke" } }),
        other: () => house.say("", { session_id: "other", payload: { type: "client.action", name: "poke" } }),
        pause: ({ n }) => machine("interrupt", { interrupt_id: `i${n}`, reason: "wait" }),
        resume: ({ n }) => machine("resume", { type: "interrupt.resume", interrupt_id: `i${n}` }),
        settle: async ({ n }) => {
          const { calls: waiting = [] } = await open();
          const { id } = waiting[n] ?? { id: "none" };
          return machine("calls/settle", {
            type: "tool.result",
            id,
            result: { content: [{ type: "text", text: "late" }] },
          });
        },
        wait: ({ seconds }) => house.pass(seconds),
        restart: async () => {
          const now = house.clock.now();
          house = start();
          house.clock.goTo(now);
          house.engine.recover();
        },
      };
      for (const made of [{ do: "say" } as const, ...moves]) {
        await (steps[made.do] as (move: Move) => Promise<unknown>)(made);
        await house.quiet();
      }
      // Everybody answers at last.
      for (let round = 0; round < 12; round++) {
        const { interrupts = [], calls: waiting = [] } = await open();
        for (const { interrupt_id } of interrupts) await machine("resume", { type: "interrupt.resume", interrupt_id });
        for (const { id, handler } of waiting)
          if (handler === "client") await machine("calls/settle", { type: "tool.error", id, error: "gone" });
        await house.pass(700);
      }
      const rest = await open();
      expect(rest).toMatchObject({ turn_id: null, calls: [], decisions: [], interrupts: [] });
      const events = await house.events();
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
      const heard = events.filter(({ payload }) => payload.type === "message.new" && payload.message.role === "user");
      expect(heard).toHaveLength(said);
      const ended = events.flatMap(({ payload }) =>
        payload.type === "tool.call.completed" ||
        (payload.type === "tool.call.errored" && payload.retry_at === undefined)
          ? [payload.id]
          : [],
      );
      expect(new Set(ended).size).toBe(ended.length);
      const failed = events.flatMap(({ payload }) =>
        payload.type === "turn.completed" ? [payload.error?.message] : [],
      );
      expect(failed.filter((error) => error !== undefined)).toEqual([]);
      const [record] = store.sessions().filter(({ id }) => id === SESSION);
      if (record === undefined) throw new Error("the session was not created");
      const folded = emptySession(record, undefined);
      for (const { payload, occurred_at } of events) apply(folded, payload, Date.parse(occurred_at));
      expect((dump(folded) as { messages: unknown }).messages).toEqual(rest.messages);
      expect((await house.say("hello")).status).toBe(202);
    }),
    { numRuns: 60 },
  );
}, 60_000);
