import type { Mermaid } from "mermaid";
import { useData, withBase } from "vitepress";
import { defineComponent, h, onMounted, ref, watch } from "vue";

let drawn = 0;

/** Mermaid as it was published: bundling its hundred parts again would take most of the site's build. */
const mermaid = async (): Promise<Mermaid> => {
  const published = (await import(/* @vite-ignore */ withBase("/mermaid/mermaid.esm.min.mjs"))) as { default: Mermaid };
  return published.default;
};

/** How wide a diagram would be at the size of its letters; Mermaid writes it into the picture's own style. */
const naturalWidth = (svg: string): string => /max-width: ([\d.]+px)/.exec(svg)?.[1] ?? "0px";

/**
 * A diagram, drawn in the browser; its source stays to be read where no script runs or the diagram has a fault. Mermaid
 * is large, so it comes with the first page that has a diagram, and from this site alone.
 */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    const text = decodeURIComponent(props.source);
    const svg = ref("");

    const draw = async () => {
      const { initialize, render } = await mermaid();
      initialize({
        startOnLoad: false,
        securityLevel: "strict",
        theme: isDark.value ? "dark" : "neutral",
        fontFamily: "inherit",
      });
      drawn += 1;
      svg.value = (await render(`diagram-${drawn}`, text)).svg;
    };

    onMounted(draw);
    watch(isDark, draw);
    return () =>
      svg.value === ""
        ? h("pre", { class: "mermaid-source" }, text)
        : h("div", {
            class: "mermaid-drawn",
            style: `--natural-width: ${naturalWidth(svg.value)}`,
            innerHTML: svg.value,
          });
  },
});
