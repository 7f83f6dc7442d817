import { describe, expect, it } from "vitest";
import { savedLog } from "../../conformance/engine/saved-log.ts";
import { runEngineSuite, runWorkerSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../conformance/mutants/engine/mutant.ts";
import { withoutKeys, withoutSecrets } from "../../conformance/report/secrets.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";

const SECRET = "hush-hush-hush";
const HEADER = "Bearer another-secret-of-ours";

describe("a report of a target that tells its secrets", () => {
  it("holds none of a worker's: not the secret, not the headers that it was sent, in no spelling", async () => {
    const url = "http://127.0.0.1:9";
    const { handle } = createReferenceWorker();
    const telling = createHandleSend({
      [url]: async (request) => {
        const response = await handle(request);
        if (typeof response.body !== "string") return response;
        const { authorization = "" } = request.headers;
        const spoilt = response.body.replaceAll('"attempt":1', `"attempt":"${SECRET} ${authorization}"`);
        return { ...response, body: spoilt };
      },
    });
    const report = await runWorkerSuite({
      url,
      secret: SECRET,
      headers: { Authorization: HEADER },
      seed: 3,
      runs: 30,
      send: telling,
      shrink: false,
    });
    const text = JSON.stringify(report);
    expect(report.verdict.kind).toBe("broken");
    expect(text).toContain("[secret]");
    for (const secret of [SECRET, HEADER, "another-secret-of-ours"]) expect(text).not.toContain(secret);
    expect(text.toLowerCase()).not.toContain('"authorization"');
  });

  it("holds none of an engine's, nor of those that were named beside them", async () => {
    const named = "a-token-of-the-pipeline";
    const engine = mountEngine({
      deliver: (request) => ({ ...request, told: `${MUTANT_KEYS.workerSecret} ${named}` }),
      prompt: (request) => ({ ...request, tools: undefined }),
    });
    const options = { ...MUTANT_KEYS, rules: ["model-view/tools-as-declared"], seed: 3, runs: 40, shrink: false };
    const report = await runEngineSuite({ engine: { kind: "mount", mount: engine }, secrets: [named], ...options });
    const text = JSON.stringify(report);
    expect(report.verdict.kind).toBe("broken");
    expect(text).toContain("[secret] [secret]");
    for (const secret of [MUTANT_KEYS.workerSecret, named]) expect(text).not.toContain(secret);
    expect(text.toLowerCase()).not.toContain('"authorization"');
  });

  it("holds no token that a client was given", () => {
    const token = "a.token.of-a-client";
    const asked = { n: 1, at: 0, from: "client", to: "engine", kind: "token", method: "POST", path: "/t" } as const;
    const given = { ...asked, headers: {}, text: "", answer: { status: 200, text: `{"token":"${token}"}` } };
    const streamed = { ...asked, n: 2, kind: "stream", path: `/s?token=${token}`, headers: {}, text: "" } as const;
    const exchanges = [{ ...given, answer: { ...given.answer, json: { token } } }, streamed];
    const saved = savedLog({ key: "k", startedAt: 0, end: "ended", blobs: {}, exchanges });
    expect(JSON.stringify(saved)).not.toContain(token);
    expect(saved.exchanges.map(({ path, answer }) => [path, answer?.text])).toEqual([
      ["/t", '{"token":"[secret]"}'],
      ["/s?token=[secret]", undefined],
    ]);
  });
});

describe("hiding secrets", () => {
  it("finds them as they are, as JSON has them, and as a URL does", () => {
    const secret = 'a "quoted" secret/é';
    const value = { said: [secret, JSON.stringify({ secret }), `?key=${encodeURIComponent(secret)}`], n: 7, no: null };
    expect(withoutSecrets(value, [secret])).toEqual({
      said: ["[secret]", '{"secret":"[secret]"}', "?key=[secret]"],
      n: 7,
      no: null,
    });
  });

  it("hides a short one only where it is the whole text, and what everybody uses nowhere", () => {
    expect(withoutSecrets(["abc", "abcd", "secret", "tck"], ["abc", "secret", "tck", undefined, ""])).toEqual([
      "[secret]",
      "abcd",
      "secret",
      "tck",
    ]);
  });

  it("hides the longer of two that overlap first", () => {
    expect(withoutSecrets("x long-secret-of-ours y", ["long-secret", "long-secret-of-ours"])).toBe("x [secret] y");
  });

  it("leaves the names of members alone, also strange ones", () => {
    const value = JSON.parse('{"__proto__":"long-secret","long-secret":1}');
    expect(JSON.stringify(withoutSecrets(value, ["long-secret"]))).toBe('{"__proto__":"[secret]","long-secret":1}');
  });

  it("drops the headers that hold keys, in any spelling", () => {
    expect(withoutKeys({ Authorization: "a", "X-API-Key": "b", COOKIE: "c", accept: "d" })).toEqual({ accept: "d" });
  });
});
