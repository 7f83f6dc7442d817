import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { diskBlobs } from "../../src/engine/blobs/disk.ts";
import { memoryBlobs } from "../../src/engine/blobs/memory.ts";
import { sqliteBlobs } from "../../src/engine/blobs/sqlite.ts";
import { memoryStore, type Store, sqliteStore } from "../../src/engine/index.ts";
import { openDatabase } from "../../src/engine/store/sqlite.ts";
import { createIds, systemClock } from "../../src/engine/system.ts";
import type { Event } from "../../src/generated/types.ts";
import { compact } from "../../src/json/compact.ts";
import { readExactJson } from "../../src/json/read.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const file = (): string => join(folder, `${files++}.sqlite`);
const record = { id: "s", tenant: "t", agentId: "a", owner: "o" };
const event = (seq: number, payload: Event["payload"] = { type: "session.done" }): Event => ({
  session_id: "s",
  seq,
  occurred_at: "2026-01-01T00:00:00.000Z",
  turn_id: null,
  payload,
});

const stores: [string, () => Store][] = [
  ["in memory", memoryStore],
  ["in SQLite", () => sqliteStore({ file: file() })],
];

describe.each(stores)("A store %s", (_, open) => {
  it("gives back what was appended, in order, from any point", () => {
    const store = open();
    store.create(record);
    store.append("s", [event(1), event(2)]);
    store.append("s", [event(3)]);
    expect(store.read("s", 0).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(store.read("s", 2)).toEqual([event(3)]);
    expect(store.read("s", 3)).toEqual([]);
    store.close();
  });

  it("refuses events that leave a gap or repeat a number, and then holds none of them", () => {
    const store = open();
    store.create(record);
    store.append("s", [event(1)]);
    expect(() => store.append("s", [event(3)])).toThrow("does not follow");
    expect(() => store.append("s", [event(1)])).toThrow("does not follow");
    expect(store.read("s", 0)).toEqual([event(1)]);
    store.close();
  });

  it("knows its sessions by id, and creates one only once", () => {
    const store = open();
    store.create(record);
    store.create({ ...record, owner: "somebody else" });
    expect(store.find("s")).toEqual(record);
    expect(store.find("other")).toBeUndefined();
    expect(store.sessions()).toEqual([record]);
    expect(store.read("other", 0)).toEqual([]);
    store.close();
  });

  it("keeps digits that a double cannot hold, and keys that objects have by themselves", () => {
    const store = open();
    store.create(record);
    const text = '{"n":12345678901234567890.10,"__proto__":1}';
    const reading = readExactJson(text);
    const state = reading.ok ? reading.value : undefined;
    store.append("s", [event(1, { type: "worker.state.updated", state })]);
    const [read] = store.read("s", 0);
    expect(compact((read as Event & { payload: { state: unknown } }).payload.state)).toBe(text);
    store.close();
  });
});

it("What was appended to SQLite is there when the file is opened again", () => {
  const path = file();
  const first = sqliteStore({ file: path });
  first.create(record);
  first.append("s", [event(1)]);
  first.close();
  const second = sqliteStore({ file: path });
  expect(second.read("s", 0)).toEqual([event(1)]);
  expect(() => second.append("s", [event(1)])).toThrow("does not follow");
  second.close();
});

const ids = createIds(systemClock);
describe.each([
  ["in memory", () => memoryBlobs(ids)],
  ["in SQLite", () => sqliteBlobs({ file: file() }, ids)],
  ["in files", () => diskBlobs({ folder: join(folder, `${files++}`) }, ids)],
] as const)("Blobs %s", (_, open) => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index & 255);

  it("give back the exact bytes and the media type as it was named", async () => {
    const blobs = open();
    const uri = await blobs.put("t", { bytes, mime: "image/png; q=1", name: "a b&c.png" });
    expect(uri).toMatch(/^blob:\/\/t\/[0-9a-f-]{36}\?mime=image%2Fpng%3B\+q%3D1&size=300&name=a\+b%26c\.png$/);
    const read = await blobs.get("t", uri);
    expect(read?.mime).toBe("image/png; q=1");
    expect(Buffer.from(read?.bytes ?? []).equals(bytes)).toBe(true);
    blobs.close();
  });

  it("are never shared: the same bytes get another URI, and another tenant finds nothing", async () => {
    const blobs = open();
    const uri = await blobs.put("t", { bytes, mime: "a/b" });
    expect(await blobs.put("t", { bytes, mime: "a/b" })).not.toBe(uri);
    expect(await blobs.get("u", uri)).toBeUndefined();
    expect(await blobs.get("u", uri.replace("blob://t/", "blob://u/"))).toBeUndefined();
    blobs.close();
  });

  it.each(["..", ".", "a/b", "A", "a", "名"])("have a place for the tenant %j of its own", async (tenant) => {
    const blobs = open();
    const others = ["..", ".", "a/b", "A", "a", "名"].filter((other) => other !== tenant);
    const uri = await blobs.put(tenant, { bytes, mime: "a/b" });
    for (const other of others) {
      expect(await blobs.get(other, uri)).toBeUndefined();
      const asTheirs = uri.replace(/^blob:\/\/[^/]*/, `blob://${encodeURIComponent(other)}`);
      expect(await blobs.get(other, asTheirs)).toBeUndefined();
    }
    expect((await blobs.get(tenant, uri))?.bytes).toHaveLength(300);
    blobs.close();
  });

  it("may be put many at once, and each keeps its own bytes", async () => {
    const blobs = open();
    const put = (n: number) => blobs.put("t", { bytes: Uint8Array.of(n, 10, n), mime: `a/${n}` });
    const uris = await Promise.all(Array.from({ length: 20 }, (_, n) => put(n)));
    for (const [n, uri] of uris.entries())
      expect(await blobs.get("t", uri)).toEqual({ bytes: Uint8Array.of(n, 10, n), mime: `a/${n}` });
    blobs.close();
  });

  it("may be empty", async () => {
    const blobs = open();
    const uri = await blobs.put("t", { bytes: new Uint8Array(), mime: "a/b" });
    expect((await blobs.get("t", uri))?.bytes).toHaveLength(0);
    blobs.close();
  });

  it.each(["", "blob:", "http://t/x", "blob://t/not-a-uuid?mime=a&size=1", "blob://%/x?mime=a&size=1"])(
    "find nothing under %j",
    async (uri) => {
      const blobs = open();
      expect(await blobs.get("t", uri)).toBeUndefined();
      blobs.close();
    },
  );
});

it.each([
  ["NORMAL", 1],
  ["FULL", 2],
] as const)("A log opened with %s is synchronous to that degree", (synchronous, degree) => {
  const db = openDatabase({ file: file(), synchronous });
  expect(db.prepare("PRAGMA synchronous").get()).toMatchObject({ synchronous: degree });
  db.close();
});
