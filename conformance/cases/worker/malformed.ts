import type { Drawn } from "./tool-plan.ts";

/** Texts that are no JSON object, as models write them. */
export const malformed: readonly Drawn[] = [
  { text: "{", how: "cut off after the first character" },
  { text: '{"city": "Tok', how: "cut off within a string" },
  { text: '{"city": "Tokyo",}', how: "with a trailing comma" },
  { text: "{'city': 'Tokyo'}", how: "with single quotes" },
  { text: '{"city": "Tokyo"}{"city": "Paris"}', how: "two objects in a row" },
  { text: '```json\n{"city": "Tokyo"}\n```', how: "in a code fence" },
  { text: '["Tokyo"]', how: "an array" },
  { text: '"Tokyo"', how: "a string" },
  { text: "null", how: "null" },
  { text: "42", how: "a number" },
  { text: "true", how: "a boolean" },
  { text: "undefined", how: "the word undefined" },
  { text: "[object Object]", how: "an object turned into text" },
];
