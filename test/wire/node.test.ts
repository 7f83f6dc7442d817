import { once } from "node:events";
import { createServer, get } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { describe, expect, it } from "vitest";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { ListenError, listen } from "../../src/wire/node-server.ts";
import { fired, overSockets } from "./ways.ts";

/** Sends raw bytes to a port and gives back all that comes until the connection ends. */
async function raw(port: number, ...chunks: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  for (const chunk of chunks) socket.write(chunk);
  await once(socket, "close");
  return answer;
}

describe("listen", () => {
  it("binds to 127.0.0.1 and a free port unless told otherwise", async () => {
    const server = await listen(() => ({ status: 200 }));
    expect(server.port).toBeGreaterThan(0);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    await server.close();
  });

  it("says that a port is in use", async () => {
    const server = await listen(() => ({ status: 200 }));
    const error = await listen(() => ({ status: 200 }), { port: server.port }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ListenError);
    expect(error).toMatchObject({
      code: "EADDRINUSE",
      message: `Cannot listen on 127.0.0.1:${server.port}: the port is already in use.`,
    });
    await server.close();
  });

  it("closes busy and idle connections at once, and again without complaint", async () => {
    let seen: AbortSignal | undefined;
    const server = await listen(({ path, signal }) => {
      if (path === "/idle") return { status: 200 };
      seen = signal;
      return new Promise(() => {});
    });
    const out = createNodeSend();
    await (await out.send({ method: "GET", url: `${server.url}/idle` })).bytes();
    const waiting = out.send({ method: "GET", url: `${server.url}/busy` }).catch((thrown: unknown) => thrown);
    while (seen === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    await server.close();
    await server.close();
    expect(await waiting).toMatchObject({ name: "SendError", code: "reset" });
    await fired(seen);
    out.close();
  });

  it.each([
    ["declared", { "content-length": "11" }, "hello world"],
    ["not declared", { "transfer-encoding": "chunked" }, "hello world"],
  ])(
    "answers 413 for a body over the bound whose length is %s, without asking the handle",
    async (_how, headers, body) => {
      let asked = 0;
      await using way = await overSockets(
        () => {
          asked++;
          return { status: 200 };
        },
        { maxBody: 10 },
      );
      const response = await way.send({ method: "POST", url: way.url, headers, body });
      expect(response.status).toBe(413);
      expect(await response.text()).toBe('{"error":"The body has more than 10 bytes."}');
      expect(asked).toBe(0);
      expect((await way.send({ method: "POST", url: way.url, body: "0123456789" })).status).toBe(200);
    },
  );

  it("lets a sender of megabytes over the bound see the 413", async () => {
    await using way = await overSockets(() => ({ status: 200 }), { maxBody: 1024 });
    const response = await way.send({ method: "POST", url: way.url, body: new Uint8Array(8 * 2 ** 20) });
    expect(response.status).toBe(413);
    await response.bytes();
  });

  it("asks nothing of the handle when the peer leaves within its body", async () => {
    const paths: string[] = [];
    const server = await listen(({ path }) => {
      paths.push(path);
      return { status: 200 };
    });
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    await new Promise((resolve) =>
      socket.write("POST /half HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc", resolve),
    );
    socket.resetAndDestroy();
    await raw(server.port, "GET /whole HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    expect(paths).toEqual(["/whole"]);
    await server.close();
  });

  it("gives the path of a request that names the whole URL, and joins repeated headers", async () => {
    const server = await listen(({ path, headers }) => ({ status: 200, body: `${path} ${headers["x-a"]}` }));
    const answer = await raw(
      server.port,
      "GET http://other.test/p//q?z HTTP/1.1\r\nhost: x\r\nX-A: 1\r\nx-a: 2\r\nconnection: close\r\n\r\n",
    );
    expect(answer).toContain("/p//q?z 1, 2");
    await server.close();
  });

  it("is a 500, not a broken connection, when the answer cannot be sent as HTTP", async () => {
    await using way = await overSockets(({ path }) =>
      path === "/header" ? { status: 200, headers: { "x-a": "b\r\nevil: 1" } } : { status: 7, body: "x" },
    );
    for (const path of ["/header", "/status"]) {
      const response = await way.send({ method: "GET", url: way.url + path });
      expect(response.status).toBe(500);
      expect(response.headers["evil"]).toBeUndefined();
      expect(await response.text()).toContain("HTTP cannot carry");
    }
  });

  it("lets a slow reader hold the source back", async () => {
    let made = 0;
    const block = new Uint8Array(64 * 1024);
    const total = 2_000;
    const server = await listen(() => {
      async function* body() {
        for (; made < total; made++) yield block;
      }
      return { status: 200, body: body() };
    });
    const request = get(server.url);
    const [response] = await once(request, "response");
    response.pause();
    let before = -1;
    while (before !== made) {
      before = made;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(made).toBeLessThan(total);
    request.destroy();
    await server.close();
  });
});

describe("createNodeSend", () => {
  it("reuses one connection for one exchange after the other", async () => {
    let connections = 0;
    const server = createServer((_, outgoing) => outgoing.end("ok"));
    server.on("connection", () => connections++);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const out = createNodeSend();
    for (let round = 0; round < 5; round++)
      await (await out.send({ method: "POST", url: `http://127.0.0.1:${port}`, body: "{}" })).bytes();
    expect(connections).toBe(1);
    out.close();
    server.close();
    server.closeAllConnections();
  });

  it("says that nothing listens there", async () => {
    const server = await listen(() => ({ status: 200 }));
    await server.close();
    const out = createNodeSend();
    const error = await out.send({ method: "GET", url: server.url }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "SendError",
      code: "refused",
      message: `GET ${server.url} failed: nothing listens there.`,
    });
    out.close();
  });

  it("says that a name does not resolve", async () => {
    const out = createNodeSend();
    const error = await out
      .send({ method: "GET", url: "http://no-such-host.invalid" })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "SendError", code: "unreachable" });
    out.close();
  });

  it("sends a POST once only, also when the reused connection breaks under it", async () => {
    let requests = 0;
    const server = createTcpServer((socket) => {
      socket.on("error", () => {});
      socket.on("data", () => {
        requests++;
        if (requests === 1) socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
        else socket.destroy();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const out = createNodeSend();
    const request = { method: "POST", url: `http://127.0.0.1:${port}`, body: "{}" };
    await (await out.send(request)).bytes();
    expect(await out.send(request).catch((thrown: unknown) => thrown)).toMatchObject({ code: "reset" });
    expect(requests).toBe(2);
    out.close();
    server.close();
  });

  it.each([
    ["a header with a line break", { headers: { "x-a": "b\nc" } }],
    ["a method with a space", { method: "GE T" }],
  ])("rejects %s instead of throwing", async (_what, part) => {
    const out = createNodeSend();
    const error = await out
      .send({ method: "GET", url: "http://127.0.0.1:9", ...part })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "SendError", code: "unreachable" });
    out.close();
  });

  it("rejects an answer that is no HTTP, and one that switches protocols", async () => {
    const answers = ["hello\r\n\r\n", "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"];
    const server = createTcpServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(answers.shift() ?? ""));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const out = createNodeSend();
    for (const code of ["unreachable", "reset"]) {
      const error = await out
        .send({ method: "GET", url: `http://127.0.0.1:${port}` })
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "SendError", code });
    }
    out.close();
    server.close();
  });
});
