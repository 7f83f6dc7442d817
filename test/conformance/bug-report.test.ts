import { describe, expect, it } from "vitest";
import { prettyJson } from "../../conformance/bug-report/pretty-json.ts";
import type { EngineLog, Exchange } from "../../conformance/drivers/engine/log.ts";
import { bugReport } from "../../conformance/index.ts";

const prompt = (n: number, path: string, body: unknown, answer: NonNullable<Exchange["answer"]>): Exchange => ({
  n,
  at: n,
  from: "engine",
  to: "provider",
  kind: "prompt",
  method: "POST",
  path,
  headers: {},
  text: JSON.stringify(body),
  json: body,
  answer,
});

const said = (json: unknown, status = 200) => ({ status, json, text: JSON.stringify(json) });

const call = { id: "c1", tool: "roll", arguments: '{"sides": 6.0}', how: "fit", answers: [] };

const logOf = (...exchanges: readonly Exchange[]): EngineLog => ({
  key: "m",
  startedAt: 1_700_000_000_000,
  exchanges,
  end: "ended",
  blobs: {},
});

const told = (exchange: Exchange, as: "markdown" | "curl" = "markdown"): string =>
  bugReport({ role: "engine", log: logOf(exchange), broken: [] }, as);

/** The last JSON that a report shows: what was answered. */
const answered = (markdown: string) => JSON.parse(/```json\n([^`]*)\n```\s*$/.exec(markdown)?.[1] ?? "null");

const user = [{ role: "user", content: "Roll." }];

describe("a bug report", () => {
  it("gives the model's calls as Chat Completions does, though a stream was asked for", () => {
    const asked = { model: "m", stream: true, stream_options: { include_usage: true }, messages: user };
    const markdown = told(prompt(1, "/v1/chat/completions", asked, said({ calls: [call] })));
    expect(markdown).toContain("calls the model (for a stream, shown here as one answer)");
    const body = answered(markdown);
    expect(body.object).toBe("chat.completion");
    expect(body.choices[0]).toMatchObject({
      finish_reason: "tool_calls",
      message: { tool_calls: [{ id: "c1", function: { name: "roll", arguments: '{"sides": 6.0}' } }] },
    });
  });

  it("gives them as Messages does", () => {
    const asked = { model: "m", max_tokens: 9, messages: user };
    const whole = { ...call, arguments: '{"sides":6}' };
    const body = answered(told(prompt(1, "/v1/messages", asked, said({ calls: [whole] }))));
    expect(body).toMatchObject({ type: "message", stop_reason: "tool_use" });
    expect(body.content).toContainEqual(
      expect.objectContaining({ type: "tool_use", id: "c1", name: "roll", input: { sides: 6 } }),
    );
  });

  it("gives them as Responses does, also to a prompt that goes on from an answer of the run", () => {
    const asked = { model: "m", previous_response_id: "resp_gone", input: "Roll." };
    const body = answered(told(prompt(1, "/v1/responses", asked, said({ text: "Four." }))));
    expect(body.object).toBe("response");
    expect(JSON.stringify(body.output)).toContain('"text":"Four."');
  });

  it("gives a planned failure in the provider's own shape and with its status", () => {
    const asked = { model: "m", messages: user };
    const markdown = told(prompt(1, "/v1/chat/completions", asked, said({ error: "not now" }, 503)));
    expect(markdown).toContain("The provider answers with status 503:");
    expect(answered(markdown).error.message).toBe("not now");
  });

  it("tells the script's own form to nobody", () => {
    const exchange = prompt(1, "/v1/chat/completions", { model: "m", messages: user }, said({ calls: [call] }));
    const script = told(exchange, "curl");
    expect(script).toContain("The provider must answer 200 {");
    expect(script).toContain('"object":"chat.completion"');
    for (const text of [script, told(exchange)]) expect(text).not.toMatch(/"how": ?"fit"/);
  });
});

describe("JSON as a report shows it", () => {
  it("goes over several lines, with numbers, escapes and repeated keys as they were sent", () => {
    const text = '{"a": 1.0, "a":[1e400,{ }, [ ] ], "t":"{\\"x\\": [1,2] \\u0041"}';
    expect(prettyJson(text)).toBe(
      [
        "{",
        '  "a": 1.0,',
        '  "a": [',
        "    1e400,",
        "    {},",
        "    []",
        "  ],",
        '  "t": "{\\"x\\": [1,2] \\u0041"',
        "}",
      ].join("\n"),
    );
  });

  it("stays within bounds for a text of many levels", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(prettyJson(deep).length).toBeLessThan(110 * deep.length);
  });

  it.each(["no JSON", '{"cut": ', "12", ""])("leaves %s as it is", (text) => {
    expect(prettyJson(text)).toBe(text);
  });
});
