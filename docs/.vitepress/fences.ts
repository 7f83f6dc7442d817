import type { MarkdownRenderer } from "vitepress";

/**
 * A fenced block of `mermaid` becomes a component that draws it in the browser; a block that names its file, as in
 * `ts [worker.ts]`, shows the name above it. Every other block stays what it is.
 */
export function fences(markdown: MarkdownRenderer): void {
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { info = "", content = "" } = tokens[index] ?? {};
    if (info.trim() === "mermaid") return `<MermaidDiagram source="${encodeURIComponent(content)}" />`;
    const block = fence?.(tokens, index, options, env, self) ?? "";
    const file = /\[(.+)\]/.exec(info)?.[1];
    return file === undefined ? block : `<p class="file-name">${markdown.utils.escapeHtml(file)}</p>${block}`;
  };
}
