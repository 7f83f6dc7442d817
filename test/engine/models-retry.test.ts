import { describe, expect, it } from "vitest";
import { waitAsked } from "../../src/engine/models/wait-asked.ts";
import type { AgentConfig } from "../../src/generated/types.ts";
import { createProviderCore, mockProvider, type Step } from "../../src/provider/index.ts";
import { config, openHouse } from "./house.ts";
import { callModel, FORMATS, type Format } from "./models-kit.ts";

const retry = { llm: { max_attempts: 3, backoff_base_secs: 4, backoff_max_secs: 4 } } as const;

function open(format: Format, turns: readonly Step[], more: Partial<AgentConfig> = { retry }) {
  const provider = mockProvider({ turns });
  const model = { baseUrl: "http://provider.test", format };
  const house = openHouse({ config: config([], more), provider: provider.handle, engine: { model } });
  return { house, provider };
}

describe.each(FORMATS)("A provider that speaks %s", (format) => {
  it.each([429, 500, 502, 503, 529, 408])("is asked again under the policy after a %i", async (status) => {
    const { house, provider } = open(format, [{ error: { status }, times: 2 }, { text: "Done." }]);
    await house.say("go");
    expect(provider.requests).toHaveLength(1);
    await house.pass(3.9);
    expect(provider.requests).toHaveLength(1);
    await house.pass(0.2);
    expect(provider.requests).toHaveLength(2);
    await house.pass(4);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
    expect(await house.of("llm.call.errored")).toMatchObject([
      { attempt: 1, retryable: true, error: { code: status === 429 ? "rate_limited" : "provider_error" } },
      { attempt: 2, retryable: true },
    ]);
    expect(house.triggers("llm.finished")).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 409, 413, 422])("is not asked again after a %i", async (status) => {
    const { house, provider } = open(format, [{ error: { status, message: "no" } }, { text: "Done." }]);
    await house.say("go");
    await house.pass(3600);
    expect(provider.requests).toHaveLength(1);
    expect(await house.of("turn.completed")).toMatchObject([
      { error: { code: "provider_error", message: expect.stringContaining("no"), detail: { status } } },
    ]);
  });

  it("is given up when the attempts are used up", async () => {
    const { house, provider } = open(format, [{ error: { status: 503 }, times: "always" }]);
    await house.say("go");
    await house.pass(3600);
    expect(provider.requests).toHaveLength(3);
    expect(house.triggers("llm.finished")).toMatchObject([{ ok: false, error: { code: "provider_error" } }]);
  });

  it.each([
    ["a stream that is cut", { kind: "cut", afterEvents: 3 }],
    ["a stream with an error in it", { kind: "error-event", afterEvents: 3 }],
    ["a connection that breaks before any answer", { kind: "reset", afterEvents: "headers" }],
    ["a connection that breaks in mid-stream", { kind: "reset", afterEvents: 3 }],
    ["an event that is no JSON", { kind: "malformed", afterEvents: 2 }],
  ] as const)("is asked again after %s, and nothing of it is on the record", async (_, fault) => {
    const text = "A sentence that is long enough for several pieces.";
    const { house, provider } = open(format, [{ text, fault }]);
    await house.say("go");
    expect(JSON.stringify(await house.events())).not.toContain("A sentence");
    // The provider takes the second request for a repetition, and says the same again, whole this time.
    await house.pass(4.1);
    expect(provider.requests).toHaveLength(2);
    expect(house.triggers("llm.finished")).toMatchObject([{ ok: true, message: { content: text } }]);
    expect(await house.of("llm.call.completed")).toMatchObject([{ attempt: 2 }]);
  });

  it("that falls silent is left when the attempt's time is up, and asked again", async () => {
    const { house, provider } = open(format, [
      { text: "Hello there, you", fault: { kind: "stall", afterEvents: 2 } },
      { text: "Done." },
    ]);
    await house.say("go");
    await house.pass(179);
    expect(provider.requests).toHaveLength(1);
    await house.pass(6);
    expect(provider.requests).toHaveLength(2);
    expect(provider.requests[0]?.signal.aborted).toBe(true);
    expect(await house.of("llm.call.errored")).toMatchObject([{ error: { code: "deadline_exceeded" } }]);
  });

  it("is not asked again after an error in mid-stream that will not pass", async () => {
    const { reply } = await callModel(
      format,
      { kind: "reply", text: "So far so good" },
      { faults: [{ kind: "error-event", afterEvents: 2, status: 401 }] },
    );
    expect(reply).toMatchObject({ ok: false, retryable: false });
  });
});

it.each([
  ["seconds", () => ({ retryAfter: 20 })],
  ["a date", (now: number) => ({ retryAfter: new Date(now + 20_000).toUTCString() })],
  ["milliseconds, which win", () => ({ retryAfter: 2, retryAfterMs: 20_000 })],
])("Row 41: a wait asked for as %s is kept when it is longer than the policy's", async (_, asked) => {
  const { house, provider } = open("anthropic", [
    (request) => ({ error: { status: request.attempt === 1 ? 529 : 500, ...asked(house.clock.now()) } }),
    { text: "Done." },
  ]);
  await house.say("go");
  await house.pass(19);
  expect(provider.requests).toHaveLength(1);
  await house.pass(1.1);
  expect(provider.requests).toHaveLength(2);
});

it("Row 41: a wait beyond the total bound of the call ends it at once", async () => {
  const { house, provider } = open("responses", [{ error: { status: 429, retryAfter: 4000 } }, { text: "Done." }]);
  await house.say("go");
  expect(house.triggers("llm.finished")).toMatchObject([{ ok: false, error: { code: "rate_limited" } }]);
  expect(provider.requests).toHaveLength(1);
});

it("The words of retry-after are read as HTTP has them, and anything else is no wait", () => {
  const now = Date.UTC(2026, 0, 1);
  const after = (text: string) => waitAsked({ "retry-after": text }, now);
  expect(after("7")).toBe(7);
  expect(after(" 1.5 ")).toBe(1.5);
  expect(after("Thu, 01 Jan 2026 00:00:30 GMT")).toBe(30);
  expect(after("Thursday, 01-Jan-26 00:00:30 GMT")).toBe(30);
  expect(after("Wed, 31 Dec 2025 00:00:00 GMT")).toBeUndefined();
  for (const text of ["", "0", "-3", "soon", "1e3", "Infinity", "0x10"])
    expect([text, after(text)]).toEqual([text, undefined]);
  expect(waitAsked({}, now)).toBeUndefined();
  expect(waitAsked({ "retry-after-ms": "250", "retry-after": "9" }, now)).toBe(0.25);
  expect(waitAsked({ "retry-after-ms": "soon", "retry-after": "9" }, now)).toBe(9);
});

it("A base URL that is none fails at once, and says so", async () => {
  const core = createProviderCore({ answer: () => ({ kind: "reply", text: "" }) });
  const house = openHouse({ config: config([]), provider: core.handle, engine: { model: { baseUrl: "nowhere" } } });
  await house.say("go");
  expect(await house.of("turn.completed")).toMatchObject([{ error: { code: "provider_error" } }]);
});
