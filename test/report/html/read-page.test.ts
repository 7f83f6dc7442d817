import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlReport } from "../../../conformance/report/html/index.ts";
import type { EngineReport } from "../../../conformance/report/index.ts";
import { countOf, noBrowser, Reader, textOf, unless } from "./browser.ts";
import { BROKEN, failingReport, withRules } from "./failing-report.ts";

describe.skipIf(noBrowser)(`the page of a run, read in a browser${unless}`, () => {
  let report: EngineReport;
  let html: string;
  let reader: Reader;
  beforeAll(async () => {
    report = await failingReport();
    html = htmlReport(report);
    reader = new Reader();
  });
  afterAll(() => reader.close());

  const row = (page: Page, id = BROKEN) => page.locator(`details[id="${id}"]`);
  const openedRow = async (page: Page) => {
    await row(page).locator("summary").first().click();
    await page.locator(".case").waitFor();
    return row(page);
  };

  it("says on top what the run came to, with what, and what it says nothing about", async () => {
    const { page, problems } = await reader.open(html);
    await expect(page.title()).resolves.toContain("an engine with a mistake");
    const top = await textOf(page.locator("main"));
    expect(top).toContain(report.verdict.sentence);
    expect(top).toContain(`${report.verdict.passed}\n / ${report.verdict.total}`.replace("\n", ""));
    for (const fact of [
      "1.2.3",
      "revision 2026-08-28",
      report.suite.version,
      report.suite.hash,
      `Seed\n5`,
      "durability",
    ])
      expect(top.replaceAll(/\n+/g, "\n")).toContain(fact);
    expect(await textOf(page.locator("details.paper", { hasText: "Choices" }))).toContain("Choices");
    expect(problems).toEqual([]);
  });

  it("lists every rule once, those that fail first, with the finding's sentence", async () => {
    const { page } = await reader.open(html);
    expect(await page.locator("details.rule").count()).toBe(report.rules.length);
    const first = page.locator("details.rule").first();
    expect(await first.getAttribute("id")).toBe(BROKEN);
    const [finding] = report.rules[0]!.failure!.findings;
    expect(finding!.message).toContain(await textOf(first.locator(".line")));
    const headings = await page.locator(".group h3").allInnerTexts();
    expect(headings.map((text) => text.replace(/ \d+$/, ""))).toEqual([
      "Broken",
      "Not verified",
      "Known not to hold",
      "Hold",
      "Not applicable",
    ]);
  });

  it("draws the case of a row that is opened: each message, the finding chosen and its place marked", async () => {
    const { page, problems } = await reader.open(html);
    expect(await countOf(page, ".sequence")).toBe(0);
    const opened = await openedRow(page);
    const { log, findings } = report.rules[0]!.failure!;
    expect(await opened.locator(".step.request").count()).toBe(log.exchanges.length);
    expect(await opened.locator(".step.answer").count()).toBe(log.exchanges.length);
    expect(await opened.locator(".party").allTextContents()).toEqual([
      "Client",
      "Engineunder test",
      "Worker",
      "Model provider",
    ]);
    const chosen = opened.locator('.step[aria-pressed="true"]');
    expect(await chosen.getAttribute("class")).toContain("here");
    expect(
      await opened.getByRole("button", { name: /^6, request, engine to worker: POST \/ tool\.execute / }).count(),
    ).toBe(1);
    const marked = (await opened.locator(".panel mark").allInnerTexts()).join("");
    expect(JSON.parse(marked.replace('"value": ', "")), marked).toEqual(JSON.parse(findings[0]!.got));
    const inSight = `(() => { const box = document.querySelector(".panel .scrolls").getBoundingClientRect();
      const mark = document.querySelector(".panel mark").getBoundingClientRect();
      return mark.top >= box.top && mark.bottom <= box.bottom; })()`;
    await expect.poll(() => page.evaluate<boolean>(inSight)).toBe(true);
    expect(await textOf(opened.locator(".expected"))).toContain(findings[0]!.expected);
    expect(problems).toEqual([]);
    await opened.locator("summary").first().click();
    await expect.poll(() => countOf(page, ".sequence")).toBe(0);
  });

  it("shows headers and body of a message that is clicked, and its answer", async () => {
    const { page } = await reader.open(html);
    const opened = await openedRow(page);
    const [first] = report.rules[0]!.failure!.log.exchanges;
    await opened.locator(".step.request").first().click();
    const panel = opened.locator(".panel");
    expect(await textOf(panel.locator("h4"))).toBe("1 Client → Engine");
    expect(JSON.parse(await textOf(panel.locator("pre")))).toEqual(JSON.parse(first!.text));
    await panel.getByRole("button", { name: "Answer" }).click();
    expect(await textOf(panel.locator("h4"))).toBe("1 Engine → Client");
    expect(await textOf(panel.locator(".first-line"))).toContain(`status ${first!.answer!.status}`);
    expect(JSON.parse(await textOf(panel.locator("pre")))).toEqual(JSON.parse(first!.answer!.text));
    await opened.locator(".step.request").nth(1).click();
    await panel.locator("summary", { hasText: "Headers" }).click();
    expect(await textOf(panel.locator(".headers"))).toContain("application/json");
    await opened.locator("summary", { hasText: "The case as a document" }).click();
    const paper = opened.locator("details.paper", { hasText: "The case as a document" });
    expect(JSON.parse(await textOf(paper.locator("pre")))).toEqual(report.rules[0]!.failure!.case);
  });

  it("is read without a mouse: search, open, walk through the messages", async () => {
    const { page } = await reader.open(html);
    const press = (key: string) => page.keyboard.press(key);
    const focused = () =>
      page.evaluate<string>(
        "document.activeElement.id || document.activeElement.className.baseVal || document.activeElement.textContent",
      );
    await press("Tab");
    expect(await focused()).toBe("To the rules");
    await press("Enter");
    await press("Tab");
    expect(await focused()).toBe("find");
    await page.keyboard.type(BROKEN);
    expect(await textOf(page.locator("#shown"))).toBe(`1 of ${report.rules.length} rules`);
    for (let i = 0; i < 80 && !(await page.evaluate<boolean>("document.activeElement.matches('.rule > summary')")); i++)
      await press("Tab");
    await press("Enter");
    await page.locator(".case").waitFor();
    for (let i = 0; i < 20 && !(await focused()).startsWith("step"); i++) await press("Tab");
    expect(await focused()).toContain("here");
    const shown = () => textOf(page.locator(".panel h4"));
    expect(await shown()).toBe("6 Engine → Worker");
    await press("ArrowDown");
    expect(await shown()).toBe("6 Worker → Engine");
    await press("Home");
    expect(await shown()).toBe("1 Client → Engine");
    await press("ArrowUp");
    expect(await shown()).toBe("1 Client → Engine");
    await press("End");
    expect(await shown()).toMatch(/^\d+ Engine → Client$/);
    expect(await countOf(page, '.step[tabindex="0"]')).toBe(1);
  });

  it.each(["light", "dark"] as const)(
    "has names, contrast and order that axe finds no fault with, in the %s scheme",
    async (colorScheme) => {
      const few = report.rules.filter(({ outcome }, i) => outcome !== "pass" || i < 5);
      const { page, problems } = await reader.open(htmlReport(withRules(report, few)), { colorScheme });
      const paper = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
      const sum = paper
        .match(/\d+/g)!
        .slice(0, 3)
        .reduce((total, part) => total + Number(part), 0);
      expect(colorScheme === "dark" ? sum < 150 : sum > 600, paper).toBe(true);
      const opened = await openedRow(page);
      await opened.locator("summary", { hasText: "The case as a document" }).click();
      await page.locator("details.paper", { hasText: "Choices" }).locator("summary").click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: where }) => where).join(" | ")}`)).toEqual(
        [],
      );
      expect(problems).toEqual([]);
    },
    120_000,
  );

  it("prints what is open in ink on white, without what can only be pressed", async () => {
    const { page } = await reader.open(html, { colorScheme: "dark" });
    const opened = await openedRow(page);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate<string>("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
    expect(await page.locator("button:visible, input:visible").count()).toBe(0);
    expect(await opened.locator(".sequence").isVisible()).toBe(true);
    const clipped = await page.evaluate<boolean>(
      "[...document.querySelectorAll('.drawing, .scrolls')].some((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)",
    );
    expect(clipped).toBe(false);
  });

  it("fits a narrow screen, and moves nothing for those who want no motion", async () => {
    const { page } = await reader.open(html, { viewport: { width: 360, height: 700 }, reducedMotion: "reduce" });
    await openedRow(page);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    const moving =
      "[...document.querySelectorAll('*')].some((one) => getComputedStyle(one, '::after').transitionDuration !== '0s')";
    expect(await page.evaluate<boolean>(moving)).toBe(false);
  });

  it.each([1_400, 1_280, 1_024])("draws every lifeline in sight on a window %i pixels wide", async (width) => {
    const { page } = await reader.open(html, { viewport: { width, height: 720 } });
    await openedRow(page);
    const hidden = await page.evaluate<number>(
      "(() => { const box = document.querySelector('.drawing'); return box.scrollWidth - box.clientWidth; })()",
    );
    expect(hidden).toBeLessThanOrEqual(0);
    expect(await page.locator(".party").count()).toBe(4);
    expect(await page.locator(".sideways").isVisible()).toBe(false);
  });

  it("shrinks a diagram with its window, and says where it must be scrolled sideways", async () => {
    const { page } = await reader.open(html, { viewport: { width: 1_024, height: 720 } });
    await openedRow(page);
    const width = () => page.evaluate<number>("document.querySelector('.sequence').clientWidth");
    const before = await width();
    await page.setViewportSize({ width: 960, height: 720 });
    await expect.poll(width).toBeLessThan(before);
    expect(await page.locator(".sideways").isVisible()).toBe(false);
    await page.setViewportSize({ width: 600, height: 720 });
    await page.locator(".sideways").waitFor();
    expect(await textOf(page.locator(".sideways"))).toContain("scroll it sideways");
  });

  it("names the source of a rule once", async () => {
    const { page } = await reader.open(html);
    await openedRow(page);
    const source = await textOf(row(page).locator("dl.about div", { hasText: "Source" }));
    expect(source).not.toMatch(/\b(\w+) \1\b/);
    expect(html).not.toMatch(/<span class="tag">(\w+)<\/span> \1\b/);
  });

  it("opens and tells what was found where no script may run", async () => {
    const { page } = await reader.open(html, { javaScriptEnabled: false });
    const closed = row(page);
    await closed.locator("summary").first().click();
    expect(await textOf(closed.locator(".findings"))).toContain(report.rules[0]!.failure!.findings[0]!.message);
    expect(await page.locator(".filters input").isVisible()).toBe(false);
  });
});
