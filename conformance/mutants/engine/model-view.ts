import { defaultActions } from "../../../src/engine/index.ts";
import { isObject } from "../../../src/json/own.ts";
import { type Body, type EngineMutant, sound, spoilt } from "./mutant.ts";

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
  {
    name: "answers a call twice",
    breaks: "model-view/one-message-per-call",
    follows: ["model-view/prompted-once-after-the-calls"],
    mistake: "A tool message goes out once as recorded and once as repaired.",
    make: () => ({
      prompt: (request) => ({
        ...request,
        messages: (request["messages"] as Body[]).flatMap((message) =>
          message["role"] === "tool" ? [message, message] : [message],
        ),
      }),
    }),
  },
  {
    name: "sends the output schema along",
    breaks: "model-view/nothing-else-of-a-tool",
    follows: [],
    mistake: "The whole declaration of a tool goes to the provider.",
    make: () => ({
      prompt: (request) => ({
        ...request,
        tools: toolsOf(request).map((tool) => ({ ...tool, output: { type: "object" } })),
      }),
    }),
  },
  {
    name: "writes bytes into the prompt",
    breaks: "model-view/no-bytes-as-text",
    follows: [],
    mistake: "An image goes to the model as the text of its data URL.",
    make: () => ({ prompt: (request) => ({ ...request, messages: messagesOf(request).map(imagesAsText) }) }),
  },
  {
    name: "echoes another tool's name",
    breaks: "model-view/arguments-as-the-model-wrote-them",
    follows: [],
    mistake: "The model's own call is echoed under a cleaned-up name.",
    make: () => ({ prompt: (request) => ({ ...request, messages: messagesOf(request).map(renamed) }) }),
  },
  {
    name: "prompts twice",
    breaks: "model-view/prompted-once-after-the-calls",
    follows: [
      "session/goes-on",
      ...["model-view/one-message-per-call", "model-view/arguments-as-the-model-wrote-them"],
      // The second prompt gets the reply that was meant for the one after it, which may end the turn.
      ...["arguments/every-call-reaches-the-worker", "calls/finished-once"],
    ],
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

const toolsOf = (request: Body): Body[] => (Array.isArray(request["tools"]) ? (request["tools"] as Body[]) : []);
const messagesOf = (request: Body): Body[] => request["messages"] as Body[];

function imagesAsText(message: Body): Body {
  const { content } = message;
  if (!Array.isArray(content)) return message;
  return {
    ...message,
    content: content.map((part: Body) =>
      part["type"] === "image_url" ? { type: "text", text: (part["image_url"] as { url: string }).url } : part,
    ),
  };
}

function renamed(message: Body): Body {
  const calls = message["tool_calls"];
  if (!Array.isArray(calls)) return message;
  return {
    ...message,
    tool_calls: calls.map((call: Body) => ({
      ...call,
      function: {
        ...(call["function"] as Body),
        name: String((call["function"] as Body)["name"]).replaceAll("_", "-"),
      },
    })),
  };
}
