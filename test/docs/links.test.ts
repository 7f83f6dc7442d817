import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { deadLinks } from "../../scripts/docs/links.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-links-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pages: Readonly<Record<string, string>> = {
  "index.html": '<h1 id="top">x</h1><a href="/guides/">g</a><a href="#top">t</a><img src="/mark.svg">',
  "guides/index.html":
    '<a href="one.html#there">1</a><a href="../index.html">i</a><a href="https://elsewhere.test/x">e</a><a href="/no.html">n</a>',
  "guides/one.html": '<h2 id="there">x</h2><a href="./">up</a><a href="#gone">g</a><a href="/no.html">n</a>',
  "mark.svg": "<svg/>",
};
for (const [name, text] of Object.entries(pages)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

describe("The link check", () => {
  it("finds links that lead nowhere, with the pages that have them, and nothing else", () => {
    expect(deadLinks(folder)).toEqual([
      { link: "/no.html", why: "leads to no page", pages: ["guides/index.html", "guides/one.html"] },
      { link: "#gone", why: "leads to no such place in the page", pages: ["guides/one.html"] },
    ]);
  });

  it("says so when there is no site", () => {
    mkdirSync(join(folder, "empty"));
    expect(deadLinks(join(folder, "empty"))).toMatchObject([{ why: "has no page: build the site first" }]);
  });
});
