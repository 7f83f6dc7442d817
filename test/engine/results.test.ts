import { describe, expect, it } from "vitest";
import type { Action, AgentTool, DecisionAnswer } from "../../src/generated/types.ts";
import { config, type House, KEY, openHouse, SESSION } from "./house.ts";

async function answerWith(answer: DecisionAnswer, tool: Partial<AgentTool> = {}): Promise<House> {
  const house = openHouse({
    config: config([{ name: "tool", ...tool }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done.", "And on."],
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? answer : undefined),
  });
  await house.say("go");
  return house;
}

const result = (action: Partial<Extract<Action, { type: "tool.result" }>>): DecisionAnswer => ({
  actions: [{ type: "tool.result", ...action }],
});
const shown = (house: House): unknown => house.prompts[1]?.messages.at(-1)?.content;

describe("What a worker answers", () => {
  it.each([
    ["text", result({ result: "sunny" }), "sunny"],
    ["a number", result({ result: 21 }), "21"],
    ["an object that is no ToolResult", result({ result: { sky: "clear" } }), '{"sky":"clear"}'],
    ["null", result({ result: null }), "null"],
    ["nothing named", result({}), ""],
    ["content on the action", result({ content: [{ type: "text", text: "sunny" }] }), "sunny"],
    [
      "two texts",
      result({
        content: [
          { type: "text", text: "a" },
          { type: "text", text: "b" },
        ],
      }),
      "a\nb",
    ],
    ["a structured value alone", result({ structured_content: { n: 0 } }), '{"n":0}'],
    ["a block of unknown type", result({ result: { content: [{ type: "video" }] } }), '{"content":[{"type":"video"}]}'],
    ["a failure of its own", result({ content: [{ type: "text", text: "no" }], is_error: true }), "no"],
    ["an error", { actions: [{ type: "tool.error", error: "No forecast." }] } as DecisionAnswer, "No forecast."],
  ])("reaches the model: %s", async (_, answer, text) => {
    expect(shown(await answerWith(answer))).toBe(text);
  });
});

it("Row 8: a result that reports failure itself is exempt from the output check, and the call is ok", async () => {
  const house = await answerWith(result({ result: { content: [{ type: "text", text: "no" }], isError: true } }), {
    output: { type: "object" },
  });
  expect(house.triggers("tool.finished")[0]).toMatchObject({ ok: true, result: { isError: true } });
});

it("Row 9: text that parses is checked as the value it says, and stored as it was sent", async () => {
  const broken = await answerWith(result({ result: "21" }), { output: { type: "string" } });
  expect(broken.triggers("tool.finished")[0]).toMatchObject({
    ok: false,
    error: { code: "invalid_response", param: "output" },
  });
  const fine = await answerWith(result({ result: "21.0" }), { output: { type: "integer" } });
  expect(fine.triggers("tool.finished")[0]).toMatchObject({
    ok: true,
    result: { content: [{ type: "text", text: "21.0" }] },
  });
});

it("A result that breaks its schema never reaches the model, is not tried again, and names no value", async () => {
  const house = openHouse({
    config: config([{ name: "tool", output: { type: "object" } }], {
      retry: { tool: { max_attempts: 3 } },
    }),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? result({ result: "SECRET-TEXT" }) : undefined),
  });
  await house.say("go");
  expect(house.triggers("tool.execute")).toHaveLength(1);
  expect(JSON.stringify(house.prompts[1])).not.toContain("SECRET-TEXT");
  expect(JSON.stringify(await house.events())).not.toContain("SECRET-TEXT");
  expect(await house.of("tool.call.errored")).toMatchObject([{ retryable: false, error: { param: "output" } }]);
});

it.each([0, false, ""])("Row 11: a structured value of %j is there", async (value) => {
  const house = await answerWith(result({ structured_content: value }));
  expect(house.triggers("tool.finished")[0]?.result?.structuredContent).toBe(value);
});

it("Row 12: the output check holds for a settle as well", async () => {
  const house = openHouse({
    config: config([{ name: "tool", output: { type: "integer" } }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? {} : undefined),
  });
  await house.say("go");
  const settle = { type: "tool.result", id: "c1", result: { content: [{ type: "text", text: "word" }] } };
  expect((await house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, settle)).status).toBe(200);
  await house.quiet();
  expect(house.triggers("tool.finished")[0]).toMatchObject({ ok: false, error: { param: "output" } });
});

