import { defineTool } from "../../src/worker/index.ts";
import { pause } from "../pause.ts";

const shelves: readonly (readonly string[])[] = [
  ["The voyage out", "A room with a view"],
  ["Three men in a boat", "The wind in the willows"],
  ["The moonstone", "The woman in white"],
];

/**
 * Step 11, progress: a generator yields while it works and returns at the end. What it yields goes to whoever listens
 * with `worker.onProgress`, never to the model.
 * @param shelfMs how long one shelf takes; 0 in tests.
 */
export function searchArchive(shelfMs: number) {
  return defineTool({
    name: "search_archive",
    description: "Search the archive for titles that hold a word. Use this for books, not for the user's own notes.",
    input: {
      type: "object",
      properties: { word: { type: "string", minLength: 1, maxLength: 40, description: "A word of the title." } },
      required: ["word"],
      additionalProperties: false,
    },
    events: {
      type: "object",
      properties: { percent: { type: "number", minimum: 0, maximum: 100 } },
      required: ["percent"],
    },
    output: {
      type: "object",
      properties: { titles: { type: "array", items: { type: "string" } } },
      required: ["titles"],
      additionalProperties: false,
    },
    execute: async function* ({ word }, { signal }) {
      const titles: string[] = [];
      for (const [n, shelf] of shelves.entries()) {
        await pause(shelfMs, signal);
        titles.push(...shelf.filter((title) => title.toLowerCase().includes(word.toLowerCase())));
        yield { percent: Math.round((100 * (n + 1)) / shelves.length) };
      }
      return { titles };
    },
  });
}
