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

  it.each([
    ["GET", "scripts"],
    ["GET", "requests"],
    ["GET", "tool-results"],
    ["GET", "findings"],
    ["GET", "transcript"],
    ["DELETE", "scripts"],
    ["POST", "assert-done"],
    ["POST", "reset"],
  ])("does not know a misspelt conversation, and names those that there are: %s %s", async (method, what) => {
    const { handle } = mockProvider({ conversations: { weather: [{ text: "x", repeat: "always" }] } });
    const lost = await call(handle, `/__tck/${what}/wether`, "", {}, method);
    expect(lost.status).toBe(404);
    expect(lost.json.error).toBe('There is no conversation "wether"; there are "weather". Did you mean weather?');
    const found = await call(handle, `/__tck/${what}/weather`, "", {}, method);
    expect(found.status).not.toBe(404);
  });

  it("starts over the conversation that is named, and that alone", async () => {
    const provider = mockProvider({ conversations: { a: [{ text: "1" }], b: [{ text: "2" }] } });
    for (const model of ["a", "b"]) await call(provider.handle, path, chat(model));
    expect((await call(provider.handle, "/__tck/reset/a", "", {}, "POST")).json).toEqual({ ok: true });
    expect(provider.requestsOf("a")).toHaveLength(0);
    expect(provider.requestsOf("b")).toHaveLength(1);
    expect((await call(provider.handle, path, chat("a"))).json.choices[0].message.content).toBe("1");
    expect((await call(provider.handle, path, chat("b"))).status).toBe(400);
  });

  it("keeps what was put when all starts over, and forgets it with a whole new script", async () => {
    const provider = mockProvider({ conversations: { a: [{ text: "1" }] } });
    await call(provider.handle, "/__tck/scripts/b", [{ text: "put" }], {}, "PUT");
    await call(provider.handle, "/__tck/scripts/a", "", {}, "DELETE");
    await call(provider.handle, path, chat("b"));
    await call(provider.handle, "/__tck/reset", "", {}, "POST");
    expect((await call(provider.handle, path, chat("b"))).json.choices[0].message.content).toBe("put");
    expect(() => provider.requestsOf("a")).toThrow('there are "b"');
    await call(provider.handle, "/__tck/scripts", { conversations: { c: [{ text: "3" }] } }, {}, "PUT");
    expect(() => provider.requestsOf("b")).toThrow('there are "c"');
  });

  it("refuses what a conversation cannot have: settings of the script, conversations of its own", async () => {
    const { handle } = mockProvider({ conversations: {} });
    const put = (script: unknown) => call(handle, "/__tck/scripts/a", script, {}, "PUT");
    expect((await put({ turns: [{ text: "x" }], fastRetries: true })).json.problems).toEqual([
      { pointer: "", message: expect.stringContaining('"fastRetries", a setting of the whole script') },
    ]);
    expect((await put({ conversations: {} })).json.problems).toEqual([
      { pointer: "/conversations", message: "a script that is put under one name has turns of its own" },
    ]);
  });

  it.each(["/__tck", "/__tck/", "/__tck?x=1"])("lists its routes: %s", async (where) => {
    const { status, json } = await call(mockProvider([{ text: "x" }]).handle, where, "", {}, "GET");
    expect(status).toBe(200);
    expect(json.routes).toContainEqual({
      method: "PUT",
      path: "/__tck/scripts/:name",
      says: "puts a conversation, or without a name the whole script",
    });
    expect(json.routes).toHaveLength(9);
  });

  it("leaves names alone that only begin as its own", async () => {
    const provider = mockProvider({ conversations: { "__tck-mine": [{ text: "x" }] } });
    expect((await call(provider.handle, `/__tck-mine${path}`, chat("m"))).status).toBe(200);
  });

  it("says what there is when a path is none of its own", async () => {
    const answer = await call(mockProvider({ conversations: {} }).handle, "/__tck/nothing", "", {}, "GET");
    expect(answer.status).toBe(404);
    expect(answer.json.error).toContain("PUT scripts");
  });
});
