import { expect, it } from "vitest";
import type { DecisionAnswer, RetryConfig } from "../../src/generated/types.ts";
import { config, type House, openHouse, type Scripted, SESSION } from "./house.ts";

const failing: DecisionAnswer = { actions: [{ type: "tool.error", error: "not now", retryable: true }] };

function open(
  retry: RetryConfig | undefined,
  answer: (attempt: number) => DecisionAnswer | Promise<DecisionAnswer>,
): House {
  return openHouse({
    config: config([{ name: "tool" }], retry === undefined ? {} : { retry }),
    script: [[{ id: "c1", name: "tool", args: '{"a": 1}' }], "Done."],
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? answer(trigger.attempt) : undefined),
  });
}

const attempts = (house: House): number[] => house.triggers("tool.execute").map(({ attempt }) => attempt);
const settle = (house: House, body: object) =>
  house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, body);

it("Nothing is tried again by default, also when it says that it may be", async () => {
  const house = open(undefined, () => failing);
  await house.say("go");
  await house.pass(3600);
  expect(attempts(house)).toEqual([1]);
  expect(house.triggers("tool.finished")).toHaveLength(1);
});

it("A failure that does not say retryable is final, whatever attempts are left", async () => {
  const house = open({ tool: { max_attempts: 5 } }, () => ({ actions: [{ type: "tool.error", error: "no" }] }));
  await house.say("go");
  expect(attempts(house)).toEqual([1]);
});

it("A call is tried again with its id, name and arguments, an attempt higher, after each wait and up to its last attempt", async () => {
  const house = open({ tool: { max_attempts: 4, backoff_base_secs: 3, backoff_max_secs: 10 } }, () => failing);
  await house.say("go");
  expect(attempts(house)).toEqual([1]);
  await house.pass(2.9);
  expect(attempts(house)).toEqual([1]);
  await house.pass(0.2);
  expect(attempts(house)).toEqual([1, 2]);
  await house.pass(8.8);
  expect(attempts(house)).toEqual([1, 2]);
  await house.pass(0.3);
  expect(attempts(house)).toEqual([1, 2, 3]);
  await house.pass(10.1);
  expect(attempts(house)).toEqual([1, 2, 3, 4]);
  expect(new Set(house.triggers("tool.execute").map(({ id, name, arguments: raw }) => id + name + raw)).size).toBe(1);
  expect(house.triggers("tool.finished")).toMatchObject([{ ok: false, error: { message: "not now" } }]);
});

it("An execute names when its attempt lapses, and then the attempt fails with deadline_exceeded", async () => {
  const house = open({ tool: { run_timeout_secs: 40 } }, () => ({}));
  const start = house.clock.now();
  await house.say("go");
  expect(house.triggers("tool.execute")[0]?.deadline).toBe(new Date(start + 40_000).toISOString());
  await house.pass(41);
  expect(house.triggers("tool.finished")).toMatchObject([{ ok: false, error: { code: "deadline_exceeded" } }]);
});

it("The total bound ends a call between its attempts, and is never started again", async () => {
  const house = open(
    { tool: { max_attempts: 100, backoff_base_secs: 10, backoff_max_secs: 10, total_timeout_secs: 35 } },
    () => failing,
  );
  await house.say("go");
  await house.pass(1000);
  expect(attempts(house)).toEqual([1, 2, 3, 4]);
  expect(house.triggers("tool.finished")).toHaveLength(1);
});

it("Row 46: an answer that comes after its attempt has lapsed changes nothing", async () => {
  let release: (answer: DecisionAnswer) => void = () => undefined;
  const house = open({ tool: { run_timeout_secs: 5 } }, () => new Promise((resolve) => (release = resolve)));
  await house.say("go");
  await house.pass(6);
  expect(house.triggers("tool.finished")).toMatchObject([{ ok: false, error: { code: "deadline_exceeded" } }]);
  release({ actions: [{ type: "tool.result", result: "LATE" }] });
  await house.quiet();
  expect(JSON.stringify(await house.events())).not.toContain("LATE");
  expect((await house.of("decision.dropped")).length).toBe(1);
});

