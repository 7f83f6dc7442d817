import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineRun } from "../report/reports.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-merge-"));
const at = (name: string): string => join(folder, name);

/** The reports of the two shards of a run on a broken engine, and on a sound one. */
beforeAll(async () => {
  for (const [name, sound] of [
    ["broken", false],
    ["sound", true],
  ] as const)
    for (const index of [1, 2]) {
      const report = await engineRun({ shard: { index, count: 2 } }, sound);
      writeFileSync(at(`${name}-${index}.json`), JSON.stringify(report));
    }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const merge = (name: string, ...more: string[]) => run(["merge", at(`${name}-2.json`), at(`${name}-1.json`), ...more]);

describe("tck merge", () => {
  it("prints one verdict of all shards, with the exit code of a run", async () => {
    const [sound, broken] = [await merge("sound"), await merge("broken", "--quiet")];
    expect(sound, sound.err).toMatchObject({ code: 0, out: expect.stringContaining("every rule that applies holds") });
    expect(sound.out).not.toContain("shard");
    expect(broken.code).toBe(1);
    expect(broken.out.trim().split("\n")).toHaveLength(1);
  });

  it("writes the report of all in the forms of a run", async () => {
    await merge("broken", "--report", `json=${at("whole.json")}`, "--report", `junit=${at("whole.xml")}`);
    const { verdict, selection } = JSON.parse(readFileSync(at("whole.json"), "utf8"));
    expect(verdict.exitCode).toBe(1);
    expect(selection).not.toHaveProperty("shard");
    expect(readFileSync(at("whole.xml"), "utf8")).toContain("<testsuite");
    expect((await run(["report", at("whole.json"), "--as", "markdown"])).code).toBe(0);
  });

  it("takes what is known not to hold", async () => {
    writeFileSync(at("known.yaml"), "failures:\n  - { rule: model-view/*, reason: r }\n");
    const ran = await merge("broken", "--known-failures", at("known.yaml"));
    expect(ran, ran.err).toMatchObject({ code: 0, out: expect.stringContaining("known not to") });
  });

  it("says which shard is lacking", async () => {
    expect(await run(["merge", at("sound-1.json")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("A run is all of its shards, and 2/2 is not there."),
    });
  });
});
