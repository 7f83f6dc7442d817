import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlReport } from "../../../conformance/report/html/index.ts";
import type { EngineReport } from "../../../conformance/report/index.ts";
import { countOf, noBrowser, Reader, textOf, unless } from "./browser.ts";
import { failingReport, withRules } from "./failing-report.ts";

const RULES = 500;

/** A run of 5,000 cases in which each of 500 rules was broken. */
function grown(report: EngineReport): EngineReport {
  const [broken] = report.rules;
  const rules = Array.from({ length: RULES }, (_, i) => {
    const id = `area-${i % 25}/rule-${i}`;
    return { ...broken!, id, broken: 10, profile: `profile-${i % 10}`, failure: { ...broken!.failure!, rule: id } };
  });
  const cases = { ...report.cases, total: 5_000, byArea: { arguments: 5_000 }, ends: { ended: 5_000 } };
  return { ...withRules(report, rules), cases };
}

// The time is for a machine that does much else: what is looked at is how much is drawn, not how fast.
describe.skipIf(noBrowser)(`a page of 500 broken rules in 5,000 cases${unless}`, { timeout: 180_000 }, () => {
  let html: string;
  let reader: Reader;
  beforeAll(async () => {
    html = htmlReport(grown(await failingReport()));
    reader = new Reader();
  });
  afterAll(() => reader.close());

  const nodes = (page: Page) => countOf(page, "*");

  it("has few elements before anything is opened, and finds among them", async () => {
    const { page, problems } = await reader.open(html);
    expect(await nodes(page)).toBeLessThan(40 * RULES);
    expect(await countOf(page, ".sequence")).toBe(0);
    expect(await textOf(page.locator(".facts"))).toContain("5\u202f000");
    await page.getByRole("searchbox").fill("area-7/");
    expect(await textOf(page.locator("#shown"))).toBe("20 of 500 rules");
    await page
      .getByRole("group", { name: "Profile" })
      .getByRole("button", { name: /profile-7 / })
      .click();
    expect(await textOf(page.locator("#shown"))).toBe("10 of 500 rules");
    expect(problems).toEqual([]);
  });

  it("draws no more than twenty cases at once, and any other when it is asked to", async () => {
    const { page, problems } = await reader.open(html);
    const before = await nodes(page);
    await page.getByRole("button", { name: "Open all" }).click();
    await expect.poll(() => countOf(page, ".offer"), { timeout: 100_000 }).toBe(RULES - 20);
    expect(await countOf(page, ".case")).toBe(20);
    const drawn = (await nodes(page)) - before;
    expect(drawn).toBeLessThan(20 * 1_500 + 10 * RULES);
    await page.getByRole("button", { name: "Draw what happened" }).first().click();
    expect(await countOf(page, ".case")).toBe(21);
    await page.getByRole("button", { name: "Close all" }).click();
    await expect.poll(() => countOf(page, ".case"), { timeout: 100_000 }).toBe(0);
    expect(problems).toEqual([]);
  });
});