it("Row 17: a result that is named twice refuses the whole decision; the session takes the next message", async () => {
  const house = await answerWith({
    state: { never: "applied" },
    messages: [],
    actions: [{ type: "tool.result", id: "c1", result: "a", content: [{ type: "text", text: "b" }] }],
  });
  const events = await house.events();
  expect(JSON.stringify(events)).not.toContain("never");
  expect(events.map(({ payload }) => payload.type)).not.toContain("tool.call.completed");
  expect(await house.of("turn.completed")).toMatchObject([
    { error: { code: "invalid_response", param: "result", detail: { reason: "ambiguous_tool_result" } } },
  ]);
  await house.say("and now?");
  expect(await house.of("turn.completed")).toMatchObject([{}, { data: "Done." }]);
});

const BYTES = Buffer.from(Uint8Array.from({ length: 60 }, (_, index) => (index * 37) & 255));
const image = (data: string) => result({ content: [{ type: "image", data, mimeType: "image/png" }] });

it("Bytes are stored, named by a URI and served as they were; no base64 of them is on the record", async () => {
  const data = BYTES.toString("base64");
  const house = await answerWith(image(data));
  const [block] = house.triggers("tool.finished")[0]?.result?.content ?? [];
  expect(block?.type).toBe("blob");
  const { uri } = block as { uri: string };
  expect(JSON.stringify([await house.events(), house.asked])).not.toContain(data.slice(0, 24));
  const asked = `/api/machine/blobs?uri=${encodeURIComponent(uri)}`;
  const served = await house.call("GET", asked);
  expect(served.headers).toMatchObject({
    "content-type": "image/png",
    "content-length": "60",
    "cache-control": "private, max-age=31536000, immutable",
  });
  expect((await house.call("GET", asked, undefined, "key-2")).status).toBe(404);
  expect((await house.call("GET", "/api/machine/blobs?uri=nothing")).status).toBe(400);
  const { token } = (await house.call("POST", "/api/machine/client-tokens", { identity: { id: "ann" } })).json;
  const byClient = `/api/client/blobs?uri=${encodeURIComponent(uri)}`;
  expect((await house.call("GET", byClient, undefined, token)).status).toBe(200);
  expect((await house.call("GET", byClient, undefined, KEY)).status).toBe(401);
});

it("Row 39: the model is shown an image as an image, behind the tool messages", async () => {
  const data = BYTES.toString("base64");
  const [tool, user] = (await answerWith(image(data))).prompts[1]?.messages.slice(-2) ?? [];
  expect(tool).toMatchObject({ role: "tool", tool_call_id: "c1" });
  expect(user).toEqual({
    role: "user",
    content: [{ type: "image_url", image_url: { url: `data:image/png;base64,${data}` } }],
  });
});

it.each(["AAE", "AAF=", "AA==\n", "-_-_", "data:image/png;base64,AAEC"])(
  "Row 18: %j is no base64; the call succeeds with a note, and nothing is stored",
  async (data) => {
    const house = await answerWith(image(data));
    expect(house.triggers("tool.finished")[0]).toMatchObject({
      ok: true,
      result: { content: [{ type: "text", text: "[unreadable image content]" }] },
    });
    expect(JSON.stringify(await house.events())).not.toContain(data);
  },
);

it("A blob store that fails leaves a note, and loses nothing else", async () => {
  const house = openHouse({
    config: config([{ name: "tool" }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger }) => (trigger.type === "tool.execute" ? image("AAEC") : undefined),
    engine: {
      blobs: {
        put: () => Promise.reject(new Error("the disk is full")),
        get: () => Promise.resolve(undefined),
        close: () => undefined,
      },
    },
  });
  await house.say("go");
  expect(house.triggers("tool.finished")[0]?.result?.content).toEqual([
    { type: "text", text: "[unstored image content]" },
  ]);
  expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});

it("Row 37: code and detail of an error reach tool.finished", async () => {
  const house = await answerWith({
    actions: [{ type: "tool.error", error: "Slow down.", code: "rate_limited", detail: { limit: 3 } }],
  });
  expect(house.triggers("tool.finished")[0]?.error).toEqual({
    message: "Slow down.",
    code: "rate_limited",
    detail: { limit: 3 },
  });
});
