import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlReport } from "../../../conformance/report/html/index.ts";
import type { EngineFailure, EngineReport } from "../../../conformance/report/index.ts";
import { countOf, noBrowser, Reader, textOf, unless } from "./browser.ts";
import { BROKEN, failingReport, withRules } from "./failing-report.ts";

const SCRIPT = "</script><script>alert('run')</script><img src=x onerror=alert(1)><!-- & \" '";
const STRANGE = [
  SCRIPT,
  "\u2028\u2029",
  "\u0000\u0007\u001b[31m",
  "\ud800 alone \udfff",
  "\u202etxt.exe",
  "]]>",
  "{{7*7}}",
  "$&",
];
const strange = STRANGE.join(" ");

/** The same report with what a stranger could have put into it, everywhere. */
function spoiled(report: EngineReport): EngineReport {
  const [first, ...rest] = report.rules;
  const failure = first!.failure!;
  const exchanges = failure.log.exchanges.map((exchange) => ({
    ...exchange,
    path: `/${strange}`,
    method: 'POST"><b>',
    headers: { [`x-${SCRIPT}`]: strange },
    text:
      exchange.n === 6
        ? JSON.stringify({ trigger: { type: strange, name: strange, input: { value: { [strange]: strange } } } })
        : strange,
    answer: { status: 200, text: JSON.stringify({ actions: [{ type: strange }] }) },
  }));
  const findings = [
    {
      ok: false as const,
      at: [6],
      pointer: "/trigger/input/value",
      expected: strange,
      got: strange,
      message: `${BROKEN}: ${strange}`,
    },
  ];
  const log = {
    ...failure.log,
    exchanges,
    note: strange,
    end: "derailed" as const,
    skipped: [strange],
    events: [{ type: strange }],
  };
  const bad: EngineFailure = { ...failure, findings, log, replay: `tck replay '${strange}'` };
  const known = { as: "failure" as const, reason: strange, link: "javascript:alert(2)", expires: strange };
  const rules = [
    { ...first!, failure: bad, brokenIn: { [strange]: 1 } },
    { ...rest[0]!, known, because: strange },
    ...rest.slice(1),
  ];
  return {
    ...withRules(report, rules),
    target: { ...report.target, name: strange, version: strange, url: `http://${strange}` },
    verdict: { ...report.verdict, sentence: strange },
    listFaults: [strange],
    notClaimed: [strange],
    choices: [{ point: strange, made: { [strange]: 1 } }],
  };
}

describe("a page of what strangers sent", () => {
  let report: EngineReport;
  let html: string;
  beforeAll(async () => {
    report = spoiled(await failingReport());
    html = htmlReport(report);
  });

  /** The page's own tags, without what stands in their quotes. */
  const tags = (): string[] =>
    (html.replaceAll(/<script.*?<\/script>/gs, "").match(/<[a-z/!][^>]*>/g) ?? []).map(unquoted);
  const unquoted = (tag: string): string => tag.replaceAll(/"[^"]*"/g, '""');

  it("holds two scripts, its data and its own, and no tag of anybody else", () => {
    expect(html.match(/<\/?script/g)).toHaveLength(4);
    expect(tags().filter((tag) => /^<(img|b[^>\w])/.test(tag))).toEqual([]);
    expect(html.isWellFormed()).toBe(true);
  });

  it("names by hash the one script and the one style that may be used, and lets nothing else in", () => {
    const [, policy] = html.match(/Content-Security-Policy" content="([^"]+)"/)!;
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'$/,
    );
    expect(tags().filter((tag) => / (style|on\w+)=/.test(tag))).toEqual([]);
    const links = [...html.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, to]) => to!);
    expect(links.filter((to) => !/^(data:image\/svg|#rules$|https:\/\/toolcall-tck\.dev\/)/.test(to))).toEqual([]);
  });

  describe.skipIf(noBrowser)(`in a browser${unless}`, () => {
    let reader: Reader;
    beforeAll(() => {
      reader = new Reader();
    });
    afterAll(() => reader.close());

    it("runs nothing of it and shows all of it as text", async () => {
      const { page, problems } = await reader.open(html, {}, `#${BROKEN}`);
      await page.locator(".case").waitFor();
      expect(await countOf(page, "img, main script, main b > script")).toBe(0);
      for (const place of [".panel pre", ".finding .message", ".case-title + p"])
        expect(await textOf(page.locator(place).first())).toContain("</script><script>alert('run')</script>");
      for (const paper of await page.locator(".case details.paper > summary").all()) await paper.click();
      await page.locator(".panel .headers > summary").click();
      expect(await textOf(page.locator(".panel .headers"))).toContain(SCRIPT.slice(0, 40));
      expect(await page.locator("a[href^='javascript']").count()).toBe(0);
      expect(problems).toEqual([]);
    });

    it("shows what would not be seen, or would turn the order of what is", async () => {
      const { page } = await reader.open(html, {}, `#${BROKEN}`);
      await page.locator(".case").waitFor();
      const message = await textOf(page.locator(".finding .message"));
      expect(message).toContain("␀␇␛[31m");
      expect(message).toContain("⟨U+202E⟩txt.exe");
      const title = await page.title();
      expect([...title].filter((char) => char === "\u202e" || char === "\u0000")).toEqual([]);
    });

    it("shows a body of a megabyte in part, and whole when it is asked to", async () => {
      const long = JSON.stringify({
        trigger: { type: "tool.execute", value: "x".repeat(500_000), list: Array.from({ length: 3_000 }, (_, i) => i) },
      });
      const [first, ...rest] = report.rules;
      const { failure } = first!;
      const exchanges = failure!.log.exchanges.map((exchange) =>
        exchange.n === 6 ? { ...exchange, text: long } : exchange,
      );
      const rules = [{ ...first!, failure: { ...failure!, log: { ...failure!.log, exchanges } } }, ...rest];
      const { page, problems } = await reader.open(htmlReport(withRules(report, rules)), {}, `#${BROKEN}`);
      await page.locator(".case").waitFor();
      expect(await countOf(page, ".panel pre *")).toBeLessThan(2_000);
      await page.getByRole("button", { name: /^Show all of it/ }).click();
      expect(JSON.parse((await page.locator(".panel pre").textContent())!)).toEqual(JSON.parse(long));
      expect(problems).toEqual([]);
    });
  });
});
