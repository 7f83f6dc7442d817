import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { diskBlobs } from "../../src/engine/blobs/disk.ts";
import { sqliteBlobs } from "../../src/engine/blobs/sqlite.ts";
import { type Blobs, memoryStore, type Store } from "../../src/engine/index.ts";
import { createIds, systemClock } from "../../src/engine/system.ts";
import { config, openHouse } from "./house.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-blobs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ids = createIds(systemClock);
let made = 0;
const place = (): string => join(folder, `${made++}`);
const bytes = Uint8Array.of(1, 10, 2);

it.each([
  ["SQLite", (path: string) => sqliteBlobs({ file: path }, ids)],
  ["files", (path: string) => diskBlobs({ folder: path }, ids)],
])("Bytes that were put in %s are there when it is opened again", async (_, open) => {
  const path = place();
  const first = open(path);
  const uri = await first.put("t", { bytes, mime: "a/b" });
  first.close();
  const second = open(path);
  expect(await second.get("t", uri)).toEqual({ bytes, mime: "a/b" });
  second.close();
});

it("What a crash left half written is no blob", async () => {
  const path = place();
  const blobs = diskBlobs({ folder: path }, ids);
  const uri = await blobs.put("t", { bytes, mime: "a/b" });
  const [tenant = ""] = readdirSync(path);
  const id = "01890000-0000-7000-8000-000000000000";
  writeFileSync(join(path, tenant, `${id}.part`), '{"mime":"a/b"}\nhalf');
  expect(await blobs.get("t", uri.replace(/[0-9a-f-]{36}/, id))).toBeUndefined();
});

it("Nothing half written is left behind by a put that failed, and the next one works", async () => {
  const path = place();
  writeFileSync(path, "no folder");
  const blobs = diskBlobs({ folder: path }, ids);
  await expect(blobs.put("t", { bytes, mime: "a/b" })).rejects.toThrow();
  rmSync(path);
  expect(await blobs.get("t", await blobs.put("t", { bytes, mime: "a/b" }))).toEqual({ bytes, mime: "a/b" });
  expect(readdirSync(join(path, readdirSync(path)[0] ?? "")).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("Bytes are on the disk before the event that names them", async () => {
  const path = place();
  const store = memoryStore();
  let named = 0;
  const append: Store["append"] = (id, events) => {
    for (const [, blob = ""] of JSON.stringify(events).matchAll(/blob:\/\/[^/]+\/([0-9a-f-]{36})/g)) {
      expect(readdirSync(path).some((tenant) => existsSync(join(path, tenant, blob)))).toBe(true);
      named++;
    }
    store.append(id, events);
  };
  const image = { type: "image", data: Buffer.from(bytes).toString("base64"), mimeType: "image/png" };
  const house = openHouse({
    config: config([{ name: "tool" }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger }) =>
      trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", content: [image] as never }] } : undefined,
    engine: { store: { ...store, append }, blobs: diskBlobs({ folder: path }, ids) },
  });
  await house.say("go");
  await expect.poll(async () => (await house.of("turn.completed")).length).toBe(1);
  expect(named).toBeGreaterThan(0);
});

it.each(["memory", "disk"])("BL-11: a %s that takes no bytes leaves a note, and the call succeeds", async (kind) => {
  const full: Blobs = { put: () => Promise.reject(new Error("full")), get: async () => undefined, close() {} };
  const path = place();
  if (kind === "disk") writeFileSync(path, "no folder");
  const house = openHouse({
    config: config([{ name: "tool" }]),
    script: [[{ id: "c1", name: "tool", args: "{}" }], "Done."],
    worker: ({ trigger }) =>
      trigger.type === "tool.execute"
        ? { actions: [{ type: "tool.result", content: [{ type: "image", data: "AQID", mimeType: "image/png" }] }] }
        : undefined,
    engine: { blobs: kind === "disk" ? diskBlobs({ folder: path }, ids) : full },
  });
  await house.say("go");
  await expect.poll(async () => (await house.of("turn.completed")).length).toBe(1);
  expect(await house.of("tool.call.completed")).toMatchObject([
    { result: { content: [{ type: "text", text: "[unstored image content]" }] } },
  ]);
});
