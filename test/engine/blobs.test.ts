import { afterEach, describe, expect, it } from "vitest";
import { memoryBlobs } from "../../src/engine/blobs/memory.ts";
import { listenEngine } from "../../src/engine/index.ts";
import { KEY } from "./house.ts";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const BYTES = Uint8Array.from({ length: 10 }, (_, i) => i);

/** Stores bytes and fetches them over a socket: only a socket shows what HTTP can carry. */
async function store(bytes: Uint8Array = BYTES, mime: string = "image/png") {
  const blobs = memoryBlobs({ next: () => crypto.randomUUID() });
  const uri = await blobs.put("t", { bytes, mime });
  const engine = await listenEngine({
    agents: { agent: {} },
    model: { baseUrl: "http://127.0.0.1:1" },
    apiKeys: { [KEY]: "t" },
    blobs,
  });
  closing.push(engine.close);
  const get = async (headers: Record<string, string> = {}, asked: string = uri) => {
    const url = `${engine.url}/api/machine/blobs?uri=${encodeURIComponent(asked)}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${KEY}`, ...headers } });
    return { response, bytes: [...new Uint8Array(await response.arrayBuffer())] };
  };
  return { uri, get };
}

describe("A range of a blob", () => {
  it.each([
    ["bytes=0-3", [0, 1, 2, 3], "bytes 0-3/10"],
    ["bytes=7-", [7, 8, 9], "bytes 7-9/10"],
    ["bytes=-2", [8, 9], "bytes 8-9/10"],
    ["bytes=-99", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "bytes 0-9/10"],
    ["bytes=8-99", [8, 9], "bytes 8-9/10"],
  ])("%s is a 206 with just these bytes", async (range, wanted, told) => {
    const { response, bytes } = await (await store()).get({ range });
    expect([response.status, response.headers.get("content-range"), bytes]).toEqual([206, told, wanted]);
  });

  it.each(["bytes=10-", "bytes=5-2", "bytes=-0"])("%s is a 416 that says how many there are", async (range) => {
    const { response } = await (await store()).get({ range });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  it.each(["items=0-3", "bytes=-", "bytes=0-1,3-4", "bytes=x"])("%s is no range, and all is served", async (range) => {
    const { response, bytes } = await (await store()).get({ range });
    expect([response.status, bytes]).toEqual([200, [...BYTES]]);
  });
});

describe("A blob that the reader has", () => {
  const tags = (etag: string): string[] => [etag, `W/${etag}`, `"other", ${etag}`, "*"];

  it("is a 304 without bytes, however its tag is written", async () => {
    const { get } = await store();
    const etag = (await get()).response.headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    for (const tag of tags(etag)) {
      const { response, bytes } = await get({ "if-none-match": tag });
      expect([tag, response.status, bytes]).toEqual([tag, 304, []]);
    }
  });

  it("is sent again for the tag of another", async () => {
    const { response, bytes } = await (await store()).get({ "if-none-match": '"other"' });
    expect([response.status, bytes]).toEqual([200, [...BYTES]]);
  });
});

describe("The media type of a blob", () => {
  it.each([
    ["image/svg+xml; charset=utf-8", "image/svg+xml; charset=utf-8"],
    ["", "application/octet-stream"],
    ["image/東", "application/octet-stream"],
    ["a/b\r\nx-evil: 1", "application/octet-stream"],
  ])("%j is served as %s, and the bytes with it", async (mime, served) => {
    const { response, bytes } = await (await store(BYTES, mime)).get();
    expect([response.status, response.headers.get("content-type"), bytes]).toEqual([200, served, [...BYTES]]);
    expect(response.headers.get("x-evil")).toBeNull();
  });

  it("is the stored one, and not what the reader writes into the URI", async () => {
    const { uri, get } = await store();
    const { response } = await get({}, uri.replace("image%2Fpng", "text%2Fhtml"));
    expect(response.headers.get("content-type")).toBe("image/png");
  });
});

it("A blob of no bytes is served as such", async () => {
  const { response, bytes } = await (await store(new Uint8Array())).get();
  expect([response.status, bytes]).toEqual([200, []]);
});
