import type { Surface } from "./surface.ts";

/** A surface as a Markdown file, in an order that does not depend on where things are declared. */
export function renderSurface(name: string, { exported, reached }: Surface): string {
  return [
    `# ${name}`,
    "What can be imported, and what that speaks of. Written by `npm run api`; do not edit it.",
    fence([...exported].map(([as, text]) => (text === "" ? `// ${as}: of another package` : `// ${as}\n${text}`))),
    ...(reached.size === 0
      ? []
      : ["## Not to be imported, but spoken of", fence([...reached].map(([as, text]) => `// ${as}\n${text}`))]),
    "",
  ].join("\n\n");
}

const fence = (parts: readonly string[]): string => `\`\`\`ts\n${parts.join("\n\n")}\n\`\`\``;
