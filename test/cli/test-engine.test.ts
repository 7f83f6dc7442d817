import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples as fixedExamples } from "../../conformance/cases/engine/examples/index.ts";
import { freePort } from "../../src/cli/child.ts";
import { createRules, listenEngine } from "../../src/engine/index.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-engine-cli-"));
const at = (name: string): string => join(folder, name);
const closing: (() => Promise<unknown>)[] = [];
const flags: string[] = [];
const RULE = "arguments/no-object-is-malformed";

beforeAll(async () => {
  const [workerPort, providerPort] = [await freePort(), await freePort()];
  const sound = createRules();
  const engine = await listenEngine({
    agents: { tck: { workerUrl: `http://127.0.0.1:${workerPort}` } },
    model: { baseUrl: `http://127.0.0.1:${providerPort}` },
    apiKeys: { secret: "t" },
    rules: {
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "malformed" ? { status: "invalid", error: input.error } : input;
      },
    },
  });
  closing.push(() => engine.close());
  flags.push("--url", engine.url, "--worker-port", String(workerPort), "--provider-port", String(providerPort));
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const test = (...more: string[]) =>
  run(["test", "engine", ...flags, "--runs", "40", "--seed", "7", "--no-shrink", "--save", at("r"), ...more]);

describe("tck test engine", () => {
  it("writes what it found as known, and with that file the same run passes", async () => {
    const first = await test("--rule", "arguments", "--write-known-failures", at("known.yaml"));
    expect(first).toMatchObject({ code: 1, out: expect.stringContaining(`BROKEN ${RULE}`) });
    expect(first.err).toContain(`${at("known.yaml")} lists`);
    const second = await test("--rule", "arguments", "--known-failures", at("known.yaml"));
    expect(second.code, second.out).toBe(0);
    expect(second.out).toContain("known not to");
    expect(second.out).toContain(`KNOWN ${RULE}: TODO: why it is borne`);
    expect(second.out).not.toContain("BROKEN");
  });

  it("fails for an entry that is no longer needed, in one sentence", async () => {
    writeFileSync(at("stale.yaml"), `failures:\n  - { rule: arguments/object-that-fits-is-valid, reason: r }\n`);
    const { rules } = JSON.parse(readFileSync(at("r/engine.json"), "utf8"));
    const holds = rules.find(({ outcome }: { outcome: string }) => outcome === "pass").id;
    writeFileSync(at("stale.yaml"), `failures:\n  - { rule: ${holds}, reason: r }\n`);
    const ran = await test("--rule", holds, "--known-failures", at("stale.yaml"));
    expect(ran).toMatchObject({
      code: 1,
      out: expect.stringContaining(`WRONG in the list: The rule ${holds} is listed`),
    });
  });

  it("ends early when it is to bail out, and says why cases were not played", async () => {
    const ran = await test("--bail", "--rule", "arguments/*", "--runs", "400");
    expect(ran).toMatchObject({ code: 1, out: expect.stringContaining("not played: a rule was broken") });
  });

  it.each([
    ["--rule", "events/*"],
    ["--rule", "events"],
    ["--rules", "events/seq-starts-at-one"],
    ["--profile", "events"],
  ])("judges what a run without --features judges too: %s %s", async (...words) => {
    const ran = await test(...words, "--runs", "12");
    expect(ran.code, ran.out + ran.err).not.toBe(2);
    const { rules } = JSON.parse(readFileSync(at("r/engine.json"), "utf8"));
    expect(rules).toContainEqual(expect.objectContaining({ id: "events/seq-starts-at-one", outcome: "pass" }));
  });

  it("says that nothing would be judged where the features that are in force leave a profile out", async () => {
    expect(await test("--rule", "events/*", "--features", "none")).toMatchObject({
      code: 2,
      err: expect.stringContaining("is of the profile events, and core is judged"),
    });
  });

  it.each([
    [["--profile", "retrys"], "There is no profile retrys. Did you mean retries? There are core, blobs, retries,"],
    [["--profile", "nosuch"], "There is no profile nosuch. There are core,"],
    [
      ["--only-case", "argumnts/3"],
      "no case argumnts/3: there is no area argumnts. Did you mean arguments? A case's name",
    ],
    [
      ["--only-case", "seventeen"],
      "There is no case seventeen. A case's name is an area and a number from 0, as retries/17;",
    ],
    [["--only-case", "examples/9999"], "There is no case examples/9999: the fixed cases are examples/0 to examples/"],
    [["--only-case", "own-call/99999", "--seed", "7"], "no case own-call/99999: the last that is drawn of an area is"],
    [["--only-case", "own-call/1234567", "--seed", "7", "--runs", "20000"], "is own-call/19999, or of a longer run"],
    [["--rule", "argumnts"], "The pattern argumnts fits no rule for the engine. Did you mean arguments?"],
    [["--rules", "arguments/no-such"], 'There is no rule "arguments/no-such"'],
    [["--rule", "interrupts"], "Nothing would be judged:"],
    [["--profile", "retries"], "The profile retries is not claimed"],
    [["--shard", "3/2"], "It must be a part of a whole, as 2/5"],
    [["--time-limit", "soon"], "It must be a number of seconds"],
    [["--known-failures", "nowhere.yaml"], "there is no such file"],
  ])("stops with usage at %j", async (words, sentence) => {
    const ran = await test(...words);
    expect(ran).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });

  it("plays a saved case again, and says that one which is refused at its first word shows nothing", async () => {
    const [url, engineUrl = "", ...ports] = flags;
    writeFileSync(at("case.json"), JSON.stringify(fixedExamples[0]));
    const replayed = (key: string) =>
      run(["replay", at("case.json"), url ?? "", engineUrl, ...ports, "--api-key", key]);
    expect(await replayed("secret")).toMatchObject({ code: 1, out: expect.stringContaining("BROKEN arguments/") });
    expect(await replayed("another")).toMatchObject({
      code: 3,
      out:
        "The case did not come to its end (derailed: the submit was answered with status 401), so nothing is shown by it. " +
        "Give the key that the engine knows, by --api-key or TCK_API_KEY.\n",
    });
  });

  it("names the key as the remedy where an engine refuses every submit for it", async () => {
    const ran = await test("--api-key", "another");
    expect(ran, ran.out).toMatchObject({ code: 3 });
    expect(ran.out).toContain("answered with status 401 to the first submits");
    expect(ran.out.replaceAll(/\s+/g, " ")).toContain(
      "It refuses the submits. Give the key that the engine knows, by --api-key or TCK_API_KEY.",
    );
  });

  it("writes no list of what is known from a run in which nothing was checked, and says so", async () => {
    const nothing = (file: string) => test("--api-key", "another", "--write-known-failures", at(file));
    const fresh = await nothing("none.yaml");
    expect(fresh).toMatchObject({ code: 3 });
    expect(fresh.err).toContain(`${at("none.yaml")} is not written: nothing was checked, so nothing is known`);
    expect(existsSync(at("none.yaml"))).toBe(false);
    writeFileSync(at("kept.yaml"), "failures: []\n");
    expect((await nothing("kept.yaml")).err).toContain(`${at("kept.yaml")} is as it was: nothing was checked`);
    expect(readFileSync(at("kept.yaml"), "utf8")).toBe("failures: []\n");
  });

  it("tests an engine with another surface through an adapter, and says so in the replay", async () => {
    const adapter = resolve(import.meta.dirname, "../peers/other-surface/adapter.ts");
    const few = ["--runs", "20", "--seed", "7", "--no-shrink", "--save", at("a"), "--rule", "arguments"];
    const ran = await run(["test", "engine", "--adapter", adapter, ...few]);
    expect(ran.code, ran.out + ran.err).toBe(0);
    writeFileSync(at("adapter.mjs"), "export const lifecycle = { start() {} };");
    expect(await run(["test", "engine", "--adapter", at("adapter.mjs")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("lifecycle.stop, submit is no function"),
    });
    expect((await test("--adapter", adapter)).err).toContain("leave --url and --command out");
  });

  it("stops with usage, and the place, at a list that cannot be read", async () => {
    writeFileSync(at("wrong.yaml"), "failures:\n  - rule: a/b\n");
    const ran = await test("--known-failures", at("wrong.yaml"));
    expect(ran).toMatchObject({
      code: 2,
      err: expect.stringContaining("wrong.yaml: /failures/0/reason must be a text"),
    });
  });
});
