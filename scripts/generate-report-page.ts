/**
 * Puts the script and the style of the HTML report into `src/generated/report-page.json`, each as one text with the hash
 * by which the page's policy lets it through; with `--check` only says whether that file is what would be written.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { build, type Rolldown } from "vite";

const page = new URL("../conformance/report/html/page/", import.meta.url);
const target = new URL("../src/generated/report-page.json", import.meta.url);

/** Writes the file, or says with `check` whether it is up to date. */
export async function generateReportPage(check: boolean): Promise<void> {
  const script = embeddable(await bundled());
  const style = embeddable(await styles());
  const assets = { script, scriptHash: hashOf(script), style, styleHash: hashOf(style) };
  const wanted = `${JSON.stringify(assets, null, 2)}\n`;
  if ((await readFile(target, "utf8").catch(() => "")) === wanted) return;
  if (!check) return writeFile(target, wanted);
  console.error("Not what `npm run generate` writes: src/generated/report-page.json");
  process.exitCode = 1;
}

/** The sheets in the order in which they may overrule each other. */
const SHEETS = [
  "base",
  "words",
  "summary",
  "papers",
  "filters",
  "rows",
  "findings",
  "diagram",
  "panel",
  "json",
  "narrow",
  "print",
];

/** All sheets as one, without comments and indentation. */
async function styles(): Promise<string> {
  const texts = await Promise.all(SHEETS.map((name) => readFile(new URL(`style/${name}.css`, page), "utf8")));
  return texts
    .join("")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}

async function bundled(): Promise<string> {
  const entry = new URL("main.ts", page).pathname;
  const made = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      lib: { entry, formats: ["iife"], name: "report", fileName: () => "page.js" },
      write: false,
      minify: true,
      target: "es2022",
    },
  })) as Rolldown.RolldownOutput[];
  return made[0]!.output[0].code.trim();
}

/** What stands between tags must not hold what ends them. */
function embeddable(text: string): string {
  if (/<\/(script|style)|<!--/i.test(text))
    throw new Error("The page's script or style holds what would end its element.");
  return text;
}

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;
