import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { mockProvider } from "../../src/provider/index.ts";
import { call } from "./call.ts";

const chat = (model: string, content = "x") => ({ model, messages: [{ role: "user", content }] });
const path = "/v1/chat/completions";

describe("the control API", () => {
  it("puts a script under a name, tells what was asked, and what is left", async () => {
    const { handle } = mockProvider({ conversations: {} });
    expect((await call(handle, "/__tck/scripts/a%2Fb", [{ text: "one" }, { text: "two" }], {}, "PUT")).json).toEqual({
      ok: true,
    });
    await call(handle, path, chat("a/b", "hello"), { authorization: "Bearer secret-key" });
    const { json } = await call(handle, "/__tck/requests/a%2Fb", "", {}, "GET");
    expect(json.requests).toMatchObject([
      {
        conversation: "a/b",
        turn: 1,
        attempt: 1,
        raw: { headers: { authorization: "[removed]" }, body: { model: "a/b" } },
        effective: { messages: [{ role: "user", content: [{ text: "hello" }] }] },
        answer: { status: 200, text: "one" },
      },
    ]);
    expect((await call(handle, "/__tck/findings/a%2Fb", "", {}, "GET")).json).toMatchObject({
      done: false,
      findings: [{ kind: "left-over", message: 'turn 2 ("two") was never asked for' }],
    });
    expect((await call(handle, "/__tck/assert-done/a%2Fb", "", {}, "POST")).status).toBe(409);
    await call(handle, path, chat("a/b"));
    expect((await call(handle, "/__tck/assert-done/a%2Fb", "", {}, "POST")).json).toEqual({ ok: true });
  });

  it("keeps conversations apart: one put anew forgets its own calls alone", async () => {
    const provider = mockProvider({ conversations: { a: [{ text: "1" }], b: [{ text: "2" }] } });
    await call(provider.handle, path, chat("a"));
    await call(provider.handle, path, chat("b"));
    await call(provider.handle, path, chat("a"));
    await call(provider.handle, "/__tck/scripts/a", "- text: again\n", {}, "PUT");
    expect(provider.requestsOf("a")).toHaveLength(0);
    expect(provider.requestsOf("b")).toHaveLength(1);
    provider.assertDone("b");
    expect((await call(provider.handle, path, chat("a"))).json.choices[0].message.content).toBe("again");
    provider.assertDone();
  });

  it("refuses a script that cannot be played, with pointers, and keeps the old one", async () => {
    const { handle } = mockProvider([{ text: "old" }]);
    const refused = await call(handle, "/__tck/scripts", [{ texts: "x" }], {}, "PUT");
    expect(refused.status).toBe(422);
    expect(refused.json.problems).toEqual([
      {
        pointer: "/0",
        message: expect.stringContaining('has a member that scripts do not know: "texts". Did you mean text?'),
      },
    ]);
    expect((await call(handle, path, chat("m"))).json.choices[0].message.content).toBe("old");
  });

  it("gives transcripts and scripts back, and starts over", async () => {
    const provider = mockProvider([{ text: "hi" }]);
    await call(provider.handle, path, chat("m"));
    expect((await call(provider.handle, "/__tck/transcript", "", {}, "GET")).text).toContain("sequenceDiagram");
    expect((await call(provider.handle, "/__tck/scripts", "", {}, "GET")).json).toEqual({
      conversations: { "*": { turns: [{ text: "hi" }] } },
    });
    await call(provider.handle, "/__tck/reset", "", {}, "POST");
    expect(provider.requests).toHaveLength(0);
    expect((await call(provider.handle, path, chat("m"))).status).toBe(200);
  });

  it("says what there is when a path is none of its own", async () => {
    const answer = await call(mockProvider({ conversations: {} }).handle, "/__tck/nothing", "", {}, "GET");
    expect(answer.status).toBe(404);
    expect(answer.json.error).toContain("PUT scripts");
  });

  it("serves a test in Python that uses nothing but its standard library", async () => {
    await using provider = mockProvider({ conversations: {} });
    const { url } = await provider.listen();
    const example = fileURLToPath(new URL("control_example.py", import.meta.url));
    const { stdout } = await promisify(execFile)("python3", [example, url]);
    expect(stdout.trim()).toBe("It is 5.");
  });
});
