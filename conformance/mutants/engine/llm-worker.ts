import { type Body, type EngineMutant, type HeardAnswer, mutant, type Replaced, telling } from "./mutant.ts";
import { proposing } from "./proposals.ts";

/** A kind of action passed through a hand before the engine reads it. */
const hearing =
  (type: string, change: (action: Body) => Body): (() => Replaced) =>
  () => ({
    hear(answer) {
      if (answer.text.startsWith("event: ") || !answer.text.includes(`"${type}"`)) return answer;
      const decision = JSON.parse(answer.text) as { actions?: Body[] };
      const actions = decision.actions?.map((action) => (action["type"] === type ? change(action) : action));
      return { ...answer, text: JSON.stringify({ ...decision, actions }) };
    },
  });

const dataOf = (text: string): string[] => [...text.matchAll(/data: (.*)\n/g)].map(([, data = ""]) => data);

/** Answers that stream tokens, passed through a hand; `frames` are the data of the frames, the decision last. */
const streaming =
  (change: (frames: readonly string[]) => string): (() => Replaced) =>
  () => ({
    hear: (answer: HeardAnswer) =>
      answer.text.startsWith("event: llm.token.delta") ? { ...answer, text: change(dataOf(answer.text)) } : answer,
  });

const replyTo = (response: unknown): string => JSON.stringify({ actions: [{ type: "llm.result", response }] });

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** Mistakes in model calls that the worker makes. */
export const llmWorkerMutants: readonly EngineMutant[] = [
  mutant(
    "asks for a model call without its attempt",
    "llm-worker/model-call-is-asked-of-the-worker",
    "Only calls of tools carry the number of the attempt.",
    telling("llm.execute", ({ attempt: _, ...trigger }) => trigger),
    ["delivery/request-can-be-read", "delivery/request-to-the-letter", "session/goes-on"],
  ),
  mutant(
    "proposes to give a model call up",
    "llm-worker/nothing-is-proposed",
    "The proposal for llm.execute is the error that stands for no answer.",
    () => ({ rules: proposing("llm.execute", () => ({ actions: [{ type: "llm.error", error: "not answered" }] })) }),
  ),
  mutant(
    "shows the worker the tools of one provider",
    "llm-worker/request-shows-tools-as-declared",
    "A tool's schema stands under the name that it has in one provider's body.",
    telling("llm.execute", (trigger) => {
      const request = trigger["request"] as { tools?: Body[] };
      if (trigger["format"] !== undefined || request.tools === undefined) return trigger;
      const tools = request.tools.map(({ input, ...tool }) => ({ ...tool, input_schema: input }));
      return { ...trigger, request: { ...request, tools } };
    }),
    ["delivery/request-to-the-letter", "model-view/tools-as-declared"],
  ),
  mutant(
    "leaves out what a provider requires",
    "llm-worker/format-names-the-body",
    "The body in Anthropic's form says nothing of max_tokens, which only its own client would add.",
    telling("llm.execute", (trigger) => {
      const { max_tokens: _, ...request } = trigger["request"] as Body;
      return { ...trigger, request };
    }),
  ),
  mutant(
    "forgets the calls of a worker's reply",
    "llm-worker/result-is-the-reply",
    "llm.finished holds the text of a reply and none of its calls.",
    telling("llm.finished", (trigger) => {
      const { tool_calls: _, ...message } = (trigger["message"] ?? {}) as Body;
      return trigger["message"] === undefined ? trigger : { ...trigger, message };
    }),
    ["turns/reply-without-calls-proposes-done", "llm-worker/stream-ends-in-its-decision"],
  ),
  mutant(
    "takes whatever comes for a reply",
    "llm-worker/unreadable-response-is-refused",
    "A response that is no reply of a model is recorded as its text.",
    hearing("llm.result", (action) => {
      const { response } = action;
      if (isObject(response) && typeof (response as Body)["content"] !== "number") return action;
      return { ...action, response: { model: "unknown", content: String(response) } };
    }),
  ),
  mutant(
    "forgets the code of a failed model call",
    "llm-worker/error-ends-the-call",
    "Every failure of a worker's model call has the same code.",
    hearing("llm.error", ({ code: _, ...action }) => action),
  ),
  mutant(
    "knows settles of tools alone",
    "llm-worker/settled-by-the-machine-route",
    "The machine settle route refuses what ends a model call.",
    () => ({
      commands: { "settle-model": () => ({ ok: false, status: 409, error: "no open call of a tool has that id" }) },
    }),
    ["session/goes-on"],
  ),
  mutant(
    "takes the first piece for the whole",
    "llm-worker/stream-ends-in-its-decision",
    "The reply is what was streamed first, and not what the decision says.",
    streaming(([first = "{}"]) => replyTo({ model: "unknown", content: (JSON.parse(first) as Body)["text"] })),
    ["llm-worker/tokens-reach-the-client"],
  ),
  mutant(
    "keeps the pieces to itself",
    "llm-worker/tokens-reach-the-client",
    "Tokens that a worker streams are passed over, and its decision alone is read.",
    streaming((frames) => frames.at(-1) ?? ""),
  ),
];
