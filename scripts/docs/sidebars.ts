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
    "/rules/": rulesMenu(),
    "/mutants": rulesMenu(),
    ...Object.fromEntries(areas.map((area) => [`/rules/${area}/`, rulesMenu(area)])),
    "/api/": [{ text: "API", link: "/api/" }, ...entries.map(apiMenu)],
    "/types/": [{ text: "All wire types", link: "/types/" }, ...families.map(familyMenu)],
  };
}

/** The areas, one of them with its rules: a menu is in every page, and all rules would be most of each. */
function rulesMenu(open?: string): readonly Entry[] {
  return [
    { text: "All rules", link: "/rules/" },
    ...areas.map((area) => ({ text: area, link: `/rules/${area}/`, ...(area === open && { items: rulesOf(area) }) })),
    { text: "Mutants", link: "/mutants" },
  ];
}

function rulesOf(area: string): readonly Entry[] {
  return registry
    .filter((rule) => rule.area === area)
    .map(({ id }) => ({ text: id.slice(area.length + 1), link: `/rules/${id}` }));
}

/** What the package offers for import, as the API's pages are named; JSON files have no page. */
const { exports: offered } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly exports: object };
const entries = Object.keys(offered)
  .filter((path) => !path.endsWith(".json") && !path.endsWith("*"))
  .map((path) => path.replace(/^\./, "toolcall-tck"));

function apiMenu(entry: string): Entry {
  return { text: entry, link: `/api/${entry}` };
}

function familyMenu({ title, types }: (typeof families)[number]): Entry {
  return { text: title, collapsed: true, items: types.map((type) => ({ text: type, link: `/types/${type}` })) };
}
