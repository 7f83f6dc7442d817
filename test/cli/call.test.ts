import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import type { Handle } from "../../src/wire/handle.ts";
import { listen } from "../../src/wire/node-server.ts";
import { run } from "./io.ts";
import { tck } from "./tck.ts";

const SECRET = "a secret of the tests";
const seen: Record<string, string>[] = [];
const closing: (() => Promise<unknown>)[] = [];
let plain = "";
let signed = "";

async function serve(handle: Handle): Promise<string> {
  const { url, close } = await listen(handle);
  closing.push(close);
  return url;
}

beforeAll(async () => {
  const { handle } = createReferenceWorker();
  plain = await serve((request) => {
    seen.push(request.headers);
    return handle(request);
  });
  signed = await serve(createReferenceWorker({ secret: SECRET }).handle);
});

afterAll(async () => {
  for (const close of closing) await close();
});

describe("tck call", () => {
  it("shows the trigger, the answer and what it comes to", async () => {
    const ran = await run(["call", plain, "get_weather", '{"city": "Tokyo"}']);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain('"type": "tool.execute"');
    expect(ran.out).toContain("It's clear in Tokyo.");
    expect(ran.out).toContain("The arguments: an object that matches the tool's schema.");
    expect(ran.out).toContain("The call ended with a result.\nIt breaks no rule.");
  });

  it.each([
    ["valid", "get_weather", '{"city": "Tokyo"}', "result"],
    ["invalid", "get_weather", '{"city": 7}', "error"],
    ["malformed", "get_weather", '{"city": ', "error"],
    ["unknown-tool", "get_wether", "{}", "error"],
    ["valid", "transfer_money", '{"amount": 500, "to": "Ann"}', "question"],
  ])("says as JSON that the arguments are %s for %s %s, which comes to %s", async (fit, tool, text, came) => {
    const ran = await run(["call", plain, tool, text, "--json"]);
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ fit, came, broken: [], request: { trigger: { arguments: text } } });
  });

  it("asks whether another tool was meant", async () => {
    const ran = await run(["call", plain, "get_wether"]);
    expect(ran.err).toBe('The worker declares no tool "get_wether". Did you mean get_weather?\n');
  });

  it("sends the agent, the headers, the attempt and the id that it is given, and keeps header values to itself", async () => {
    const flags = ["--header", "authorization=Bearer abc", "--header", "X-Team=blue", "--agent", "mine"];
    const ran = await run([
      "call",
      plain,
      "think",
      '{"thought": "a"}',
      "--id",
      "c-9",
      "--attempt",
      "2",
      "--json",
      ...flags,
    ]);
    expect(seen.at(-1)).toMatchObject({ authorization: "Bearer abc", "x-team": "blue" });
    expect(JSON.parse(ran.out).request).toMatchObject({ agent_id: "mine", trigger: { id: "c-9", attempt: 2 } });
    expect(ran.out).not.toContain("Bearer abc");
  });

  it("signs with the secret of the flag or of the environment, and never prints it", async () => {
    const words = ["call", signed, "think", '{"thought": "a"}'];
    const byFlag = await run([...words, "--secret", SECRET]);
    const byVariable = await tck(words, { env: { TCK_WORKER_SECRET: SECRET } });
    for (const ran of [byFlag, byVariable]) {
      expect(ran.code).toBe(0);
      expect(`${ran.out}${ran.err}`).not.toContain(SECRET);
    }
    expect(await run(words)).toMatchObject({ code: 3, err: expect.stringContaining("status 401") });
  });

  it("ends with 1 when the answer breaks a rule, and names it", async () => {
    const { handle } = createReferenceWorker();
    const url = await serve(async (request) => {
      const response = await handle(request);
      return { ...response, body: String(response.body).replace('"attempt":1', '"attempt":7') };
    });
    const ran = await run(["call", url, "get_weather", '{"city": "Tokyo"}']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("BROKEN worker/names-its-attempt");
  });

  it.each([
    [["call", "localhost:1", "t"], 2, /http:\/\//],
    [["call", "http://127.0.0.1:1", "t"], 3, /refused/],
    [["call", "http://127.0.0.1:1"], 2, /missing required argument 'tool'/],
    [["call", "http://127.0.0.1:1", "t", "--header", "no"], 2, /a header's name, = and its value/],
  ])("tells a wrong turn in one sentence: %j", async (args, code, sentence) => {
    expect(await run(args)).toMatchObject({ code, out: "", err: expect.stringMatching(sentence) });
  });
});
