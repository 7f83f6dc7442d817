import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const bin = resolve(import.meta.dirname, "../../bin/tck.js");
const installed = mkdtempSync(join(tmpdir(), "tck-old-"));
mkdirSync(join(installed, "bin"));
copyFileSync(bin, join(installed, "bin/tck.js"));
writeFileSync(join(installed, "package.json"), '{ "type": "module" }');

/** Sets the version that the program will find. */
const OLD = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})";

const start = (file: string): Promise<{ code: number | null; err: string }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, ["--import", `data:text/javascript,${OLD}`, file], (_, __, err) =>
      done({ code: child.exitCode, err }),
    );
  });

afterAll(() => rmSync(installed, { recursive: true }));

describe("A Node that is too old", () => {
  it("is told so in a checkout, with the commands that bring their own", async () => {
    const { code, err } = await start(bin);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/needs Node 22\.18 or newer; this is 20\.1\.0\..*npm start/),
    ]);
  });

  it("is told so where the package is installed, with the way to borrow another", async () => {
    const { code, err } = await start(join(installed, "bin/tck.js"));
    expect([code, err]).toEqual([2, expect.stringContaining("`npx -p node@24 -p toolcall-tck tck ...`")]);
    expect(err).toContain("for one project by `npm install --save-dev node@24`");
    expect(err).not.toContain("checkout");
  });
});
