import { defineTool, image, text } from "../../src/worker/index.ts";
import { solidPng } from "../media/png.ts";

/**
 * Step 2, bytes: a result is a list of blocks, and a block may hold an image. The bytes ride inline; the engine stores
 * them and the log keeps a reference. The `pattern` keeps wrong colours away from the function.
 */
export const drawSwatch = defineTool({
  name: "draw_swatch",
  description:
    "Draw a square of one colour as a PNG image. Use this when the user wants to see a colour. " +
    "Do not use it for anything with shapes or text in it.",
  input: {
    type: "object",
    properties: {
      color: { type: "string", pattern: "^#[0-9a-fA-F]{6}$", description: "The colour as #rrggbb, such as #ff8800." },
      size: { type: "integer", minimum: 1, maximum: 256, description: "Side length in pixels, 1 to 256. Default: 16." },
    },
    required: ["color"],
    additionalProperties: false,
  },
  execute: ({ color, size = 16 }) => [
    text(`A square of ${color}, ${size} pixels wide.`),
    image(solidPng(size, color), "image/png"),
  ],
});
