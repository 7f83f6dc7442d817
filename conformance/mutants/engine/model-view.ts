import { defaultActions } from "../../../src/engine/index.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Mistakes in what the model is shown. */
export const modelViewMutants: readonly EngineMutant[] = [
  spoilt(
    "closes every schema",
    "model-view/tools-as-declared",
    "The model is shown a stricter schema than was declared.",
    () => ({
      describeTools: (tools) =>
        sound
          .describeTools(tools)
          .map((tool) =>
            isObject(tool.input)
              ? { ...tool, input: { ...tool.input, additionalProperties: false, strict: true } }
              : tool,
          ),
    }),
  ),
  spoilt(
    "leaves descriptions out",
    "model-view/tools-as-declared",
    "The model is shown names and schemas alone.",
    () => ({
      describeTools: (tools) => sound.describeTools(tools).map((tool) => ({ ...tool, description: "" })),
    }),
  ),
  spoilt(
    "explains the output",
    "model-view/tools-as-declared",
    "The output schema is added to the description.",
    () => ({
      describeTools: (tools) =>
        sound
          .describeTools(tools)
          .map((tool, i) =>
            tools[i]?.output === undefined
              ? tool
              : { ...tool, description: `${tool.description} Returns ${JSON.stringify(tools[i]?.output)}` },
          ),
    }),
  ),
  spoilt(
    "shows a general error",
    "model-view/reads-the-error",
    "The model reads that the tool failed, not why.",
    () => ({ showError: () => "The tool failed." }),
  ),
  spoilt(
    "cuts results",
    "model-view/reads-the-result",
    "The model is shown the first three characters of a result.",
    () => ({
      showResult(result) {
        const shown = sound.showResult(result);
        return typeof shown === "string" ? shown.slice(0, 3) : shown;
      },
    }),
  ),
  spoilt(
    "shows the first block",
    "model-view/reads-the-result",
    "Of several text blocks the model is shown the first.",
    () => ({
      showResult(result) {
        const first = result.content.findIndex((block) => block.type === "text");
        return sound.showResult({
          ...result,
          content: result.content.filter((block, i) => block.type !== "text" || i === first),
        });
      },
    }),
  ),
  spoilt(
    "answers a call twice",
    "model-view/one-message-per-call",
    "A tool message goes out once as recorded and once as repaired.",
    () => ({
      arrangePrompt(view, messages) {
        return sound
          .arrangePrompt(view, messages)
          .flatMap((message) => (message.role === "tool" ? [message, message] : [message]));
      },
    }),
    ["model-view/prompted-once-after-the-calls"],
  ),
  {
    name: "prompts twice",
    breaks: "model-view/prompted-once-after-the-calls",
    follows: ["session/goes-on", "model-view/one-message-per-call", "model-view/arguments-as-the-model-wrote-them"],
    mistake: "A prompt after tools is sent by the decision and by the event of the last result.",
    make: () => ({
      actions: {
        "llm.call"(step, action) {
          defaultActions["llm.call"](step, action);
          if (step.state.calls.length > 0 && step.state.turn?.closing === undefined)
            defaultActions["llm.call"](step, { ...action });
        },
      },
    }),
  },
];
