import { defineTool, file, text } from "../../src/worker/index.ts";
import { pause } from "../pause.ts";

/**
 * Step 9, work that takes longer than a delivery may: with `background` the worker answers at once, the call stays open,
 * and it is settled through the engine's own API when the work is done. That needs the worker's `engine` option.
 * @param workMs how long the work takes; 0 in tests.
 */
export function writeReport(workMs: number) {
  return defineTool({
    name: "write_report",
    description: "Write a long report about a topic. Use this only when the user asks for a report: it takes minutes.",
    background: true,
    input: {
      type: "object",
      properties: { topic: { type: "string", minLength: 1, maxLength: 200, description: "What the report is about." } },
      required: ["topic"],
      additionalProperties: false,
    },
    execute: async ({ topic }, { signal }) => {
      await pause(workMs, signal);
      return [text("The report is done."), file("report:///report.md", `# ${topic}\n`, "text/markdown")];
    },
  });
}
