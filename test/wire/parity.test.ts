import { describe, expect, it } from "vitest";
import type { Handle, WireRequest, WireResponse } from "../../src/wire/handle.ts";
import { SendError, type SendResponse } from "../../src/wire/send.ts";
import { fired, inProcess, overSockets } from "./ways.ts";

const encoder = new TextEncoder();

/** The error that an exchange ends with; fails the test when it does not. */
async function errorOf(work: Promise<unknown>): Promise<SendError> {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  if (outcome instanceof SendError) return outcome;
  throw new Error(`Expected a SendError, got ${JSON.stringify(outcome)} ${String(outcome)}`);
}

async function* pieces(...chunks: (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  yield* chunks;
}

/** Sends its chunks and then never another, until the peer has left. */
function stuckAfter(seen: { signal?: AbortSignal }, ...chunks: string[]): Handle {
  return ({ signal }) => {
    seen.signal = signal;
    async function* body() {
      yield* chunks;
      await new Promise(() => {});
    }
    return { status: 200, body: body() };
  };
}

describe.each([
  ["over sockets", overSockets],
  ["in process", inProcess],
])("an exchange %s", (_way, open) => {
  it("carries method, path, headers and the exact bytes to the handle", async () => {
    const seen: WireRequest[] = [];
    await using way = await open((request) => {
      seen.push(request);
      return { status: 204 };
    });
    const body = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
    const request = {
      method: "POST",
      url: `${way.url}/a//b?x=%20&x=%2F`,
      headers: { "X-Odd": "1", constructor: "2" },
      body,
    };
    const response = await way.send(request);
    expect(response.status).toBe(204);
    expect(await response.bytes()).toHaveLength(0);
    const [got] = seen;
    expect(got).toMatchObject({ method: "POST", path: "/a//b?x=%20&x=%2F" });
    expect(got?.headers).toMatchObject({ "x-odd": "1", constructor: "2", "content-length": "70000" });
    expect(got?.headers["host"]).toBe(new URL(way.url).host);
    expect(got?.headers["toString"]).toBeUndefined();
    expect(Buffer.from(got?.body ?? []).equals(body)).toBe(true);
  });

  it("gives a request that can be copied whole, with its signal", async () => {
    let copy: WireRequest | undefined;
    await using way = await open((request) => {
      copy = { ...request, path: "/other" };
      return { status: 200 };
    });
    await (await way.send({ method: "GET", url: way.url })).bytes();
    expect(copy?.signal).toBeInstanceOf(AbortSignal);
    expect(copy?.signal.aborted).toBe(false);
  });

  it("gives a request without a body no bytes", async () => {
    let size = -1;
    await using way = await open(({ body }) => {
      size = body.byteLength;
      return { status: 200 };
    });
    expect(await (await way.send({ method: "GET", url: way.url })).text()).toBe("");
    expect(size).toBe(0);
  });

  it.each<[string, WireResponse, string]>([
    ["text", { status: 201, headers: { "X-Made": "yes" }, body: "grüße" }, "grüße"],
    ["bytes", { status: 201, headers: { "X-Made": "yes" }, body: encoder.encode("abc") }, "abc"],
    ["a stream", { status: 201, headers: { "X-Made": "yes" }, body: pieces("a", "", encoder.encode("b"), "c") }, "abc"],
  ])("carries an answer of %s back", async (_kind, answer, text) => {
    await using way = await open(() => answer);
    const response = await way.send({ method: "GET", url: way.url });
    expect(response.status).toBe(201);
    expect(response.headers["x-made"]).toBe("yes");
    if (!(typeof answer.body === "object" && Symbol.asyncIterator in answer.body)) {
      expect(response.headers["content-length"]).toBe(String(encoder.encode(text).byteLength));
    }
    expect(await response.text()).toBe(text);
  });

  it("shows the first chunk while the second is still to come", async () => {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using way = await open(() => {
      async function* body() {
        yield "first";
        await gate;
        yield "second";
      }
      return { status: 200, body: body() };
    });
    const chunks: string[] = [];
    for await (const chunk of (await way.send({ method: "GET", url: way.url })).stream) {
      chunks.push(Buffer.from(chunk).toString());
      release();
    }
    expect(chunks).toEqual(["first", "second"]);
  });

  it("carries megabytes through a stream that the reader takes slowly", async () => {
    const block = new Uint8Array(256 * 1024).fill(7);
    await using way = await open(() => ({ status: 200, body: pieces(...Array.from({ length: 40 }, () => block)) }));
    let size = 0;
    for await (const chunk of (await way.send({ method: "GET", url: way.url })).stream) {
      size += chunk.byteLength;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(size).toBe(40 * 256 * 1024);
  });

  it.each<[string, Handle]>([
    [
      "throws",
      () => {
        throw new Error("secret");
      },
    ],
    ["rejects", () => Promise.reject(new Error("secret"))],
  ])("is a plain 500 when the handle %s", async (_how, handle) => {
    await using way = await open(handle);
    const response = await way.send({ method: "GET", url: way.url });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":"The server failed while it handled the request."}');
  });

  it("is reset by a cut before the headers", async () => {
    await using way = await open(() => ({ status: 200, body: "x", cut: "before-headers" }));
    expect((await errorOf(way.send({ method: "POST", url: way.url, body: "{}" }))).code).toBe("reset");
  });

  it.each([
    ["text", "abcdef", 0, ""],
    ["text", "abcdef", 3, "abc"],
    ["text", "abcdef", 6, "abcdef"],
    ["text", "abcdef", 99, "abcdef"],
    ["a stream", () => pieces("ab", "cd", "ef"), 3, "abc"],
    ["a stream", () => pieces("ab", "cd", "ef"), 4, "abcd"],
    ["a stream", () => pieces("ab", "cd", "ef"), 99, "abcdef"],
  ])("is reset in the middle of %s after the bytes before the cut", async (_kind, body, cut, before) => {
    await using way = await open(() => ({ status: 200, body: typeof body === "string" ? body : body(), cut }));
    const response = await way.send({ method: "GET", url: way.url });
    expect(response.status).toBe(200);
    let text = "";
    const read = async (): Promise<void> => {
      for await (const chunk of response.stream) text += Buffer.from(chunk).toString();
    };
    expect((await errorOf(read())).code).toBe("reset");
    expect(text).toBe(before);
  });

  it("does not wait for the rest of a stream behind a cut", async () => {
    const seen: { signal?: AbortSignal } = {};
    const stuck = stuckAfter(seen, "abc");
    await using way = await open(async (request) => ({ ...(await stuck(request)), cut: 3 }));
    const response = await way.send({ method: "GET", url: way.url });
    expect((await errorOf(response.bytes())).code).toBe("reset");
  });

  it("is reset when the answer's stream fails", async () => {
    async function* failing() {
      yield "a";
      throw new Error("secret");
    }
    await using way = await open(() => ({ status: 200, body: failing() }));
    const response = await way.send({ method: "GET", url: way.url });
    const error = await errorOf(response.bytes());
    expect(error.code).toBe("reset");
    expect(error.message).not.toContain("secret");
  });

  it("tells the handle at once that the caller gave up before the answer", async () => {
    let seen: AbortSignal | undefined;
    const controller = new AbortController();
    await using way = await open(async ({ signal }) => {
      seen = signal;
      controller.abort();
      await fired(signal);
      return { status: 200 };
    });
    expect((await errorOf(way.send({ method: "GET", url: way.url, signal: controller.signal }))).code).toBe("aborted");
    await fired(seen as AbortSignal);
  });

  it("tells the handle that the caller gave up in the middle of a stream that waits", async () => {
    const seen: { signal?: AbortSignal } = {};
    const controller = new AbortController();
    await using way = await open(stuckAfter(seen, "a"));
    const response = await way.send({ method: "GET", url: way.url, signal: controller.signal });
    const read = async (): Promise<void> => {
      for await (const _ of response.stream) controller.abort();
    };
    expect((await errorOf(read())).code).toBe("aborted");
    await fired(seen.signal as AbortSignal);
  });

  it("tells the handle that the caller stopped reading", async () => {
    const seen: { signal?: AbortSignal } = {};
    await using way = await open(stuckAfter(seen, "a"));
    for await (const _ of (await way.send({ method: "GET", url: way.url })).stream) break;
    await fired(seen.signal as AbortSignal);
  });

  it("does not tell the handle that the caller left when the answer was read to its end", async () => {
    let seen: AbortSignal | undefined;
    await using way = await open(({ signal }) => {
      seen = signal;
      return { status: 200, body: pieces("a", "b") };
    });
    for (let round = 0; round < 3; round++) await (await way.send({ method: "GET", url: way.url })).bytes();
    expect(seen?.aborted).toBe(false);
  });

  it("times out on silence before the answer and within it, and not while the reader is busy", async () => {
    const seen: { signal?: AbortSignal } = {};
    const stuck = stuckAfter(seen, "a");
    await using way = await open((request) => {
      if (request.path === "/body") return stuck(request);
      if (request.path === "/fine") return { status: 200, body: pieces("a", "b", "c") };
      return new Promise<WireResponse>(() => {});
    });
    const idleTimeoutMs = 40;
    expect((await errorOf(way.send({ method: "GET", url: `${way.url}/head`, idleTimeoutMs }))).code).toBe("timeout");
    const response = await way.send({ method: "GET", url: `${way.url}/body`, idleTimeoutMs });
    expect((await errorOf(response.bytes())).code).toBe("timeout");
    const fine: SendResponse = await way.send({ method: "GET", url: `${way.url}/fine`, idleTimeoutMs: 400 });
    let text = "";
    for await (const chunk of fine.stream) {
      text += Buffer.from(chunk).toString();
      if (text === "a") await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(text).toBe("abc");
  });

  it("refuses what is no http URL, and a signal that has already fired", async () => {
    await using way = await open(() => ({ status: 200 }));
    for (const url of ["", "peer", "ftp://peer.test/", "/path"]) {
      expect((await errorOf(way.send({ method: "GET", url }))).code).toBe("bad-url");
    }
    const signal = AbortSignal.abort();
    expect((await errorOf(way.send({ method: "GET", url: way.url, signal }))).code).toBe("aborted");
  });

  it("names method and URL in its errors, without the query", async () => {
    await using way = await open(() => ({ status: 200, cut: "before-headers" }));
    const error = await errorOf(way.send({ method: "PUT", url: `${way.url}/a?token=s3cret` }));
    expect(error.message).toContain(`PUT ${way.url}/a failed: `);
    expect(error.message).not.toContain("s3cret");
  });
});
