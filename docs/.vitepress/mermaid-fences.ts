import type { MarkdownRenderer } from "vitepress";

/** A fenced block of `mermaid` becomes a component that draws it in the browser; every other block stays what it is. */
export function mermaidFences(markdown: MarkdownRenderer): void {
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim() !== "mermaid") return fence?.(tokens, index, options, env, self) ?? "";
    return `<MermaidDiagram source="${encodeURIComponent(token.content)}" />`;
  };
}
