import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { tck } from "./tck.ts";
import { RULE, workersFor } from "./wrong-attempt-worker.ts";

const { folder, at, urls } = workersFor("two-runs");

/** What a process of that role has to complain of. */
const inTurn = (role: string): Promise<string> =>
  new Promise((done) => {
    const peer = resolve(import.meta.dirname, "../peers/saves-in-turn.ts");
    execFile(process.execPath, [peer, role, folder, "1000"], (error, out) => done(out + (error?.message ?? "")));
  });

describe("two runs into one folder at the same time", () => {
  it("both end with their own verdict, and each file is whole and says which run it is of", async () => {
    const save = at("both");
    const run = (url: string, seed: number) =>
      tck(["test", "worker", url, "--runs", "20", "--seed", String(seed), "--rules", RULE, "--save", save]);
    const [broken, sound] = await Promise.all([run(urls.broken, 1001), run(urls.sound, 2002)]);
    expect([broken.code, sound.code], broken.err + sound.err).toEqual([1, 0]);
    const { seed, timings } = JSON.parse(readFileSync(join(save, "worker.json"), "utf8"));
    expect([1001, 2002]).toContain(seed);
    expect(Date.parse(timings.startedAt)).not.toBeNaN();
    const page = readFileSync(join(save, "worker.html"), "utf8");
    expect(page).toMatch(/<\/html>\n$/);
    expect(page).toMatch(/<dt>Seed<\/dt><dd><code>(1001|2002)<\/code>/);
    expect(page).toMatch(/<dt>Started<\/dt><dd><time datetime="[^"]+">[-\d]+ \d\d:\d\d:\d\d UTC/);
    expect(readdirSync(save).toSorted()).toEqual(
      readdirSync(save).filter((name) => ["failures", "worker.html", "worker.json"].includes(name)),
    );
    for (const name of readdirSync(save, { recursive: true, encoding: "utf8" }))
      if (name.startsWith("failures/")) JSON.parse(readFileSync(join(save, name), "utf8"));
  });

  it("do not stumble over an empty folder that the other has made to try it out, and takes away", async () => {
    expect(await Promise.all([inTurn("asks"), inTurn("saves")])).toEqual(["", ""]);
  });
});
