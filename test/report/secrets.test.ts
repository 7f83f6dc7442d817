import { describe, expect, it } from "vitest";
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

  it("holds none of an engine's: not the key, not the token of a client, not what was named beside them", async () => {
    const engine = mountEngine({ prompt: (request) => ({ ...request, tools: undefined }) });
    const report = await runEngineSuite({
      engine: { kind: "mount", mount: engine },
      ...MUTANT_KEYS,
      offers: ["events", "blob", "token"],
      secrets: ["get_weather_of"],
      seed: 3,
      runs: 40,
      shrink: false,
    });
    const text = JSON.stringify(report);
    expect(report.verdict.kind).toBe("broken");
    expect(text).not.toContain(MUTANT_KEYS.workerSecret);
    expect(text.toLowerCase()).not.toContain('"authorization"');
    const answers = report.rules.flatMap(
      ({ failure }) => failure?.log.exchanges.filter(({ kind }) => kind === "token") ?? [],
    );
    for (const { answer } of answers) expect(answer?.text).toContain("[secret]");
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
