import { existsSync, readFileSync } from "node:fs";
import { type DefaultTheme, defineConfig } from "vitepress";
import { fences } from "./fences.ts";

type Sidebars = Record<string, DefaultTheme.SidebarItem[]>;

/** The menus of the generated pages, as scripts/docs.ts has left them. */
const generated = new URL("sidebars.json", import.meta.url);
const sidebars: Sidebars = existsSync(generated) ? (JSON.parse(readFileSync(generated, "utf8")) as Sidebars) : {};

const guides: DefaultTheme.SidebarItem[] = [
  {
    text: "Test",
    items: [
      { text: "Test your engine", link: "/guides/test-your-engine" },
      { text: "Test your worker", link: "/guides/test-your-worker" },
      { text: "Test one tool", link: "/guides/test-one-tool" },
      { text: "In your vitest tests", link: "/guides/vitest" },
      { text: "Test an agent without a model", link: "/guides/mock-provider" },
      { text: "Reports and CI", link: "/guides/reports-and-ci" },
    ],
  },
  {
    text: "Build",
    items: [
      { text: "Types and validators", link: "/guides/typings" },
      { text: "Add a rule", link: "/guides/add-a-rule" },
    ],
  },
];

const specification: DefaultTheme.SidebarItem[] = [
  {
    text: "The protocol",
    items: [
      { text: "Overview", link: "/specification/" },
      { text: "Roles and surfaces", link: "/specification/roles-and-surfaces" },
      { text: "Triggers and actions", link: "/specification/triggers-and-actions" },
      { text: "Validation", link: "/specification/validation" },
      { text: "Results and blobs", link: "/specification/results-and-blobs" },
      { text: "Retries and timeouts", link: "/specification/retries-and-timeouts" },
      { text: "Open calls", link: "/specification/open-calls" },
      { text: "States of a call", link: "/specification/call-states" },
      { text: "Delivery", link: "/specification/delivery" },
      { text: "Events", link: "/specification/events" },
    ],
  },
];

type RenderForSearch = NonNullable<DefaultTheme.LocalSearchOptions["_render"]>;

/** What the search looks at: no blocks of code, which would be coloured a second time for it and are most of the site. */
const renderedForSearch: RenderForSearch = async (source, env, markdown) => {
  const html = await markdown.render(source.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, ""), env);
  return env.frontmatter?.["search"] === false ? "" : html;
};

export default defineConfig({
  title: "toolcall-tck",
  description: "The conformance kit of the agent tool-call protocol.",
  lang: "en",
  head: [["link", { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" }]],
  cleanUrls: false,
  lastUpdated: false,
  // All pages' names and menus in a file of their own, else they are in every page.
  metaChunk: true,
  markdown: { config: fences },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    search: { provider: "local", options: { _render: renderedForSearch } },
    outline: { level: [2, 3] },
    nav: [
      { text: "Guides", link: "/guides/test-your-worker", activeMatch: "^/guides/" },
      { text: "Specification", link: "/specification/", activeMatch: "^/specification/" },
      {
        text: "Reference",
        items: [
          { text: "Rules", link: "/rules/" },
          { text: "Wire types", link: "/types/" },
          { text: "Mutants", link: "/mutants" },
          { text: "API", link: "/api/" },
        ],
      },
    ],
    sidebar: { "/guides/": guides, "/specification/": specification, ...sidebars },
    docFooter: { prev: "Previous", next: "Next" },
  },
});