it("Row 59: between two attempts every settle is a 409, and one for a lapsed attempt too", async () => {
  const house = open({ tool: { max_attempts: 2, backoff_base_secs: 10, backoff_max_secs: 10 } }, (attempt) =>
    attempt === 1 ? failing : {},
  );
  await house.say("go");
  const body = { type: "tool.result", id: "c1", result: { content: [] } };
  expect((await settle(house, body)).status).toBe(409);
  await house.pass(11);
  expect((await settle(house, { ...body, attempt: 1 })).status).toBe(409);
  expect((await settle(house, { ...body, attempt: 2 })).status).toBe(200);
  expect((await settle(house, body)).status).toBe(409);
  expect((await settle(house, { ...body, id: "nobody" })).status).toBe(404);
  expect((await settle(house, { ...body, result: "x", content: [] })).status).toBe(400);
  await house.quiet();
  expect(await house.of("tool.call.completed")).toHaveLength(1);
});

it("Row 40: a delivery that meets a 503 is repeated under the same id, and counts up", async () => {
  let failures = 2;
  const house = openHouse({
    config: config([{ name: "tool" }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger }) => {
      if (trigger.type !== "tool.execute") return undefined;
      return failures-- > 0 ? { status: 503 } : { actions: [{ type: "tool.result", result: "ran" }] };
    },
  });
  await house.say("go");
  await house.pass(2.1);
  await house.pass(4.1);
  const deliveries = house.asked.filter(({ trigger }) => trigger.type === "tool.execute");
  expect(deliveries.map(({ attempts: times }) => times)).toEqual([1, 2, 3]);
  expect(new Set(deliveries.map(({ decision_id }) => decision_id)).size).toBe(1);
  expect(attempts(house)).toEqual([1, 1, 1]);
  expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});

it.each([
  ["status 404", { status: 404 }],
  ["an empty body", { status: 200, body: "" }],
  ["text that is no JSON", { status: 200, body: "ok" }],
  ["a bare string", { status: 200, body: '"ok"' }],
  ["an error report", { status: 200, body: '{"error":"it broke"}' }],
  ["an action that is not known", { status: 200, body: '{"actions":[{"type":"dance"}]}' }],
])("Row 40: %s fails the turn, is no result, and the session takes the next message", async (_, answer) => {
  const house = openHouse({
    config: config([{ name: "tool" }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Good."],
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? answer : undefined),
  });
  await house.say("go");
  expect(await house.of("tool.call.completed")).toEqual([]);
  expect((await house.of("turn.completed"))[0]?.error).toBeDefined();
  expect((await house.say("again")).status).toBe(202);
  expect(await house.of("turn.completed")).toMatchObject([{}, { data: "Good." }]);
});

const answered = (status: number, headers = {}): Scripted => ({
  status,
  headers,
  body: '{"error":{"message":"busy"}}',
});

it("Row 41: a model that is busy is asked again, no sooner than it asked for", async () => {
  const house = openHouse({
    config: config([]),
    script: [answered(429, { "retry-after": "20" }), answered(500), "Done."],
  });
  await house.say("go");
  await house.pass(19);
  expect(house.prompts).toHaveLength(1);
  await house.pass(2);
  expect(house.prompts).toHaveLength(2);
  await house.pass(5);
  expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});

it("A model call that cannot succeed fails the turn, and the session takes the next message", async () => {
  const house = openHouse({ config: config([]), script: [answered(400), "Done."] });
  await house.say("go");
  expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "provider_error" } }]);
  expect(house.triggers("turn.finished")).toEqual([]);
  await house.say("again");
  expect(await house.of("turn.completed")).toMatchObject([{}, { data: "Done." }]);
});

it("A wait that ends after the last date there is does not stop the session", async () => {
  const far = 10 ** 15;
  const retry = { max_attempts: 3, backoff_base_secs: far, backoff_max_secs: far, total_timeout_secs: 10 ** 16 };
  const house = open({ tool: retry }, () => failing);
  await house.say("go");
  expect((await house.of("tool.call.errored")).map(({ retry_at }) => retry_at)).toEqual([
    "+275760-09-13T00:00:00.000Z",
  ]);
  expect(await house.of("decision.dropped")).toHaveLength(0);
  expect((await house.events()).map(({ seq }) => seq)).toEqual((await house.events()).map((_, index) => index + 1));
});
