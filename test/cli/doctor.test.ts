import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { diagnoseEngine } from "../../conformance/doctor/engine.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { freePort } from "../../src/cli/child.ts";
import { createRules, listenEngine } from "../../src/engine/index.ts";
import { createWorker, defineTool } from "../../src/worker/index.ts";
import { run } from "./io.ts";

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A server that is no engine and no worker. */
async function serverOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html");
  response.end("<!doctype html><title>Welcome</title>");
};
/** Takes every request and never answers. */
const silent: RequestListener = () => {};
/** An engine's submit and nothing else of it. */
const submitOf =
  (engine: string): RequestListener =>
  async (request, response) => {
    if (!request.url?.endsWith("/submit")) return void response.writeHead(404).end();
    const { authorization = "" } = request.headers;
    const body = await text(request);
    const answer = await fetch(`${engine}${request.url}`, { method: "POST", headers: { authorization }, body });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  };
const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(value));
  };

describe("tck doctor worker <url>", () => {
  it("takes the URL as test worker does, and refuses it twice", async () => {
    const url = await serverOf(page);
    expect((await run(["doctor", "worker", url])).out).toContain("it answers");
    const twice = await run(["doctor", "worker", url, "--url", url]);
    expect(twice).toMatchObject({ code: 2, err: expect.stringContaining("Name the URL once") });
  });
});

/** What a command line needs to meet an engine. */
interface Met {
  readonly args: readonly string[];
  readonly ports: { readonly worker: number; readonly provider: number };
}

/** The reference engine, told of the suite's ports unless it is told of others. */
async function engineWith(
  told: { readonly workerPort?: number; readonly providerPort?: number; readonly secret?: string } = {},
): Promise<Met> {
  const ports = { worker: await freePort(), provider: await freePort() };
  const engine = await listenEngine({
    agents: {
      tck: {
        workerUrl: `http://127.0.0.1:${told.workerPort ?? ports.worker}`,
        ...(told.secret !== undefined && { secret: told.secret }),
      },
    },
    model: { baseUrl: `http://127.0.0.1:${told.providerPort ?? ports.provider}` },
    apiKeys: { secret: "tenant" },
  });
  closing.push(() => engine.close());
  return { args: attach(engine.url, ports), ports };
}

const attach = (url: string, { worker, provider }: Met["ports"]): string[] => [
  ...["--url", url, "--worker-port", String(worker), "--provider-port", String(provider), "--timeout", "1"],
];

const anyPorts = async () => ({ worker: await freePort(), provider: await freePort() });

/** The lines of one outcome, by their names. */
const having = (out: string, outcome: string): string[] =>
  out.split("\n").flatMap((line) => new RegExp(`^${outcome} +([^:]+):`).exec(line)?.[1] ?? []);

const doctor = (...args: readonly string[]) => run(["doctor", ...args]);

