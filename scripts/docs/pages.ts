import type { Pages } from "./markdown.ts";
import { mutantPage } from "./mutant-page.ts";
import { rulePages } from "./rule-pages.ts";
import { sidebars } from "./sidebars.ts";
import { typePages } from "./type-pages.ts";

/** Every generated file of the site but the API's, by its path under docs/. The same sources give the same bytes. */
export async function generatedPages(): Promise<Pages> {
  return {
    ...(await rulePages()),
    ...typePages(),
    ...mutantPage(),
    ".vitepress/sidebars.json": `${JSON.stringify(sidebars(), null, 2)}\n`,
  };
}
