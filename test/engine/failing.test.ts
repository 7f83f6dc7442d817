import { describe, expect, it } from "vitest";
import { defaultActions, defaultCommands, type EngineOptions, memoryStore } from "../../src/engine/index.ts";
import { apply } from "../../src/engine/session/apply.ts";
import { emptySession, type SessionState } from "../../src/engine/session/state.ts";
import { createRules } from "../../src/protocol/rules.ts";
import { config, type House, openHouse, type Prompt, type Scripted, SESSION } from "./house.ts";

const call = (id: string) => ({ id, name: "tool", args: "{}" });
/** What the model says depends on the prompt alone, so that one that is sent again gets the same. */
const script = ({ messages }: Prompt): Scripted => {
  if (messages.at(-1)?.content === "more") return "More.";
  return messages.some(({ role }) => role === "tool") ? "Done." : [call("c1"), call("c2")];
};
/** Throws the first times it is asked, and does as it should from then on. */
function atFirst<Args extends unknown[], Result>(work: (...args: Args) => Result, times = 1) {
  let left = times;
  return (...args: Args): Result => {
    const result = work(...args);
    if (left-- > 0) throw new Error("planted");
    return result;
  };
}

const { settle, "tool.call": start } = defaultActions;
const rules = createRules();
const planted: [string, Partial<EngineOptions>][] = [
  ["an action that starts a call", { actions: { "tool.call": atFirst(start, 2) } }],
  ["an action that ends a call", { actions: { settle: atFirst(settle) } }],
  ["the command for a model's reply", { commands: { reply: atFirst(defaultCommands.reply) } }],
  ["the command for an answer, more than once", { commands: { answer: atFirst(defaultCommands.answer, 3) } }],
  [
    "the command for a failed delivery as well",
    {
      commands: { answer: atFirst(defaultCommands.answer), fail: atFirst(defaultCommands.fail) },
    },
  ],
  ["a rule that makes an execute", { rules: { makeExecute: atFirst(rules.makeExecute) } }],
  ["a rule that proposes, once the event is on the record", { rules: { propose: atFirst(rules.propose, 4) } }],
  ["a rule that checks a result", { rules: { readResult: atFirst(rules.readResult) } }],
];

const say = (house: House, text: string) => house.say(text);

describe("What throws inside of a session's command", () => {
  it.each(planted)("leaves no memory ahead of the log: %s", async (_, engine) => {
    const store = memoryStore();
    let live: SessionState | undefined;
    let compared = 0;
    const append: typeof store.append = (id, events) => {
      store.append(id, events);
      if (live === undefined) return;
      const folded = emptySession(live.session, undefined);
      for (const { payload, occurred_at } of store.read(id, 0)) apply(folded, payload, Date.parse(occurred_at));
      expect(folded.seq).toBe(live.seq);
      expect(folded.messages).toEqual(live.messages);
      compared++;
    };
    const commands = Object.fromEntries(
      Object.entries({ ...defaultCommands, ...engine.commands }).map(([type, command]) => [
        type,
        (step: { state: SessionState }, given: never) => {
          live = step.state;
          return (command as (step: unknown, given: never) => unknown)(step, given);
        },
      ]),
    );
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script,
      worker: ({ trigger }) =>
        trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: trigger.id }] } : undefined,
      engine: { ...engine, commands: commands as never, store: { ...store, append } },
    });
    await say(house, "go");
    await house.pass(60);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
    expect(compared).toBeGreaterThan(5);
    const events = await house.events();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((__, index) => index + 1));
    const ends = (await house.of("tool.call.completed")).map(({ id }) => id);
    expect(ends.sort()).toEqual(["c1", "c2"]);
    expect((await say(house, "more")).status).toBe(202);
    await house.pass(60);
    expect((await house.of("turn.completed")).at(-1)).toMatchObject({ data: "More." });
  });

  it("is a 500 for the one who asked, and nothing of it is recorded or done", async () => {
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: ["Done."],
      engine: { commands: { submit: atFirst(defaultCommands.submit) } },
    });
    const failed = await say(house, "lost");
    expect(failed).toMatchObject({ status: 500, json: { ok: false, error: "The engine failed: planted" } });
    expect(await house.events()).toEqual([]);
    expect(house.asked).toEqual([]);
    await house.pass(120);
    expect((await say(house, "kept")).status).toBe(202);
    expect((await house.of("message.new")).map(({ message }) => message.content)).toEqual(["kept", "Done."]);
  });

  it("every time, ends the turn with the reason, and not the session", async () => {
    let broken = true;
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1")], "Done."],
      worker: ({ trigger }) =>
        trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: trigger.id }] } : undefined,
      engine: {
        commands: {
          answer: (step, command) => {
            if (broken) throw new Error("planted");
            return defaultCommands.answer(step, command);
          },
        },
      },
    });
    await say(house, "go");
    await house.pass(600);
    const error = { code: "internal", message: "The engine failed: planted" };
    expect(await house.of("turn.completed")).toMatchObject([{ error }]);
    expect((await house.of("decision.errored")).length).toBeLessThanOrEqual(10);
    broken = false;
    expect((await say(house, "again")).status).toBe(202);
    expect((await house.of("turn.completed")).at(-1)).toMatchObject({ data: "Done." });
  });

  it("does not send again what is under way with a worker all the same", async () => {
    let answer: (value: object) => void = () => undefined;
    const house = openHouse({
      config: config([{ name: "tool" }]),
      script: [[call("c1")], "Done."],
      worker: ({ trigger }) =>
        trigger.type === "tool.execute" ? new Promise<object>((resolve) => (answer = resolve)) : undefined,
      engine: { commands: { settle: atFirst(defaultCommands.settle) } },
    });
    await say(house, "go");
    const body = { type: "tool.result", id: "unknown", result: { content: [] } };
    expect((await house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, body)).status).toBe(500);
    await house.pass(5);
    expect(house.triggers("tool.execute")).toHaveLength(1);
    answer({ actions: [{ type: "tool.result", result: "slow" }] });
    await house.quiet();
    expect(house.triggers("tool.execute")).toHaveLength(1);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });
});