describe("tck doctor", () => {
  it("finds nothing wrong with an engine that fits, and says each thing that it looked at", async () => {
    const { args } = await engineWith({ secret: "s3cret" });
    const { code, out } = await doctor(...args, "--worker-secret", "s3cret");
    expect(having(out, "failed"), out).toEqual([]);
    expect(having(out, "ok")).toEqual([
      "the suite can listen",
      "it can be reached",
      "it takes a submit",
      "it asks the worker",
      "its signature is right",
      "it calls the model",
      "it proposes what comes next",
      "it has the worker run a tool",
      "the model reads the result",
      "the turn ends",
      "its events can be read",
    ]);
    expect(out).toContain("skipped  the engine starts: it runs already.");
    expect(code).toBe(0);
  });

  it("says of a port that is taken which one it is", async () => {
    const taken = await serverOf(page);
    const { port } = new URL(taken);
    const ports = { worker: Number(port), provider: await freePort() };
    const { code, out } = await doctor(...attach(taken, ports));
    expect(having(out, "failed")).toEqual(["the suite can listen"]);
    expect(out).toMatch(new RegExp(`the suite can listen: .*${port}`));
    expect(out).toContain("To mend it: End what listens there");
    expect(code).toBe(3);
  });

  it("says that a command gave no engine, with what it said", async () => {
    const { code, out } = await doctor("--command", "echo no license >&2; exit 4");
    expect(having(out, "failed")).toEqual(["the engine starts"]);
    expect(out).toContain("it ended with code 4");
    expect(out).toContain("no license");
    expect(code).toBe(3);
  });

  it("says that nobody listens", async () => {
    const { code, out } = await doctor(...attach(`http://127.0.0.1:${await freePort()}`, await anyPorts()));
    expect(having(out, "failed")).toEqual(["it can be reached"]);
    expect(having(out, "skipped")).toContain("it takes a submit");
    expect(code).toBe(3);
  });

  it("knows a page for people from an API", async () => {
    const { code, out } = await doctor(...attach(await serverOf(page), await anyPorts()));
    expect(having(out, "failed")).toEqual(["it takes a submit"]);
    expect(out).toContain("That is a page for people");
    expect(code).toBe(3);
  });

  it("says that an engine takes a submit and never answers", async () => {
    const { code, out } = await doctor(...attach(await serverOf(silent), await anyPorts()));
    expect(having(out, "failed")).toEqual(["it takes a submit"]);
    expect(out).toContain("got no answer");
    expect(code).toBe(3);
  });

  it("says that the key is not the engine's", async () => {
    const { args } = await engineWith();
    const { code, out } = await doctor(...args, "--api-key", "another");
    expect(having(out, "failed")).toEqual(["it takes a submit"]);
    expect(out).toContain("by --api-key or TCK_API_KEY");
    expect(code).toBe(3);
  });

  it("says where an engine that calls no worker should find it", async () => {
    const { args, ports } = await engineWith({ workerPort: await freePort() });
    const { code, out } = await doctor(...args);
    expect(having(out, "failed")).toEqual(["it asks the worker"]);
    expect(out).toContain(`the agent's worker is at http://127.0.0.1:${ports.worker}/`);
    expect(code).toBe(3);
  });

  it("says where an engine that calls no model should find it", async () => {
    const { args, ports } = await engineWith({ providerPort: await freePort() });
    const { code, out } = await doctor(...args);
    expect(having(out, "failed")).toEqual(["it calls the model"]);
    expect(out).toContain(`calls the model at http://127.0.0.1:${ports.provider}: POST /v1/chat/completions`);
    expect(having(out, "ok")).toContain("it asks the worker");
    expect(code).toBe(3);
  });

  it("says that deliveries are signed with another secret, and looks at the rest all the same", async () => {
    const { args } = await engineWith({ secret: "s3cret" });
    const { code, out } = await doctor(...args, "--worker-secret", "another");
    expect(having(out, "failed")).toEqual(["its signature is right"]);
    expect(having(out, "ok")).toContain("the turn ends");
    expect(code).toBe(1);
  });

  it("adds no tool message of its own to a proposal that lacks it, and says what to propose", async () => {
    const mutant = engineMutants.find(({ breaks }) => breaks === "proposals/result-becomes-a-tool-message");
    const engine = { kind: "mount", mount: mountEngine(mutant?.make() ?? {}) } as const;
    const { steps, exitCode } = await diagnoseEngine({ engine, patienceMs: 300 });
    const read = steps.find(({ name }) => name === "the model reads the result");
    expect(read).toMatchObject({
      outcome: "failed",
      detail: expect.stringContaining("its proposal holds no tool message"),
      remedy: expect.stringContaining('{"role": "tool"'),
    });
    expect(exitCode).toBe(1);
  });

  it.each([
    ["client.messages", "llm.call", "no llm.call"],
    ["llm.finished", "tool.call", 'no tool.call for "call-1"'],
    ["llm.finished", "done", "no done"],
  ])(
    "says of a proposal for %s that it lacks its %s, though the suite goes on without",
    async (after, lacking, lack) => {
      const sound = createRules();
      const propose: typeof sound.propose = (trigger, view) => {
        const { actions = [], ...said } = sound.propose(trigger, view);
        return { ...said, actions: actions.filter(({ type }) => trigger.type !== after || type !== lacking) };
      };
      const engine = { kind: "mount", mount: mountEngine({ rules: { propose } }) } as const;
      const { steps, exitCode } = await diagnoseEngine({ engine, patienceMs: 300 });
      expect(steps.filter(({ outcome }) => outcome === "failed")).toEqual([
        {
          name: "it proposes what comes next",
          outcome: "failed",
          detail: expect.stringContaining(`the proposal after ${after === "client.messages" ? after : `an ${after}`}`),
          remedy: expect.stringContaining(`"${lacking}"`),
        },
      ]);
      expect(steps.find(({ outcome }) => outcome === "failed")?.detail).toContain(`holds ${lack}`);
      expect(exitCode).toBe(1);
    },
  );

  it("says of a proposal for llm.finished that it lacks the model's own message with its calls", async () => {
    const sound = createRules();
    const propose: typeof sound.propose = (trigger, view) => {
      const { messages, ...said } = sound.propose(trigger, view);
      if (messages === undefined) return said;
      const plain = ({ tool_calls: _, ...message }: (typeof messages)[number]) => message;
      return { ...said, messages: trigger.type === "llm.finished" ? messages.map(plain) : messages };
    };
    const engine = { kind: "mount", mount: mountEngine({ rules: { propose } }) } as const;
    const { steps, exitCode } = await diagnoseEngine({ engine, patienceMs: 300 });
    expect(steps.find(({ name }) => name === "it proposes what comes next")).toMatchObject({
      outcome: "failed",
      detail: expect.stringContaining("no message with the reply's tool_calls"),
    });
    expect(exitCode).toBe(1);
  });

  it("says what is to be said of an engine that serves none", async () => {
    const { args } = await engineWith();
    const [flag = "", url = "", ...more] = args;
    const { out, code } = await doctor(flag, await serverOf(submitOf(url)), ...more);
    expect(having(out, "failed")).toEqual(["its events can be read"]);
    expect(out).toContain("or say by --features that the engine has none: --features none is the minimum.");
    expect(code).toBe(1);
  });

  it("looks for no events where they are not claimed", async () => {
    const { args } = await engineWith();
    const { out } = await doctor(...args, "--features", "blob");
    expect(out).toContain("skipped  its events can be read");
  });
});

