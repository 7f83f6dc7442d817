import { existsSync, readdirSync, readFileSync } from "node:fs";

const FOLDER = "docs/specification";

/** A chapter of the specification, and the rules that it links. */
interface Chapter {
  readonly title: string;
  readonly link: string;
  readonly rules: ReadonlySet<string>;
}

const chapters: readonly Chapter[] = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .filter((file) => file.endsWith(".md") && file !== "index.md")
  .sort()
  .map((file) => {
    const text = readFileSync(`${FOLDER}/${file}`, "utf8");
    const rules = [...text.matchAll(/\]\(\.\.\/rules\/([\w/-]+)\.md\)/g)].map(([, id = ""]) => id);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
    return { title, link: `/specification/${file.replace(/\.md$/, "")}`, rules: new Set(rules) };
  });

/** Links to the chapters that say what a rule says. */
export function chaptersOf(rule: string): readonly string[] {
  return chapters.filter(({ rules }) => rules.has(rule)).map(({ title, link }) => `[${title}](${link})`);
}
