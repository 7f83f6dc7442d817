import { setImmediate as tick } from "node:timers/promises";
import { createEngine } from "../src/engine/index.ts";
import { KEY, submitOf } from "./engine-submit.ts";
import type { Contests } from "./harness/benchmark.ts";
import type { Contestant } from "./harness/contest.ts";
import { spent } from "./harness/sample.ts";

/** Turns of one go: each is a submit, three answers of the worker and one of the model. */
const TURNS = 20;
const COMMANDS = 5;
const [SHORT, LONG] = [100, 10_000];
/** As many long sessions take turns, so that none of them grows far beyond its length while it is measured. */
const LONGS = 4;

/** A reference engine whose worker takes the request as it is and accepts every proposal, and whose model says one word. */
function openEngine() {
  let ended = (): void => undefined;
  const usage = { input: 1, output: 1, uncached_input: 1, cache_read: 0, cache_write: 0, total: 2 };
  const engine = createEngine({
    agents: { bench: { config: { model: "bench-1" } } },
    model: { baseUrl: "http://nobody.invalid" },
    models: {
      call: async () => ({ ok: true, response: { model: "bench-1", content: "Yes.", finish_reason: "stop", usage } }),
    },
    delivery: {
      deliver: async ({ request }) => {
        if (request.trigger.type === "turn.finished") setImmediate(ended);
        return { kind: "accept-proposal" };
      },
    },
    apiKeys: { [KEY]: "tenant" },
  });

  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const { status, body: answer } = await engine.handle({
      method,
      path,
      headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
      body: body === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(body)),
      signal: new AbortController().signal,
    });
    if (status > 299) throw new Error(`${method} ${path} was answered with ${status}: ${String(answer)}`);
    return String(answer);
  };

  return {
    close: () => engine.close(),
    /** One turn, from its message to the end that is on the record. */
    async turn(session: string): Promise<void> {
      const end = new Promise<void>((resolve) => {
        ended = resolve;
      });
      await call("POST", "/api/machine/sessions/submit", submitOf(session));
      await end;
      await tick();
    },
    async eventsOf(session: string): Promise<number> {
      const { events } = JSON.parse(await call("GET", `/api/machine/sessions/${session}/events`)) as {
        events: unknown[];
      };
      return events.length;
    },
  };
}

/** Whether a session's past makes what comes next dearer. */
export const engineLongSession: Contests = {
  name: "engine-long-session",
  about: "The engine's CPU time per command in a session of 10,000 events beside sessions of 100.",
  prepare: async () => {
    const engine = openEngine();
    const grow = async (session: string, events: number): Promise<void> => {
      await engine.turn(session);
      const first = await engine.eventsOf(session);
      await engine.turn(session);
      const perTurn = (await engine.eventsOf(session)) - first;
      for (let have = first + perTurn; have < events; have += perTurn) await engine.turn(session);
      const have = await engine.eventsOf(session);
      if (have < events) throw new Error(`${session} has ${have} events, not ${events}.`);
    };

    let named = 0;
    const short: Contestant = async () => {
      const names = Array.from({ length: TURNS }, () => `short-${named++}`);
      for (const name of names) await grow(name, SHORT);
      return spent(TURNS * COMMANDS, async () => {
        for (const name of names) await engine.turn(name);
      });
    };
    const longs = Array.from({ length: LONGS }, (_, i) => `long-${i}`);
    for (const name of longs) await grow(name, LONG);
    let goes = 0;
    const long: Contestant = () => {
      const name = longs[goes++ % LONGS]!;
      return spent(TURNS * COMMANDS, async () => {
        for (let i = 0; i < TURNS; i++) await engine.turn(name);
      });
    };

    const [ofShort, ofLong] = [`a command after ${SHORT} events`, `a command after ${LONG} events`];
    return {
      contests: [
        {
          on: "a session without tools",
          rounds: 7,
          contestants: { [ofShort]: short, [ofLong]: long },
          claims: [{ of: ofLong, beside: ofShort, as: "ratio", by: "cpu", atMost: 1.5 }],
        },
      ],
      close: engine.close,
    };
  },
};
