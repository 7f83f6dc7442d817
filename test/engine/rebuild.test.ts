import { expect, it } from "vitest";
import { type Commands, defaultCommands, memoryStore, type Store } from "../../src/engine/index.ts";
import { apply } from "../../src/engine/session/apply.ts";
import { emptySession, type SessionState } from "../../src/engine/session/state.ts";
import { config, type Decide, openHouse, type Prompt, type Scripted, SESSION } from "./house.ts";

const tools = config([
  { name: "add", input: { type: "object" }, output: { type: "integer" } },
  { name: "flaky" },
  { name: "picture" },
  { name: "broken", input: { type: 12 } },
]);

const call = (id: string, name: string, args = "{}") => ({ id, name, args });

/** What the model says next depends on the prompt alone, so that a restart changes nothing. */
const script = ({ messages }: Prompt): Scripted => {
  const said = messages.filter(({ role }) => role === "assistant").length;
  if (said === 0) return [call("c1", "add"), call("c2", "flaky"), call("c3", "unheard_of"), call("c4", "broken")];
  if (said === 1) return [call("c5", "picture"), call("c6", "add", "[]")];
  return "That is all.";
};

const worker: Decide = ({ trigger, proposed }) => {
  if (trigger.type !== "tool.execute") return undefined;
  if ((proposed.actions ?? []).length > 0) return undefined;
  const answers: Record<string, object> = {
    add: { type: "tool.result", result: { content: [], structuredContent: 3 } },
    flaky:
      trigger.attempt < 3
        ? { type: "tool.error", error: "not yet", retryable: true }
        : { type: "tool.result", result: "now" },
    picture: {
      type: "tool.result",
      result: { content: [{ type: "image", data: "AAECAwQFBgcICQoLDA0ODxAREhM=", mimeType: "image/png" }] },
    },
    broken: { type: "tool.result", result: "ran" },
  };
  return { state: { last: trigger.id }, actions: [answers[trigger.name] as never] };
};

const agent = { ...tools, retry: { tool: { max_attempts: 3, backoff_base_secs: 2, backoff_max_secs: 10 } } };
const options = { config: agent, script, worker };

function dump(state: SessionState): unknown {
  return JSON.parse(
    JSON.stringify(state, (_, value: unknown) =>
      value instanceof Map || value instanceof Set ? { [value.constructor.name]: [...value] } : value,
    ),
  );
}

it("At every commit the session is what its log says", async () => {
  const store = memoryStore();
  let live: SessionState | undefined;
  let compared = 0;
  const watching: Store = {
    ...store,
    append(id, events) {
      store.append(id, events);
      if (live === undefined) return;
      const folded = emptySession(live.session, undefined);
      for (const { payload, occurred_at } of JSON.parse(JSON.stringify(store.read(id, 0))))
        apply(folded, payload, Date.parse(occurred_at));
      expect(dump(folded)).toEqual(dump(live));
      compared++;
    },
  };
  const submit: Commands["submit"] = (step, command) => {
    live = step.state;
    return defaultCommands.submit(step, command);
  };
  const house = openHouse({ ...options, engine: { store: watching, commands: { submit } } });
  await house.say("go");
  await house.pass(60);
  expect(await house.of("turn.completed")).toHaveLength(1);
  expect(compared).toBeGreaterThan(20);
});

it("An engine that starts from any commit brings the session to the same end", async () => {
  const store = memoryStore();
  const commits: number[] = [];
  const append: Store["append"] = (id, events) => {
    store.append(id, events);
    commits.push(store.read(id, 0).length);
  };
  const whole = openHouse({ ...options, engine: { store: { ...store, append } } });
  await whole.say("go");
  await whole.pass(60);
  const end = await transcript(whole);
  expect(end).toHaveLength(2 + 4 + 1 + 2 + 1);
  const [record] = store.sessions();
  if (record === undefined) throw new Error("the session was not created");
  for (const length of commits) {
    const half = memoryStore();
    half.create(record);
    half.append(record.id, store.read(record.id, 0).slice(0, length));
    const second = openHouse({ ...options, engine: { store: half } });
    second.clock.goTo(whole.clock.now());
    second.engine.recover();
    await second.quiet();
    await second.pass(60);
    expect([length, await transcript(second)]).toEqual([length, end]);
    const events = await second.events();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const ended = events.flatMap(({ payload: { type }, payload }) =>
      type === "tool.call.completed" || (type === "tool.call.errored" && !("retry_at" in payload))
        ? [(payload as { id: string }).id]
        : [],
    );
    expect(ended.sort()).toEqual(["c1", "c2", "c3", "c4", "c5", "c6"]);
  }
});

async function transcript(house: ReturnType<typeof openHouse>): Promise<unknown> {
  const messages = (await house.of("message.new")).map(({ message }) => message);
  return messages.map(({ role, content, tool_calls, tool_call_id }) => ({
    role,
    content: JSON.parse(JSON.stringify(content ?? null).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>")),
    calls: tool_calls?.map(({ id }) => id),
    tool_call_id,
  }));
}

it("A store that fails in the middle of a turn holds it up, and no more: it goes on by itself", async () => {
  const store = memoryStore();
  let failing = false;
  const append: Store["append"] = (id, events) => {
    if (failing) throw new Error("the disk is full");
    store.append(id, events);
  };
  const once: Decide = (request) => {
    if (request.trigger.type === "tool.execute" && request.attempts === 1) failing = true;
    return worker(request);
  };
  const house = openHouse({ config: agent, script, worker: once, engine: { store: { ...store, append } } });
  await house.say("go");
  expect(await house.of("turn.completed")).toEqual([]);
  await house.pass(3);
  failing = false;
  for (let tries = 0; tries < 20; tries++) {
    await house.pass(5);
    failing = false;
  }
  expect(await house.of("turn.completed")).toMatchObject([{ data: "That is all." }]);
  const events = await house.events();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
});

it("A store that fails loses nothing else: the session goes on from its log", async () => {
  const store = memoryStore();
  let failing = false;
  const append: Store["append"] = (id, events) => {
    if (failing) throw new Error("the disk is full");
    store.append(id, events);
  };
  const house = openHouse({ config: config([]), script: ["One.", "Two."], engine: { store: { ...store, append } } });
  await house.say("first");
  failing = true;
  expect((await house.say("second")).status).toBe(500);
  failing = false;
  const before = store.read(SESSION, 0).length;
  expect((await house.say("third")).status).toBe(202);
  expect(store.read(SESSION, 0).length).toBeGreaterThan(before);
  expect((await house.of("turn.completed")).map(({ data }) => data)).toEqual(["One.", "Two."]);
});
