import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Fault, mockProvider } from "../../src/provider/index.ts";
import { mswHandlers } from "../../src/provider/msw.ts";

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const uncaught: unknown[] = [];
const catchAll = (error: unknown): void => void uncaught.push(error);
beforeEach(() => {
  uncaught.length = 0;
  process.on("uncaughtException", catchAll);
  return () => void process.off("uncaughtException", catchAll);
});

const text = "A sentence that is long enough for some events.";

const open = (fault: Fault[]) => {
  const provider = mockProvider([{ text, fault }]);
  server.use(...mswHandlers(provider));
  return provider;
};

const ask = (signal?: AbortSignal, stream = true): Promise<Response> =>
  fetch("https://api.anthropic.com/v1/messages", {
    method: "POST",
    body: JSON.stringify({ model: "m", max_tokens: 5, stream, messages: [{ role: "user", content: "x" }] }),
    ...(signal === undefined ? {} : { signal }),
  });

describe("msw handlers", () => {
  it("answer at the provider's own origin, streamed and not", async () => {
    const provider = mockProvider([{ text }, { text }]);
    server.use(...mswHandlers(provider));
    expect(await (await ask(undefined, false)).json()).toMatchObject({ content: [{ text }] });
    expect(await (await ask()).text()).toContain("event: message_stop");
    provider.assertDone();
  });

  it.each<[string, (response: Response, abort: () => void) => Promise<unknown>]>([
    [
      "while a read waits",
      async (response, abort) => {
        const reader = response.body!.getReader();
        await reader.read();
        setTimeout(abort, 5);
        while (!(await reader.read()).done);
      },
    ],
    [
      "while the whole text is awaited",
      async (response, abort) => {
        setTimeout(abort, 5);
        await response.text();
      },
    ],
  ])("let a client leave after the headers without ending the process: %s", async (_, leave) => {
    open([{ kind: "stall", afterEvents: 3 }]);
    const controller = new AbortController();
    const response = await ask(controller.signal);
    await expect(leave(response, () => controller.abort())).rejects.toThrow("abort");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(uncaught).toEqual([]);
  });

  it("show a reset as a broken connection and a clean end as an end", async () => {
    open([{ kind: "reset", afterEvents: 2 }]);
    await expect(ask().then((response) => response.text())).rejects.toThrow();
    server.resetHandlers();
    open([{ kind: "end", afterEvents: 2 }]);
    const ended = await (await ask()).text();
    expect(ended.match(/^event: /gm)).toHaveLength(2);
    expect(uncaught).toEqual([]);
  });

  it("show a reset before the headers as a failed fetch", async () => {
    open([{ kind: "reset", afterEvents: "headers" }]);
    await expect(ask()).rejects.toThrow(TypeError);
  });
});
