import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { built, serveSite } from "./serve-site.ts";

const docs = resolve(import.meta.dirname, "../../docs");
const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/** Why the site cannot be looked at here. */
const absent = [
  ...(existsSync(resolve(built, "index.html")) ? [] : ["the site is not built: npm ci --prefix docs && npm run docs"]),
  ...(chromium === undefined ? ["there is no chromium"] : []),
  ...(existsSync(resolve(docs, "node_modules/playwright-core")) ? [] : ["playwright-core is not installed in docs"]),
].join("; ");

/** The little of a browser that is used here: playwright-core is installed with the docs, not with the package. */
interface Browser {
  newPage(options?: object): Promise<BrowserPage>;
  close(): Promise<void>;
}
interface BrowserPage {
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): void;
  on(event: "pageerror", listener: (error: Error) => void): void;
  on(event: "request", listener: (request: { url(): string }) => void): void;
  goto(url: string, options: { waitUntil: "networkidle" }): Promise<unknown>;
  textContent(selector: string): Promise<string | null>;
  waitForSelector(selector: string): Promise<unknown>;
  waitForFunction(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const shown: readonly (readonly [path: string, heading: string])[] = [
  ["/", "toolcall-tck"],
  ["/guides/test-your-worker.html", "Test your worker"],
  ["/rules/arguments/no-object-is-malformed.html", "arguments/no-object-is-malformed"],
  ["/types/ToolExecute.html", "ToolExecute"],
  ["/mutants.html", "Mutants"],
  ["/api/toolcall-tck/worker.html", "toolcall-tck/worker"],
];

/** The chapters with diagrams, how many each has, and the look in which they are opened: by turns. */
const drawn = readdirSync(resolve(docs, "specification"))
  .map((file) => [file, readFileSync(resolve(docs, "specification", file), "utf8")] as const)
  .map(([file, text]) => [file.replace(/\.md$/, ""), text.match(/^```mermaid$/gm)?.length ?? 0] as const)
  .filter(([, count]) => count > 0)
  .map(([chapter, count], n) => [chapter, n % 2 === 0 ? "light" : "dark", count] as const);

describe.skipIf(absent !== "")(`The site in a browser${absent === "" ? "" : ` (not looked at: ${absent})`}`, () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;

  beforeAll(async () => {
    const { chromium: launcher } = createRequire(resolve(docs, "package.json"))("playwright-core");
    const args = ["--no-sandbox", "--disable-dev-shm-usage"];
    browser = (await launcher.launch({ executablePath: chromium, args })) as Browser;
    site = await serveSite(built);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** Opens a page and gives what went wrong in it, and what it asked of other hosts. */
  async function open(path: string, options = {}) {
    const page = await browser.newPage(options);
    const faults: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
    page.on("pageerror", (error) => void faults.push(error.message));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(site.url) && !/^(data|blob):/.test(url)) faults.push(`asked for ${url}`);
    });
    await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
    return { page, faults };
  }

  it.each(shown)("%s shows its page, without an error and without another host", async (path, heading) => {
    const { page, faults } = await open(path);
    expect(await page.textContent("h1")).toContain(heading);
    expect(faults).toEqual([]);
    await page.close();
  });

  it("finds a rule by its name, with no help from elsewhere", async () => {
    const { page, faults } = await open("/");
    await page.click(".DocSearch-Button");
    await page.fill("#localsearch-input", "no-object-is-malformed");
    await page.waitForSelector('#localsearch-list a[href*="/rules/arguments/no-object-is-malformed"]');
    expect(faults).toEqual([]);
    await page.close();
  });

  it.each(drawn)("draws each of its diagrams: %s, in %s", async (chapter, colorScheme, count) => {
    const { page, faults } = await open(`/specification/${chapter}.html`, { colorScheme });
    await page.waitForFunction(`document.querySelectorAll(".mermaid-drawn svg").length === ${count}`);
    expect(await page.textContent("main")).not.toContain("Syntax error");
    expect(faults).toEqual([]);
    await page.close();
  });
});
