import { defineTool } from "../../src/worker/index.ts";

/**
 * Step 6, structured output: with an `output` schema, what the function returns is sent as `structuredContent`, and
 * the engine checks it. The type checker checks it too: try to return a string for `words`.
 */
export const measureText = defineTool({
  name: "measure_text",
  description: "Count the words, characters and lines of a text. Use this instead of counting by yourself.",
  input: {
    type: "object",
    properties: { text: { type: "string", maxLength: 100_000, description: "The text to measure." } },
    required: ["text"],
    additionalProperties: false,
  },
  output: {
    type: "object",
    properties: {
      words: { type: "integer", minimum: 0 },
      characters: { type: "integer", minimum: 0 },
      lines: { type: "integer", minimum: 0 },
    },
    required: ["words", "characters", "lines"],
    additionalProperties: false,
  },
  execute: ({ text }) => ({
    words: text.split(/\s+/).filter((word) => word !== "").length,
    characters: [...text].length,
    lines: text === "" ? 0 : text.split("\n").length,
  }),
});
