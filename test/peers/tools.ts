/** Tools for tests of the command line, exported in each of the ways that it reads. */
import { createWorker, defineTool } from "../../src/worker/index.ts";

const n = { type: "integer", minimum: 0, maximum: 99, description: "A small number." } as const;
const input = { type: "object", properties: { n }, required: ["n"], additionalProperties: false } as const;

export const double = defineTool({ description: "Double.", input, execute: ({ n }) => `${2 * n}` });

export const listed = [
  defineTool({
    name: "later",
    description: "Answers later.",
    input,
    background: true,
    output: { type: "object", properties: { n: { type: "number" } }, required: ["n"] },
    execute: ({ n }) => ({ n: n < 50 ? n : (String(n) as never) }),
  }),
];

export const byName = {
  stuck: defineTool({ description: "Never answers.", input, execute: () => new Promise<never>(() => {}) }),
};

export const worker = createWorker([
  defineTool({
    name: "steps",
    description: "Tells its progress.",
    input,
    events: { type: "number" },
    execute: async function* ({ n }) {
      yield 1;
      yield 2;
      return `${n}`;
    },
  }),
]);
