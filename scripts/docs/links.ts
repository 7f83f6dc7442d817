import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** A link of the built site that leads nowhere. */
export interface DeadLink {
  readonly link: string;
  readonly why: string;
  /** The pages that have it: a link of the menu is in many. */
  readonly pages: readonly string[];
}

/** What of a page matters here: the names that a link can end at, and the links. */
interface Page {
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
}

const ATTRIBUTE = { anchor: /\s(?:id|name)="([^"]*)"/g, link: /\s(?:href|src)="([^"]*)"/g } as const;

/** Every relative link and anchor in the HTML under `folder` that does not resolve there. Other hosts are not asked. */
export function deadLinks(folder: string): readonly DeadLink[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
  if (files.length === 0) return [{ link: folder, why: "has no page: build the site first", pages: [] }];
  const pages = new Map(files.map((file) => [file, read(readFileSync(join(folder, file), "utf8"))]));
  const dead = new Map<string, { link: string; why: string; pages: string[] }>();
  for (const [page, { links }] of pages)
    for (const link of new Set(links)) {
      const why = complaint(folder, pages, page, link);
      if (why === undefined) continue;
      const known = dead.get(`${link} ${why}`);
      if (known === undefined) dead.set(`${link} ${why}`, { link, why, pages: [page] });
      else known.pages.push(page);
    }
  return [...dead.values()];
}

function read(html: string): Page {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => unescaped(value));
  return { anchors: new Set(all(ATTRIBUTE.anchor)), links: all(ATTRIBUTE.link) };
}

function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

function complaint(folder: string, pages: ReadonlyMap<string, Page>, page: string, link: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(link)) return undefined;
  const [before = "", anchor] = link.split("#");
  const path = decoded(before.split("?")[0] ?? "");
  if (path === undefined) return "is not well escaped";
  const target = path === "" ? page : fileOf(path, page);
  const found = pages.get(target);
  if (found === undefined) return existsSync(join(folder, target)) ? undefined : "leads to no page";
  if (anchor === undefined || anchor === "") return undefined;
  const name = decoded(anchor);
  return name !== undefined && found.anchors.has(name) ? undefined : "leads to no such place in the page";
}

/** The file that a path within the site is answered with. */
function fileOf(path: string, page: string): string {
  const full = path.startsWith("/") ? path.slice(1) : relative(".", join(dirname(page), path)).replaceAll(sep, "/");
  return path.endsWith("/") || full === "" ? join(full, "index.html").replaceAll(sep, "/") : full;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
