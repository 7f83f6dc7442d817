import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { evaluate } from "../../reference-worker/tools/evaluate.ts";
import { exchangeRate } from "../../reference-worker/tools/exchange-rate.ts";
import type { Action } from "../../src/generated/types.ts";
import type { ToolContext } from "../../src/worker/index.ts";
import { decisionRequest, execute } from "./requests.ts";

const worker = createReferenceWorker();

async function call(name: string, input: unknown): Promise<Action> {
  const answer = await worker.decide(decisionRequest(execute(name, input)));
  return answer!.actions![0]!;
}

async function contentOf(name: string, input: unknown) {
  const action = await call(name, input);
  if (action.type !== "tool.result") throw new Error(JSON.stringify(action));
  return action.result as { content: Record<string, never>[]; structuredContent?: unknown };
}

describe("the reference worker", () => {
  it("knows the weather of San Francisco and Tokyo, and says which city it does not know", async () => {
    expect((await contentOf("get_weather", { city: "San Francisco" })).content).toEqual([
      { type: "text", text: "It's foggy in San Francisco." },
    ]);
    expect((await contentOf("get_weather", { city: "Tokyo" })).content).toEqual([
      { type: "text", text: "It's clear in Tokyo." },
    ]);
    expect(await call("get_weather", { city: "constructor" })).toMatchObject({
      type: "tool.error",
      error: "No forecast for constructor.",
    });
  });

  it("draws a PNG of the size and colour asked for", async () => {
    const [, picture] = (await contentOf("draw_swatch", { color: "#ff8800", size: 3 })).content;
    const bytes = Buffer.from(picture!["data"]!, "base64");
    expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([3, 3]);
  });

  it("plays a WAV clip whose header agrees with its length", async () => {
    const [clip] = (await contentOf("play_tone", { hertz: 440, milliseconds: 10 })).content;
    const bytes = Buffer.from(clip!["data"]!, "base64");
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("RIFF");
    expect([bytes.readUInt32LE(4), bytes.readUInt32LE(40)]).toEqual([bytes.length - 8, bytes.length - 44]);
  });

  it("gives a text resource, a binary resource and a link", async () => {
    expect((await contentOf("write_note", { title: "a b" })).content).toMatchObject([
      { type: "resource", resource: { uri: "note:///a%20b.md", mimeType: "text/markdown" } },
    ]);
    const [, packed] = (await contentOf("pack_note", { title: "hi" })).content;
    expect(packed).toMatchObject({ type: "resource", resource: { blob: Buffer.from("hi").toString("base64") } });
    expect((await contentOf("find_manual", { topic: "tools" })).content).toMatchObject([
      { type: "resource_link", uri: "https://manual.example/tools" },
    ]);
  });

  it("measures a text as structured output", async () => {
    expect(await contentOf("measure_text", { text: "one two\nthree" })).toEqual({
      content: [],
      structuredContent: { words: 3, characters: 13, lines: 2 },
    });
  });

  it("tells the model how to write an expression that it could not evaluate", async () => {
    expect(await call("calculator", { expression: "1 / 0" })).toMatchObject({
      type: "tool.error",
      error: "The expression cannot be evaluated: division by zero. Use only numbers, + - * / ^ and brackets.",
    });
    expect((await contentOf("calculator", { expression: "(4 * 12) + 7" })).content).toMatchObject([{ text: "55" }]);
  });
});

describe("its tools on shaky ground", () => {
  it("fails twice in a way that may be tried again, then succeeds, for each call by itself", async () => {
    const outcomes: unknown[] = [];
    for (let attempt = 5; attempt < 8; attempt++) {
      const request = decisionRequest(execute("look_up_order", { order: "7" }, { attempt }), {
        decision_id: `d-${attempt}`,
      });
      const [action] = (await worker.decide(request))?.actions ?? [];
      outcomes.push(action?.type === "tool.error" ? action.retryable : action?.type);
    }
    expect(outcomes).toEqual([true, true, "tool.result"]);
  });

  it("waits longer each time that the rate service is busy, and gives up in the end", async () => {
    const context = { signal: new AbortController().signal } as ToolContext;
    let asked = 0;
    const busy = exchangeRate(async () => ({ status: ++asked < 3 ? 429 : 200, rate: 2 }), 0);
    expect(await busy.execute({ from: "EUR", to: "USD" } as never, context)).toEqual({ rate: 2 });
    expect(asked).toBe(3);
    const down = exchangeRate(async () => ({ status: 429 }), 0);
    await expect(down.execute({ from: "EUR", to: "USD" } as never, context)).rejects.toMatchObject({
      code: "rate_limited",
    });
    const broken = exchangeRate(async () => ({ status: 503 }), 0);
    await expect(broken.execute({ from: "EUR", to: "USD" } as never, context)).rejects.toMatchObject({
      retryable: true,
    });
  });

  it("stops waiting at the deadline", async () => {
    const slow = exchangeRate(async () => ({ status: 429 }), 60_000);
    const gone = AbortSignal.abort(new Error("too late"));
    await expect(slow.execute({ from: "EUR", to: "USD" } as never, { signal: gone } as ToolContext)).rejects.toThrow(
      "too late",
    );
  });

  it("tells of its search through the archive, and gives what it found", async () => {
    const seen: unknown[] = [];
    const unsubscribe = worker.onProgress(({ event }) => seen.push(event));
    expect(await contentOf("search_archive", { word: "the w" })).toMatchObject({
      structuredContent: { titles: ["The wind in the willows", "The woman in white"] },
    });
    unsubscribe();
    expect(seen).toEqual([{ percent: 33 }, { percent: 67 }, { percent: 100 }]);
  });

  it("asks before it transfers much, lets a person choose, and keeps the conversions out of the request", async () => {
    expect(await call("transfer_money", { amount: 5, to: "Ada" })).toMatchObject({ type: "tool.result" });
    expect(await call("transfer_money", { amount: 500, to: "Ada" })).toMatchObject({ type: "interrupt" });
    expect(await call("choose_gift", { gifts: ["a", "b"] })).toMatchObject({ type: "interrupt" });
    const start = await worker.decide(decisionRequest({ type: "session.start" }));
    const tools = start?.agent?.tools ?? [];
    expect(tools.filter(({ defer }) => defer === true).map(({ name }) => name)).toEqual([
      "convert_length",
      "convert_weight",
      "convert_temperature",
    ]);
    expect(tools.filter(({ handler }) => handler === "client").map(({ name }) => name)).toEqual(["pick_file"]);
  });
});

describe("evaluate", () => {
  it.each([
    ["2 + 3 * 4", 14],
    ["2 ^ 3 ^ 2", 512],
    ["-2 ^ 2", -4],
    ["2 ^ -1", 0.5],
    ["--1", 1],
    ["1e3 - .5", 999.5],
    ["8 / 4 / 2", 1],
  ])("reads %s as %d", (text, value) => {
    expect(evaluate(text)).toEqual({ ok: true, value });
  });

  it.each(["", "1 +", "(1", "1 2", "process.exit()", "1 / 0", "9 ^ 999", "(".repeat(5_000)])("refuses %j", (text) => {
    expect(evaluate(text)).toMatchObject({ ok: false });
  });

  it("takes any text without throwing", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof evaluate(text).ok === "boolean"));
  });

  it("agrees with the language on sums and products", () => {
    const number = fc.integer({ min: -99, max: 99 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(evaluate(`${a} + ${b} * (${c})`)).toEqual({ ok: true, value: a + b * c + 0 });
      }),
    );
  });
});
