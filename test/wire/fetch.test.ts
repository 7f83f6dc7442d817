import { describe, expect, it } from "vitest";
import { readAll } from "../../src/wire/bytes.ts";
import { fromFetch, toFetch } from "../../src/wire/fetch-handle.ts";
import type { WireRequest } from "../../src/wire/handle.ts";
import { fired } from "./ways.ts";

describe("toFetch", () => {
  it("carries a request and its answer", async () => {
    const seen: WireRequest[] = [];
    const fetch = toFetch((request) => {
      seen.push(request);
      return { status: 201, headers: { "X-Made": "yes" }, body: new Uint8Array([1, 2, 255]) };
    });
    const request = new Request("http://h.test/a//b?x=%2F", {
      method: "POST",
      body: new Uint8Array([9, 0]),
      headers: { "x-a": "1" },
    });
    const response = await fetch(request);
    expect(seen[0]).toMatchObject({ method: "POST", path: "/a//b?x=%2F", headers: { "x-a": "1" } });
    expect([...(seen[0]?.body ?? [])]).toEqual([9, 0]);
    expect(response.status).toBe(201);
    expect(response.headers.get("x-made")).toBe("yes");
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 255]);
  });

  it("answers without a body where HTTP allows none, and with a 500 for a handle that throws", async () => {
    expect((await toFetch(() => ({ status: 204, body: "x" }))(new Request("http://h.test"))).body).toBeNull();
    const broken = toFetch(() => {
      throw new Error("secret");
    });
    expect((await broken(new Request("http://h.test"))).status).toBe(500);
  });

  it("rejects for a cut before the headers and fails within the body for a later one", async () => {
    const request = () => new Request("http://h.test");
    await expect(toFetch(() => ({ status: 200, cut: "before-headers" }))(request())).rejects.toThrow(TypeError);
    const response = await toFetch(() => ({ status: 200, body: "abcdef", cut: 3 }))(request());
    let text = "";
    const read = async (): Promise<void> => {
      for await (const chunk of response.body as AsyncIterable<Uint8Array>) text += Buffer.from(chunk).toString();
    };
    await expect(read()).rejects.toThrow("cut short");
    expect(text).toBe("abc");
  });

  it("fires the handle's signal when the body is cancelled or the request aborted", async () => {
    const signals: AbortSignal[] = [];
    const fetch = toFetch(({ signal }) => {
      signals.push(signal);
      async function* body() {
        yield "a";
        await new Promise(() => {});
      }
      return { status: 200, body: body() };
    });
    const response = await fetch(new Request("http://h.test"));
    await response.body?.cancel();
    await fired(signals[0] as AbortSignal);
    const controller = new AbortController();
    await fetch(new Request("http://h.test", { signal: controller.signal }));
    controller.abort();
    await fired(signals[1] as AbortSignal);
  });
});

describe("fromFetch", () => {
  it("is the reverse of toFetch", async () => {
    const handle = fromFetch(
      toFetch(({ method, path, body }) => ({ status: 200, body: `${method} ${path} ${body.byteLength}` })),
    );
    const signal = new AbortController().signal;
    const answer = await handle({
      method: "POST",
      path: "//evil.test/x?y=%2F",
      headers: { host: "h.test" },
      body: new Uint8Array(5),
      signal,
    });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await readAll(answer.body as AsyncIterable<Uint8Array>)).toString()).toBe(
      "POST //evil.test/x?y=%2F 5",
    );
  });
});
