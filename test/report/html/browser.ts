import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";

const PATHS = [
  process.env["CHROMIUM_PATH"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const executablePath = PATHS.find((path) => path !== "" && existsSync(path));

/** Whether the tests of the page can be run, and if not, why; it belongs into their name. */
export const noBrowser = executablePath === undefined;
export const unless = noBrowser ? " (skipped: no Chromium is installed; CHROMIUM_PATH may name one)" : "";

/** A page that was opened from a file, and what it complained of or fetched, which must be nothing. */
export interface Opened {
  readonly page: Page;
  readonly problems: readonly string[];
}

/** A browser with a folder for the pages that it opens. */
export class Reader {
  readonly #folder = mkdtempSync(join(tmpdir(), "tck-page-"));
  readonly #browser: Promise<Browser>;
  #pages = 0;

  constructor() {
    const args = ["--no-sandbox", "--disable-dev-shm-usage"];
    this.#browser = chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args });
  }

  /** Opens a report as a person does: the file, in a window of its own. */
  async open(html: string, options: BrowserContextOptions = {}, hash = "", prepare?: string): Promise<Opened> {
    const file = join(this.#folder, `${++this.#pages}.html`);
    writeFileSync(file, html);
    const context = await (await this.#browser).newContext({ viewport: { width: 1400, height: 900 }, ...options });
    if (prepare !== undefined) await context.addInitScript(prepare);
    const page = await context.newPage();
    const problems: string[] = [];
    const url = pathToFileURL(file).href;
    page.on("console", (message) => problems.push(`console ${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("dialog", (dialog) => problems.push(`dialog: ${dialog.message()}`));
    page.on("request", (request) => {
      const to = request.url();
      if (!to.startsWith(url) && !to.startsWith("data:")) problems.push(`request: ${to}`);
    });
    await page.goto(url + hash);
    return { page, problems };
  }

  async close(): Promise<void> {
    await (await this.#browser).close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** How many elements match, in the whole page. */
export const countOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`);

/** What a person sees there as text. */
// biome-ignore lint/performance/useDomNodeTextContent: as it is laid out, and without what is hidden.
export const textOf = (place: Locator): Promise<string> => place.innerText();
