import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Pages } from "./markdown.ts";

/** The folders under docs/ that hold nothing but generated pages. */
const OWNED = ["rules", "types", "api"];

/** Writes the generated pages; pages of rules and types that are no more go. */
export function writePages(docs: string, pages: Pages): void {
  for (const folder of OWNED) rmSync(join(docs, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(pages)) {
    const file = join(docs, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Puts Mermaid as published beside the pages: the site asks no other host for anything. */
export function copyMermaid(docs: string): void {
  const from = join(docs, "node_modules/mermaid/dist");
  const to = join(docs, "public/mermaid");
  const chunks = "chunks/mermaid.esm.min";
  rmSync(to, { recursive: true, force: true });
  cpSync(join(from, "mermaid.esm.min.mjs"), join(to, "mermaid.esm.min.mjs"));
  cpSync(join(from, chunks), join(to, chunks), { recursive: true, filter: (file) => !file.endsWith(".map") });
}
