import { describe, expect, it } from "vitest";
import { memoryBlobs } from "../../src/engine/blobs/memory.ts";
import type { DraftMessage } from "../../src/generated/types.ts";
import { config, openHouse, SESSION } from "./house.ts";

const BYTES = Uint8Array.from({ length: 31 }, (_, index) => 200 - index);
const base64 = Buffer.from(BYTES).toString("base64");
const DATA = `data:image/png;base64,${base64}`;
const blob = expect.stringMatching(/^blob:\/\/tenant-1\/[0-9a-f-]{36}\?mime=image%2Fpng&size=31$/);

const openIt = (script = ["Done.", "Done."]) => openHouse({ config: config([]), script });
const say = (house: ReturnType<typeof openHouse>, content: unknown, more: object = {}) =>
  house.say("", { payload: { type: "client.message", message: { role: "user", content, ...more } } });
const recorded = async (house: ReturnType<typeof openHouse>) => (await house.of("message.new"))[0]?.message.content;

function counting() {
  const memory = memoryBlobs({ next: () => crypto.randomUUID() });
  let puts = 0;
  const put: typeof memory.put = (tenant, bytes) => {
    puts++;
    return memory.put(tenant, bytes);
  };
  return { puts: () => puts, blobs: { ...memory, put } };
}

describe("BL-15: a client's message", () => {
  it.each([
    [{ type: "image_url", image_url: { url: DATA } }],
    [{ type: "video_url", video_url: { url: DATA } }],
    [{ type: "input_audio", input_audio: { data: DATA, format: "wav" } }],
    [{ type: "blob", uri: DATA }],
    [{ type: "link", uri: DATA }],
    [{ type: "image_url", image_url: { url: DATA.replace(/=+$/, "") } }],
    [{ type: "image_url", image_url: { url: DATA.replace("data:", "DATA:") } }],
  ])("has its bytes stored: %j", async (part) => {
    const house = openIt();
    await say(house, [{ type: "text", text: "look" }, part]);
    expect(await recorded(house)).toEqual([
      { type: "text", text: "look" },
      { type: "blob", uri: blob },
    ]);
    const [, { uri = "" } = {}] = (await recorded(house)) as { uri?: string }[];
    const read = await house.call("GET", `/api/machine/blobs?uri=${encodeURIComponent(uri)}`);
    expect([read.status, read.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(JSON.stringify(await house.events())).not.toContain(base64.slice(0, 24));
    expect(JSON.stringify(house.asked)).not.toContain(base64.slice(0, 24));
  });

  it("keeps a file's name", async () => {
    const house = openIt();
    await say(house, [{ type: "file", file: { filename: "a b.png", file_data: DATA } }]);
    expect(await recorded(house)).toEqual([{ type: "blob", uri: expect.stringMatching(/&name=a\+b\.png$/) }]);
  });

  it("is shown to the model with the image in it", async () => {
    const house = openIt();
    await say(house, [{ type: "image_url", image_url: { url: DATA } }]);
    expect(JSON.stringify(house.prompts[0]?.messages)).toContain(DATA);
  });

  it.each([["https://example.com/a.png"], ["blob://tenant-1/nothing"], ["data:text/plain,hello"]])(
    "that refers to %s is left as it is",
    async (url) => {
      const house = openIt();
      const content = [{ type: "blob", uri: url }];
      await say(house, content);
      expect(await recorded(house)).toEqual(content);
    },
  );

  it.each([
    ["data:image/png;base64,@@@@", "[unreadable image content]"],
    ["data:;base64,AAAA", "[unreadable file content]"],
  ])("with %s keeps no bytes, and says so", async (uri, text) => {
    const house = openIt();
    await say(house, [{ type: "blob", uri }]);
    expect(await recorded(house)).toEqual([{ type: "text", text }]);
  });

  it("whose bytes cannot be stored says so, and is answered all the same", async () => {
    const blobs = { ...memoryBlobs({ next: () => "" }), put: () => Promise.reject(new Error("full")) };
    const house = openHouse({ config: config([]), script: ["Done."], engine: { blobs } });
    expect((await say(house, [{ type: "blob", uri: DATA }])).status).toBe(202);
    expect(await recorded(house)).toEqual([{ type: "text", text: "[unstored image content]" }]);
    expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
  });

  it("that is known already is not stored again, whatever the view says of it", async () => {
    const { puts, blobs } = counting();
    const house = openHouse({ config: config([]), script: ["One.", "Two."], engine: { blobs } });
    const first: DraftMessage = { id: "u1", role: "user", content: [{ type: "blob", uri: DATA }] };
    const view = (messages: unknown[]) => house.say("", { payload: { type: "client.messages", messages } });
    await view([first]);
    const [, reply] = (await house.of("message.new")).map(({ message }) => message);
    await view([first, reply, { role: "user", content: [{ type: "image_url", image_url: { url: DATA } }] }]);
    expect(puts()).toBe(2);
    expect((await house.of("turn.completed")).map(({ data }) => data)).toEqual(["One.", "Two."]);
    expect((await house.of("message.new")).map(({ message }) => message.role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
  });

  it("of somebody else's session stores nothing", async () => {
    const { puts, blobs } = counting();
    const house = openHouse({ config: config([]), script: ["Done."], engine: { blobs } });
    await say(house, "hello");
    const payload = { type: "client.message", message: { role: "user", content: [{ type: "blob", uri: DATA }] } };
    const reply = await house.say("", { payload, identity: { id: "bob" }, session_id: SESSION });
    expect(reply.status).toBe(403);
    expect(puts()).toBe(0);
  });
});
