import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { deadLinks } from "./docs/links.ts";
import { generatedPages } from "./docs/pages.ts";
import { copyMermaid, writePages } from "./docs/write.ts";

/**
 * `npm run docs` makes the site in docs/.vitepress/dist; `-- pages` makes only the generated pages, `-- dev` serves the
 * site while it is written, `-- links` looks for dead links in the built site. The tools are in docs/package.json:
 * `npm ci --prefix docs`.
 */
const docs = resolve(import.meta.dirname, "../docs");

/** Runs a tool of docs/package.json to its end; what fails ends this process with its code. */
function tool(file: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [resolve(docs, "node_modules", file), ...args], {
    cwd: docs,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Pages in a few words. */
function some([first = "no page", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

async function pages(): Promise<void> {
  writePages(docs, await generatedPages());
}

async function prepared(): Promise<void> {
  await pages();
  copyMermaid(docs);
  tool("typedoc/bin/typedoc", "--options", "typedoc.json", "--logLevel", "Warn");
}

const jobs: Readonly<Record<string, () => void | Promise<void>>> = {
  pages,
  build: async () => {
    await prepared();
    tool("vitepress/bin/vitepress.js", "build");
  },
  dev: async () => {
    await prepared();
    tool("vitepress/bin/vitepress.js", "dev");
  },
  links: () => {
    const dead = deadLinks(resolve(docs, ".vitepress/dist"));
    for (const { link, why, pages } of dead) console.error(`${link} ${why}: in ${some(pages)}`);
    if (dead.length > 0) process.exitCode = 1;
    else console.log("Every link of the site leads somewhere.");
  },
};

const [name = "build"] = process.argv.slice(2);
const job = jobs[name];
if (job === undefined) {
  console.error(
    `There is no ${JSON.stringify(name)}: give one of ${Object.keys(jobs).join(", ")}, or nothing to build.`,
  );
  process.exitCode = 2;
} else if (name !== "pages" && name !== "links" && !existsSync(resolve(docs, "node_modules"))) {
  console.error("The site's own tools are not installed: run `npm ci --prefix docs` first.");
  process.exitCode = 2;
} else await job();
