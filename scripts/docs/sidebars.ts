import { readFileSync } from "node:fs";
import { registry } from "../../conformance/rules/index.ts";
import { areas } from "./rule-pages.ts";
import { families } from "./type-pages.ts";

/** One entry of a menu, as VitePress takes it. */
export interface Entry {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Entry[];
}

/** The menus of the generated pages, by the path that they belong to. */
export function sidebars(): Readonly<Record<string, readonly Entry[]>> {
  return {
    "/rules/": [{ text: "All rules", link: "/rules/" }, ...areas.map(areaMenu), mutants],
    "/mutants": [{ text: "All rules", link: "/rules/" }, mutants],
    "/api/": [{ text: "API", link: "/api/" }, ...entries.map(apiMenu)],
    "/types/": [{ text: "All wire types", link: "/types/" }, ...families.map(familyMenu)],
  };
}

/** What the package offers for import, as the API's pages are named; JSON files have no page. */
const { exports: offered } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly exports: object };
const entries = Object.keys(offered)
  .filter((path) => !path.endsWith(".json") && !path.endsWith("*"))
  .map((path) => path.replace(/^\./, "toolcall-tck"));

function apiMenu(entry: string): Entry {
  return { text: entry, link: `/api/${entry}` };
}

const mutants: Entry = { text: "Mutants", link: "/mutants" };

function areaMenu(area: string): Entry {
  const items = registry
    .filter((rule) => rule.area === area)
    .map(({ id }) => ({ text: id.slice(area.length + 1), link: `/rules/${id}` }));
  return { text: area, link: `/rules/${area}/`, collapsed: true, items };
}

function familyMenu({ title, types }: (typeof families)[number]): Entry {
  return { text: title, collapsed: true, items: types.map((type) => ({ text: type, link: `/types/${type}` })) };
}