describe("tck doctor worker", () => {
  const worker = (url: string, ...more: readonly string[]) =>
    doctor("worker", "--url", url, "--timeout", "0.5", ...more);

  it("finds nothing wrong with a worker that fits", async () => {
    const { url, close } = await createReferenceWorker({ secret: "s3cret" }).listen();
    closing.push(() => close());
    const { code, out } = await worker(url, "--secret", "s3cret");
    expect(having(out, "failed"), out).toEqual([]);
    expect(having(out, "ok")).toHaveLength(6);
    expect(code).toBe(0);
  });

  it("is told by the target file whom it is about", async () => {
    const { url, close } = await createReferenceWorker().listen();
    closing.push(() => close());
    const folder = mkdtempSync(join(tmpdir(), "tck-doctor-"));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const file = join(folder, "worker.yaml");
    writeFileSync(file, `role: worker\nurl: ${url}\n`);
    const { code, out } = await doctor("--target", file);
    expect(out).toContain("ok       it declares tools: ");
    expect(code).toBe(0);
  });

  it.each([
    ["nobody listens", () => freePort().then((port) => `http://127.0.0.1:${port}`), [], "it answers", 3],
    ["it never answers", () => serverOf(silent), [], "it answers", 3],
    ["it answers with a page", () => serverOf(page), [], "it answers", 3],
    ["it answers with no agent", () => serverOf(json({})), [], "it starts a session", 3],
    ["its agent has no tools", () => serverOf(json({ agent: { model: "m" } })), [], "it declares tools", 3],
    ["it wants a signature", () => listening("s3cret"), [], "it knows the key", 3],
    ["it has another secret", () => listening("s3cret"), ["--secret", "another"], "it knows the key", 3],
    ["it takes what is not signed", () => listening(), ["--secret", "s3cret"], "it refuses what is not signed", 1],
    [
      "it leaves a refused call open",
      () => serverOf(json({ agent: { model: "m", tools: [{ name: "x" }] } })),
      [],
      "it lets a refused call end",
      1,
    ],
  ] as const)("names what is wrong where %s", async (_what, start, more, failed, exit) => {
    const { code, out } = await worker(await start(), ...more);
    expect(having(out, "failed"), out).toEqual([failed]);
    expect(out).toContain("         To mend it: ");
    expect(code).toBe(exit);
  });

  it("says that a command gave no worker", async () => {
    const { code, out } = await doctor("worker", "--command", "exit 4");
    expect(having(out, "failed")).toEqual(["the worker starts"]);
    expect(code).toBe(3);
  });
});

const roll = defineTool({ name: "roll", description: "Roll a die with six sides.", execute: () => "4" });

async function listening(secret?: string): Promise<string> {
  const made = createWorker([roll], { agent: { model: "any" }, ...(secret !== undefined && { secret }) });
  const { url, close } = await made.listen();
  closing.push(() => close());
  return url;
}
