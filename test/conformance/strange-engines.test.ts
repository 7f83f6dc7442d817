import { expect, it } from "vitest";
import { schedule } from "../../conformance/engine/schedule.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { type EngineSuiteOptions, runEngineSuite } from "../../conformance/index.ts";
import { createEngine } from "../../src/engine/index.ts";
import type { Handle } from "../../src/wire/handle.ts";
import type { Send, SendRequest } from "../../src/wire/send.ts";

/** The reference engine behind somebody who changes what it sends and what it is sent. */
interface Strange {
  readonly send?: (plain: Send) => Send;
  readonly handle?: (plain: Handle) => Handle;
}

const textOf = (body: SendRequest["body"]): string =>
  typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
const toWorker = ({ url }: SendRequest): boolean => url.startsWith("http://worker.test");

/** The findings of a short run. */
async function findings(
  { send = (plain) => plain, handle = (plain) => plain }: Strange,
  more: Partial<EngineSuiteOptions> = {},
): Promise<string[]> {
  const report = await runEngineSuite({
    engine: {
      kind: "mount",
      mount({ workerUrl, providerUrl, send: out }) {
        const agents = { tck: { workerUrl } };
        const engine = createEngine({
          agents,
          model: { baseUrl: providerUrl },
          apiKeys: { tck: "t" },
          send: send(out),
        });
        return { handle: handle(engine.handle), close: () => engine.close() };
      },
    },
    runs: 60,
    seed: 7,
    shrink: false,
    ...more,
  });
  return report.rules.flatMap(({ failure }) => failure?.findings[0]?.message ?? []);
}

it("An engine that delivers every decision twice is as good as one that delivers it once", async () => {
  const send =
    (plain: Send): Send =>
    async (request) => {
      if (toWorker(request)) await (await plain(request)).bytes();
      return plain(request);
    };
  expect(await findings({ send })).toEqual([]);
});

it("An engine may name its sessions by itself", async () => {
  const own = (text: string): string => text.replace('"session_id":"tck-session-', '"session_id":"own/');
  const back = (text: string): string => text.replace("own/", "tck-session-").replace("own%2F", "tck-session-");
  const send =
    (plain: Send): Send =>
    (request) =>
      plain(toWorker(request) ? { ...request, body: own(textOf(request.body)) } : request);
  const handle =
    (plain: Handle): Handle =>
    async (request) => {
      const body = new TextEncoder().encode(back(textOf(request.body)));
      const response = await plain({ ...request, path: back(request.path), body });
      return typeof response.body === "string" ? { ...response, body: own(response.body) } : response;
    };
  expect(await findings({ send, handle })).toEqual([]);
});

it("A tool.finished whose result is null, or holds what nobody can read, is a finding and no end of the run", async () => {
  const results = [null, 5, { content: [null, 5, { type: "blob", uri: 5 }, { type: "blob", uri: "\ud800" }] }];
  for (const result of results) {
    const spoil = (text: string): string => {
      const request = JSON.parse(text);
      if (request.trigger.type === "tool.finished")
        Object.assign(request, { messages: 5, proposed: {} }).trigger.result = result;
      return JSON.stringify(request);
    };
    const send =
      (plain: Send): Send =>
      (request) =>
        plain(toWorker(request) ? { ...request, body: spoil(textOf(request.body)) } : request);
    // Only what the tampering is about: elsewhere it makes sessions stall, and each of them is waited for.
    const about = { areas: ["results"], patienceMs: 500 };
    expect((await findings({ send }, about)).join("\n")).toContain("results/string-is-its-text");
  }
});

it("Time in which the process itself stood still is not taken for silence of the engine's", async () => {
  const send =
    (plain: Send): Send =>
    async (request) => {
      if (toWorker(request) && textOf(request.body).includes('"tool.execute"')) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return plain(request);
    };
  const mount = ({ workerUrl, providerUrl, send: out }: { workerUrl: string; providerUrl: string; send: Send }) =>
    createEngine({
      agents: { tck: { workerUrl } },
      model: { baseUrl: providerUrl },
      apiKeys: { tck: "t" },
      send: send(out),
    });
  const stage = await setStage({ engine: { kind: "mount", mount } });
  const [scheduled] = schedule(7, 1, { areas: ["parallel"], has: new Set(), classes: new Set(["fast" as const]) });
  if (scheduled === undefined) throw new Error("no case was drawn");
  const log = await stage.play(scheduled.engineCase, () => 300).finally(() => stage.close());
  expect(log).toMatchObject({ end: "ended" });
});
