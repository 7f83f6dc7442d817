import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { examples as fixedExamples } from "../../conformance/cases/engine/examples/index.ts";
import { run } from "./io.ts";
import { FAILURE, RULE, workersFor } from "./wrong-attempt-worker.ts";

const { folder, at, urls } = workersFor("several");

beforeAll(async () => {
  await run(["test", "worker", urls.broken, "--runs", "30", "--seed", "7", "--no-shrink", "--save", folder]);
  const saved = readFileSync(at(FAILURE), "utf8");
  writeFileSync(at("broken.json"), saved);
  writeFileSync(at("empty.json"), '{ "version": 1, "role": "worker", "area": "calls", "user": "hello", "steps": [] }');
  writeFileSync(at("engine.json"), JSON.stringify(fixedExamples[0]));
});

const replay = (...words: readonly string[]) => run(["replay", ...words, "--url", urls.broken]);

describe("several files that are replayed", () => {
  it("are played against one target, each named, and the worst of them is the exit code", async () => {
    const ran = await replay(at("empty.json"), at("broken.json"), at("empty.json"));
    expect(ran.code).toBe(1);
    const [first, second, third] = ran.out.split(`${folder}/`).slice(1);
    expect(first).toBe("empty.json\nThe case breaks no rule.\n");
    expect(second).toMatch(new RegExp(`^broken.json\nBROKEN ${RULE}\n`));
    expect(third).toBe(first);
    expect((await replay(at("empty.json"), at("empty.json"))).code).toBe(0);
  });

  it("have a line each with --quiet, and a line of JSON each with --json, without the logs where both are asked for", async () => {
    const quiet = await replay(at("empty.json"), at("broken.json"), "--quiet");
    expect(quiet.out).toBe(`${at("empty.json")}: The case breaks no rule.\n${at("broken.json")}: BROKEN ${RULE}\n`);
    const lines = async (...more: string[]) =>
      (await replay(at("empty.json"), at("broken.json"), "--json", ...more)).out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
    const [empty, broken] = await lines();
    expect(empty).toMatchObject({ file: at("empty.json"), broken: [], log: { end: "ended" } });
    expect(broken).toMatchObject({ file: at("broken.json"), saved: { rule: RULE, now: "broken" } });
    expect((await lines("--quiet"))[1]).toEqual({
      file: at("broken.json"),
      role: "worker",
      end: "ended",
      broken: [RULE],
      saved: { rule: RULE, now: "broken" },
    });
  });

  it("are of one role, or nothing is played", async () => {
    const ran = await replay(at("broken.json"), at("engine.json"));
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toContain(`${at("engine.json")} holds the case of an engine`);
  });
});
