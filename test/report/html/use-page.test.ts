import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlReport } from "../../../conformance/report/html/index.ts";
import type { EngineReport } from "../../../conformance/report/index.ts";
import { countOf, noBrowser, Reader, textOf, unless } from "./browser.ts";
import { BROKEN, failingReport } from "./failing-report.ts";

describe.skipIf(noBrowser)(`the page of a run, used in a browser${unless}`, () => {
  let report: EngineReport;
  let html: string;
  let reader: Reader;
  beforeAll(async () => {
    report = await failingReport();
    html = htmlReport(report);
    reader = new Reader();
  });
  afterAll(() => reader.close());

  const shownIds = (page: Page) =>
    page.evaluate<string[]>(
      "[...document.querySelectorAll('details.rule')].filter((row) => row.checkVisibility()).map((row) => row.id)",
    );
  const chip = (page: Page, group: string, name: RegExp) =>
    page.getByRole("group", { name: group }).getByRole("button", { name });
  const idsWhere = (fits: (rule: EngineReport["rules"][number]) => boolean): string[] =>
    report.rules.filter(fits).map(({ id }) => id);

  it("shows the rules of the chips that are pressed: any of one kind, and of all kinds at once", async () => {
    const { page, problems } = await reader.open(html);
    const broken = chip(page, "Outcome", /Broken/);
    await broken.click();
    expect(await shownIds(page)).toEqual([BROKEN]);
    expect(await broken.getAttribute("aria-pressed")).toBe("true");
    expect(await page.locator(".group:visible").count()).toBe(1);
    await chip(page, "Outcome", /Holds|Hold/).click();
    const either = idsWhere(({ outcome }) => outcome === "fail" || outcome === "pass");
    expect((await shownIds(page)).sort()).toEqual(either.sort());
    await chip(page, "Level", /^MUST NOT/).click();
    const both = idsWhere(({ outcome, level }) => outcome === "pass" && level === "MUST NOT");
    expect(both.length).toBeGreaterThan(0);
    expect((await shownIds(page)).sort()).toEqual(both.sort());
    await broken.click();
    await chip(page, "Outcome", /Holds|Hold/).click();
    expect((await shownIds(page)).sort()).toEqual(idsWhere(({ level }) => level === "MUST NOT").sort());
    await page.getByRole("button", { name: "Clear filters" }).click();
    expect(await shownIds(page)).toHaveLength(report.rules.length);
    expect(problems).toEqual([]);
  });

  it("counts on each chip what pressing it would show beside the other filters", async () => {
    const { page } = await reader.open(html);
    await chip(page, "Level", /^MUST NOT/).click();
    const holds = idsWhere(({ outcome, level }) => outcome === "pass" && level === "MUST NOT").length;
    expect(await textOf(chip(page, "Outcome", /Hold/))).toMatch(new RegExp(`${holds}$`));
    const must = idsWhere(({ level }) => level === "MUST").length;
    expect(await textOf(chip(page, "Level", /^MUST \d/))).toMatch(new RegExp(`${must}$`));
  });

  it("searches in all that is told of a rule, for each word of what is typed", async () => {
    const { page } = await reader.open(html);
    const find = page.getByRole("searchbox", { name: "Search rules" });
    await find.fill(BROKEN.toUpperCase());
    expect(await shownIds(page)).toEqual([BROKEN]);
    await find.fill("mended release");
    expect(await shownIds(page)).toEqual(idsWhere(({ known }) => known !== undefined));
    await find.fill("no rule says this");
    expect(await shownIds(page)).toEqual([]);
    expect(await page.getByText("No rule fits these filters.").isVisible()).toBe(true);
    expect(await textOf(page.locator("#shown"))).toBe(`0 of ${report.rules.length} rules`);
  });

  it("opens what a link names, a rule or one message of it, though it was filtered out", async () => {
    const { page } = await reader.open(html, {}, `#${BROKEN}@4`);
    await page.locator(".case").waitFor();
    expect(await textOf(page.locator(".panel h4"))).toBe("4 Engine → Provider");
    expect(await page.evaluate<string>("document.activeElement.parentElement.id")).toBe(BROKEN);
    const other = idsWhere(({ outcome }) => outcome === "pass")[0]!;
    await chip(page, "Outcome", /Broken/).click();
    await page.evaluate(`location.hash = ${JSON.stringify(`#${other}`)}`);
    await expect.poll(() => page.locator(`details[id="${other}"]`).getAttribute("open")).toBe("");
    expect(await shownIds(page)).toContain(other);
  });

  it("keeps the address at the rule that was opened", async () => {
    const { page } = await reader.open(html);
    await page.locator(`details[id="${BROKEN}"] > summary`).click();
    expect(new URL(page.url()).hash).toBe(`#${BROKEN}`);
    await page.locator(`details[id="${BROKEN}"] > summary`).click();
    expect(new URL(page.url()).hash).toBe("");
  });

  it("copies the replay command, a body and a link", async () => {
    const { page } = await reader.open(html, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.locator(`details[id="${BROKEN}"] > summary`).click();
    await page.locator(".case").waitFor();
    const clipboard = () => page.evaluate<string>("navigator.clipboard.readText()");
    const copy = (name: string) => page.getByRole("button", { name, exact: true }).first();
    await copy("Copy the command").click();
    await expect.poll(clipboard).toBe(report.rules[0]!.failure!.replay);
    expect(await textOf(page.locator(".command .copy").first())).toBe("Copied");
    await copy("Copy body of 6, request").click();
    await expect.poll(clipboard).toBe(report.rules[0]!.failure!.log.exchanges[5]!.text);
    await copy("Copy link to this rule").click();
    await expect.poll(clipboard).toBe(page.url());
    expect(page.url()).toContain(`#${BROKEN}`);
  });

  it("copies where the page is given no clipboard, and says so where it cannot", async () => {
    const none = `Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
      globalThis.may = true;
      document.execCommand = (command) => { globalThis.copied = command + ": " + document.activeElement.value; return globalThis.may; };`;
    const { page } = await reader.open(html, {}, `#${BROKEN}`, none);
    const copy = page.getByRole("button", { name: "Copy the command" }).first();
    await copy.click();
    await expect
      .poll(() => page.evaluate<string>("globalThis.copied"))
      .toBe(`copy: ${report.rules[0]!.failure!.replay}`);
    expect(await page.evaluate<boolean>("document.activeElement.matches('button.copy')")).toBe(true);
    expect(await countOf(page, "textarea")).toBe(0);
    await page.evaluate("globalThis.may = false");
    await copy.click();
    await expect.poll(() => textOf(page.locator("#said"))).toContain("by hand");
  });
});
