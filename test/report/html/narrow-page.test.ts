import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlReport } from "../../../conformance/report/html/index.ts";
import { noBrowser, Reader, unless } from "./browser.ts";
import { BROKEN, failingReport } from "./failing-report.ts";

let html = "";
let reader: Reader;

beforeAll(async () => {
  html = htmlReport(await failingReport());
  if (!noBrowser) reader = new Reader();
});

afterAll(async () => {
  await reader?.close();
});

/** Everything that is seen past either edge of the text's column, outside of what is scrolled by itself. */
const OUTSIDE = `(() => {
  const { left, right } = document.querySelector(".group").getBoundingClientRect();
  return [...document.querySelectorAll("main *")].filter((one) => {
    if (one.closest(".drawing, .scrolls, .wide, .away")) return false;
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
  }).map((one) => one.outerHTML.slice(0, 80));
})()`;

/** What a closed row says and does not show whole. */
const CUT = `[...document.querySelectorAll(".rule:not([open]) :is(.headline, .line)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)
  .map((one) => one.textContent)`;

describe.skipIf(noBrowser)(`a report in a narrow window${unless}`, () => {
  it.each([360, 400, 480])("of %i pixels keeps to its column and cuts no rule's sentence", async (width) => {
    const { page } = await reader.open(html, { viewport: { width, height: 800 } });
    expect(await page.evaluate(OUTSIDE)).toEqual([]);
    expect(await page.evaluate(CUT)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  });

  it("fills a printed page's width with its cards", async () => {
    const { page } = await reader.open(html, { viewport: { width: 720, height: 1000 } });
    await page.emulateMedia({ media: "print" });
    const ends = await page.evaluate<number[]>(
      `[".profiles", ".facts", "main"].map((one) => Math.round(document.querySelector(one).getBoundingClientRect().right))`,
    );
    expect(ends).toEqual([720, 720, 720]);
  });

  it.each([700, 768, 980])("of %i pixels shows the row that a link names below what stays above", async (width) => {
    const { page } = await reader.open(html, { viewport: { width, height: 700 } }, `#${BROKEN}`);
    await page.locator(".case").waitFor();
    const [stays, row] = await page.evaluate<[number, number]>(
      `[document.querySelector(".stays").getBoundingClientRect().bottom, document.querySelector(".rule[open]").getBoundingClientRect().top]`,
    );
    expect(row).toBeGreaterThanOrEqual(stays);
  });

  it("begins a diagram that is wider than its place at its left edge, and follows what is chosen", async () => {
    const { page } = await reader.open(html, { viewport: { width: 360, height: 800 } }, `#${BROKEN}`);
    await page.locator(".case").waitFor();
    const twoFrames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))";
    await page.evaluate(twoFrames);
    const [wide, left] = await page.evaluate<[boolean, number]>(
      `(({ scrollWidth, clientWidth, scrollLeft }) => [scrollWidth > clientWidth, scrollLeft])(document.querySelector(".drawing"))`,
    );
    expect([wide, left]).toEqual([true, 0]);
    await page
      .getByRole("button", { name: /^Show message/ })
      .first()
      .click();
    await expect.poll(() => page.evaluate<number>("document.querySelector('.drawing').scrollLeft")).toBeGreaterThan(0);
  });
});
