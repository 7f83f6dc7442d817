import { defineTool, file, link, text } from "../../src/worker/index.ts";

const TITLE = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 1, maxLength: 80, description: "The title of the note, one line." },
  },
  required: ["title"],
  additionalProperties: false,
} as const;

/** Step 5, files: a resource with text stays readable for the model... */
export const writeNote = defineTool({
  name: "write_note",
  description: "Write a short note as a Markdown file. Use this when the user wants a text to keep.",
  input: TITLE,
  execute: ({ title }) =>
    file(`note:///${encodeURIComponent(title)}.md`, `# ${title}\n\nNothing yet.\n`, "text/markdown"),
});

/** ...one with bytes is stored, and what follows the last slash of its URI is its name... */
export const packNote = defineTool({
  name: "pack_note",
  description: "Pack a note as a binary file to download. Use this only when the user asks for a download.",
  input: TITLE,
  execute: ({ title }) => [
    text(`The note "${title}" is packed.`),
    file(`note:///${encodeURIComponent(title)}.bin`, Buffer.from(title, "utf8")),
  ],
});

/** ...and a link names something that nobody fetches. */
export const findManual = defineTool({
  name: "find_manual",
  description: "Give the link to the manual page about a topic. Use this to cite the manual, not to read it.",
  input: {
    type: "object",
    properties: { topic: { type: "string", enum: ["tools", "results", "retries"], description: "The topic." } },
    required: ["topic"],
    additionalProperties: false,
  },
  execute: ({ topic }) => link(`https://manual.example/${topic}`, { name: `Manual: ${topic}`, mimeType: "text/html" }),
});
