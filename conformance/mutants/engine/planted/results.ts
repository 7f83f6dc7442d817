import { defaultActions } from "../../../../src/engine/index.ts";
import type { StoredContent, ToolContent, ToolResult } from "../../../../src/generated/types.ts";
import { isObject } from "../../../../src/json/own.ts";
import { createRules, type Rules } from "../../../../src/protocol/rules.ts";
import { type Body, type EngineMutant, mutant, sound, spoilt } from "../mutant.ts";

/** A mistake in which value of a result is held against the output schema. */
const looking = (name: string, breaks: string, mistake: string, outputValue: Rules["outputValue"]): EngineMutant =>
  spoilt(name, breaks, mistake, () => ({ outputValue, checkOutput: createRules({ outputValue }).checkOutput }));

/** A mistake in when a result is checked, and against what. */
const checking = (name: string, breaks: string, mistake: string, checkOutput: Rules["checkOutput"]): EngineMutant =>
  spoilt(name, breaks, mistake, () => ({ checkOutput }));

/** A mistake in which blocks of a result are stored. */
const keeping = (
  name: string,
  breaks: string,
  mistake: string,
  kept: (content: readonly ToolContent[]) => readonly ToolContent[],
): EngineMutant =>
  spoilt(name, breaks, mistake, () => ({
    planStorage: (result) => sound.planStorage({ ...result, content: [...kept(result.content)] }),
  }));

const textOf = ({ content }: ToolResult): string =>
  content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");

const messagesOf = (request: Body): Body[] => request["messages"] as Body[];

/** A block of a kind with its media type, as its first bytes tell it. */
const SIGNATURES: Readonly<Record<string, string>> = { "image/png": "iVBORw0KGgo", "image/jpeg": "/9j/" };

const isWhatItSays = (block: ToolContent): boolean =>
  block.type !== "image" || block.data.startsWith(SIGNATURES[block.mimeType] ?? "");

/** As long as the base64 of a megabyte. */
const LARGE = 1_400_000;

/** The large blocks of a result stay as they came. */
const inline = ({ content }: ToolResult, stored: readonly StoredContent[]): StoredContent[] =>
  stored.map((block, n) => {
    const sent = content[n];
    return sent?.type === "image" && sent.data.length > LARGE
      ? { type: "text", text: `data:${sent.mimeType};base64,${sent.data}` }
      : block;
  });

/** Faults of given reports in what becomes of a result, where none of the mutants is that fault already. */
export const plantedResults: readonly EngineMutant[] = [
  checking(
    "checks structured values only",
    "output/breaking-result-ends-in-an-error",
    "A result that holds text alone is not checked.",
    (result, check, route) =>
      result.structuredContent === undefined ? undefined : sound.checkOutput(result, check, route),
  ),
  checking(
    "wants a structured value for every output schema",
    "output/fitting-result-passes",
    "Text that is JSON and fits is refused, since it is no structured value.",
    (result, check, route) =>
      check !== undefined && result.structuredContent === undefined && result.isError !== true
        ? "tool output violated its declared schema: no structured value"
        : sound.checkOutput(result, check, route),
  ),
  spoilt(
    "takes a named isError for a failure",
    "output/breaking-result-ends-in-an-error",
    "A result that names isError is not checked, whatever it says there.",
    () => ({
      readResult(answered) {
        const read = sound.readResult(answered);
        const names = isObject(answered.result) && answered.result["isError"] === false;
        return read.ok && names ? { ok: true, result: { ...read.result, isError: false } } : read;
      },
      checkOutput: (result, check, route) =>
        "isError" in result ? undefined : sound.checkOutput(result, check, route),
    }),
  ),
  checking(
    "takes the text null for nothing",
    "output/breaking-result-ends-in-an-error",
    "A value that reads as null counts as none, and none is not checked.",
    (result, check, route) =>
      sound.outputValue(result) === null ? undefined : sound.checkOutput(result, check, route),
  ),
  looking(
    "reads whatever looks like a number",
    "output/fitting-result-passes",
    "A text of digits is a number, also where JSON has no such number.",
    (result) => {
      const text = textOf(result);
      const plain = result.structuredContent === undefined && /^\d+$/.test(text);
      return plain ? Number.parseInt(text, 10) : sound.outputValue(result);
    },
  ),
  looking(
    "leaves a quoted text quoted",
    "output/fitting-result-passes",
    "Lists, objects and numbers are read from text, and a JSON string is not.",
    (result) => {
      const text = textOf(result);
      return result.structuredContent === undefined && text.startsWith('"') ? text : sound.outputValue(result);
    },
  ),
  keeping(
    "leaves out the text null",
    "storage/text-stays-text",
    "A block whose text reads as null is none.",
    (content) => content.filter((block) => block.type !== "text" || block.text !== "null"),
  ),
  keeping(
    "drops an image that is not what it says",
    "storage/bytes-become-a-blob",
    "An image whose first bytes are not those of its media type is left out.",
    (content) => content.filter(isWhatItSays),
  ),
  spoilt(
    "keeps large images inline",
    "storage/no-bytes-on-the-record",
    "What is larger than a megabyte is not stored.",
    () => ({
      planStorage(result) {
        const plan = sound.planStorage(result);
        return {
          puts: plan.puts,
          store(uris) {
            const stored = plan.store(uris);
            return { ...stored, content: inline(result, stored.content) };
          },
        };
      },
    }),
  ),
  keeping(
    "drops resources without a media type",
    "storage/bytes-become-a-blob",
    "A resource that does not say what it is cannot be stored, and is left out.",
    (content) =>
      content.filter((block) => block.type !== "resource" || "text" in block.resource || "mimeType" in block.resource),
  ),
  keeping(
    "keeps a link alone",
    "storage/text-stays-text",
    "Beside a link nothing else of a result is kept.",
    (content) => {
      const links = content.filter(({ type }) => type === "resource_link");
      return links.length === 0 ? content : links;
    },
  ),
  mutant(
    "takes a result without blocks for a failure",
    "calls/result-ends-the-call",
    "A tool that answers with no block at all is said to have failed.",
    () => ({
      actions: {
        settle(step, action) {
          const { end } = action;
          const isBare = end.ok && end.result.content.length === 0 && end.result.structuredContent === undefined;
          const error = { message: "the tool gave no result", code: "handler_error" } as const;
          defaultActions.settle(step, isBare ? { ...action, end: { ok: false, error, retryable: false } } : action);
        },
      },
    }),
  ),
  mutant(
    "sends no message for an empty result",
    "model-view/one-message-per-call",
    "A tool message that would hold nothing is left out of the prompt.",
    () => ({
      prompt: (request) => ({
        ...request,
        messages: messagesOf(request).filter(({ role, content }) => role !== "tool" || content !== ""),
      }),
    }),
  ),
  spoilt(
    "shows nothing of a structured value alone",
    "model-view/reads-the-result",
    "The model reads the blocks of a result, and a structured value is for machines.",
    () => ({ showResult: ({ structuredContent: _, ...result }) => sound.showResult(result) }),
  ),
];
