import { describe, expect, it } from "vitest";
import { createProviderCore, textOf } from "../../src/provider/index.ts";
import { config, openHouse, SESSION } from "./house.ts";
import { callModel } from "./models-kit.ts";

const PNG = Buffer.from("not really a picture, but long enough").toString("base64");

describe.each(["openai-chat", "responses"] as const)("A picture that a model of %s made", (format) => {
  it("is a blob of its message after the text, and its bytes are on no record", async () => {
    const { handle } = createProviderCore({
      answer: ({ messages }) =>
        messages.length > 2
          ? { kind: "reply", text: `I saw: ${messages.map(({ content }) => textOf(content)).join()}` }
          : { kind: "reply", text: "Here:", images: [{ data: PNG, mimeType: "image/png" }] },
    });
    const engine = { model: { baseUrl: "http://provider.test", format } };
    const house = openHouse({ config: config([]), provider: handle, engine });
    await house.say("draw");
    const [finished] = house.triggers("llm.finished");
    expect(finished?.message?.content).toMatchObject([{ type: "text", text: "Here:" }, { type: "blob" }]);
    expect(JSON.stringify(await house.events())).not.toContain(PNG.slice(0, 24));
    const shown = finished?.message?.content as { uri: string }[] | undefined;
    const blob = shown?.[1]?.uri ?? "";
    const { text } = await house.call("GET", `/api/machine/blobs?uri=${encodeURIComponent(blob)}`);
    expect(Buffer.from(text).toString("base64")).toBe(PNG);
    await house.say("again");
    expect(house.triggers("llm.finished")[1]?.message?.content).toContain("[image, image/png,");
  });

  it("is read streamed and whole alike", async () => {
    for (const stream of [true, false]) {
      const images = [{ data: PNG, mimeType: "image/png" }];
      const { reply } = await callModel(format, { kind: "reply", images }, { stream });
      expect(reply).toMatchObject({ ok: true, response: { content: [{ type: "blob" }] } });
      expect(reply).not.toHaveProperty("response.images");
    }
  });
});

it("A picture in an answer that the worker brings is stored likewise, by either way", async () => {
  const response = {
    model: "m",
    content: "Look:",
    images: [
      { url: `data:image/png;base64,${PNG}` },
      { url: "https://example.test/x.png" },
      { url: "data:image/png;base64,%%" },
    ],
  };
  for (const later of [true, false]) {
    const house = openHouse({
      config: config([]),
      engine: { model: { type: "worker" } },
      worker: ({ trigger }) =>
        trigger.type !== "llm.execute" ? undefined : later ? {} : { actions: [{ type: "llm.result", response }] },
    });
    await house.say("draw");
    const id = house.triggers("llm.execute")[0]?.id;
    const body = { type: "llm.result", id, response };
    if (later) await house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, body);
    await house.quiet();
    expect(house.triggers("llm.finished")[0]?.message?.content).toMatchObject([
      { type: "text", text: "Look:" },
      { type: "blob" },
      { type: "link", uri: "https://example.test/x.png" },
      { type: "text", text: "[unreadable image content]" },
    ]);
    expect(JSON.stringify(await house.events())).not.toContain(PNG.slice(0, 24));
  }
});
