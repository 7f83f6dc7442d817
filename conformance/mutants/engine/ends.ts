import { defaultActions } from "../../../src/engine/index.ts";
import type { StoredResult } from "../../../src/generated/types.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";

type Settle = Parameters<(typeof defaultActions)["settle"]>[1];
type End = Settle["end"];

/** Every end of a call passed through a hand. */
function ending(
  name: string,
  breaks: string,
  mistake: string,
  change: (end: End) => End,
  follows: readonly string[] = [],
): EngineMutant {
  const settle = (step: Parameters<(typeof defaultActions)["settle"]>[0], action: Settle): void =>
    defaultActions.settle(step, { ...action, end: change(action.end) });
  return { name, breaks, mistake, follows, make: () => ({ actions: { settle } }) };
}

const asResult = (text: string): End => ({ ok: true, result: { content: [{ type: "text", text }], isError: true } });
const isRefusal = (message: string): boolean =>
  message.startsWith("invalid tool arguments") || message.startsWith("unknown tool");
const isBlank = ({ content, structuredContent }: StoredResult): boolean =>
  structuredContent === undefined && content.every((block) => block.type === "text" && block.text === "");

/** Mistakes in how a call ends and is told of. */
export const endMutants: readonly EngineMutant[] = [
  ending(
    "takes a refusal for a result",
    "calls/refusal-ends-the-call",
    "An accepted refusal is recorded as what the tool said.",
    (end) => (!end.ok && isRefusal(end.error.message) ? asResult(end.error.message) : end),
  ),
  ending(
    "takes an error for a result",
    "calls/error-ends-the-call",
    "A tool.error is recorded as a result that reports failure.",
    (end) =>
      !end.ok && end.error.param !== "output" && !isRefusal(end.error.message) ? asResult(end.error.message) : end,
    ["calls/error-is-told", "calls/code-defaults-to-handler-error"],
  ),
  ending(
    "takes empty text for a failure",
    "calls/result-ends-the-call",
    "A result without text ends the call in an error.",
    (end) =>
      end.ok && isBlank(end.result)
        ? { ok: false, error: { message: "the tool said nothing", code: "handler_error" }, retryable: false }
        : end,
    ["output/fitting-result-passes"],
  ),
  spoilt(
    "hides the worker's error",
    "calls/error-is-told",
    "What the worker says of a failure is replaced by a general sentence.",
    () => ({
      readError: (action) => ({ ...sound.readError(action), message: "The tool failed." }),
    }),
  ),
  {
    name: "names the call where the tool belongs",
    breaks: "calls/finished-names-its-call",
    follows: [],
    mistake: "tool.finished carries the call's id as its name.",
    make: () => ({
      deliver(request) {
        const trigger = request["trigger"] as { type: string; id?: string };
        return trigger.type === "tool.finished" ? { ...request, trigger: { ...trigger, name: trigger.id } } : request;
      },
    }),
  },
];
