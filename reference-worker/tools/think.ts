import { defineTool } from "../../src/worker/index.ts";

/** Step 4, a tool that does nothing: its worth is that the model's reasoning stands in the conversation. */
export const think = defineTool({
  name: "think",
  description:
    "Write down your reasoning before you act: what you know, what is missing, what to do next. " +
    "Use this before a decision with several steps. It looks nothing up and changes nothing.",
  input: {
    type: "object",
    properties: { reasoning: { type: "string", description: "Your reasoning, step by step." } },
    required: ["reasoning"],
    additionalProperties: false,
  },
  execute: () => "Noted. Go on with the next step.",
});
