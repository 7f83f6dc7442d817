import type { StoredContent, ToolContent, ToolResult } from "../../../src/generated/types.ts";
import { isObject } from "../../../src/json/own.ts";
import { createRules, type Rules } from "../../../src/protocol/rules.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";

type Answered = Parameters<Rules["readResult"]>[0];

const isResult = (value: unknown): boolean =>
  isObject(value) && (Array.isArray(value["content"]) || value["structuredContent"] !== undefined);
const ok = (text: string): { ok: true; result: ToolResult } => ({
  ok: true,
  result: { content: [{ type: "text", text }] },
});

/** Reading results, with some answers read in another way. */
function reading(instead: (answered: Answered) => ReturnType<Rules["readResult"]> | undefined): Partial<Rules> {
  return { readResult: (answered) => instead(answered) ?? sound.readResult(answered) };
}

/** Storing results, with the blocks passed through a hand before or after. */
function storing(change: {
  readonly before?: (block: ToolContent) => ToolContent;
  readonly after?: (stored: StoredContent, block: ToolContent | undefined) => StoredContent;
}): Partial<Rules> {
  return {
    planStorage(result) {
      const plan = sound.planStorage({
        ...result,
        content: result.content.map((block) => change.before?.(block) ?? block),
      });
      return {
        puts: plan.puts,
        store(uris) {
          const stored = plan.store(uris);
          return {
            ...stored,
            content: stored.content.map((block, i) => change.after?.(block, result.content[i]) ?? block),
          };
        },
      };
    },
  };
}

/** The output check, with the value that it looks at found in another way. */
function looking(outputValue: Rules["outputValue"]): Partial<Rules> {
  const { checkOutput } = createRules({ outputValue });
  return { outputValue, checkOutput };
}

const textOf = ({ content }: ToolResult): string =>
  content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");

/** Mistakes in results, their check and their storage. */
export const resultMutants: readonly EngineMutant[] = [
  spoilt("quotes strings", "results/string-is-its-text", "A string result is stringified like any other value.", () =>
    reading(({ result, content }) =>
      typeof result === "string" && content === undefined ? ok(JSON.stringify(result)) : undefined,
    ),
  ),
  spoilt(
    "prints objects",
    "results/other-json-is-stringified",
    "A value that is no result is turned into text by the language.",
    () => reading(({ result }) => (isObject(result) && !isResult(result) ? ok(String(result)) : undefined)),
    ["results/malformed-block-makes-data"],
  ),
  spoilt(
    "stringifies lists item by item",
    "results/other-json-is-stringified",
    "Each item of a list becomes a block.",
    () =>
      reading(({ result }) =>
        Array.isArray(result)
          ? { ok: true, result: { content: result.map((item) => ({ type: "text", text: JSON.stringify(item) })) } }
          : undefined,
      ),
  ),
  spoilt(
    "overlooks content",
    "results/content-on-the-action",
    "Only `result` is read; `content` on the action counts as nothing.",
    () =>
      reading(({ content, result, ...rest }) =>
        content !== undefined && result === undefined ? sound.readResult({ ...rest, content: [] }) : undefined,
      ),
    [
      "storage/text-stays-text",
      "storage/link-stays-a-link",
      "storage/bytes-become-a-blob",
      "storage/unreadable-bytes-leave-a-block",
      "output/fitting-result-passes",
      "output/kept-as-sent",
      "output/breaking-result-ends-in-an-error",
    ],
  ),
  spoilt(
    "prefers one of two",
    "results/naming-both-is-refused",
    "Where result and content are both named, content is ignored.",
    () =>
      reading(({ content, result, ...rest }) =>
        content !== undefined && result !== undefined ? sound.readResult({ ...rest, result }) : undefined,
      ),
    ["model-view/prompted-once-after-the-calls", "session/goes-on"],
  ),
  spoilt("drops odd blocks", "results/malformed-block-makes-data", "Blocks of the wrong shape are left out.", () =>
    reading(({ result }) => {
      if (!isObject(result) || !Array.isArray(result["content"])) return undefined;
      const sane = result["content"].filter(
        (block) =>
          sound.readResult({ content: [block] }).ok &&
          isObject(block) &&
          ["text", "image", "audio", "resource", "resource_link"].includes(String(block["type"])) &&
          (block["type"] !== "text" || typeof block["text"] === "string") &&
          (block["type"] !== "resource_link" || typeof block["uri"] === "string"),
      );
      return sound.readResult({ result: { ...result, content: sane } });
    }),
  ),
  spoilt(
    "trusts every result",
    "output/breaking-result-ends-in-an-error",
    "Results are not checked against the output schema.",
    () => ({ checkOutput: () => undefined }),
    ["output/structured-content-is-preferred", "output/breaking-result-is-hidden-from-the-model"],
  ),
  spoilt(
    "checks the text only",
    "output/structured-content-is-preferred",
    "The structured value is not looked at.",
    () => looking((result) => sound.outputValue({ content: result.content })),
    [
      "output/fitting-result-passes",
      "output/breaking-result-ends-in-an-error",
      "output/breaking-result-is-hidden-from-the-model",
    ],
  ),
  spoilt(
    "takes 0 and false for absent",
    "output/structured-content-is-preferred",
    "A structured value that is falsy counts as none.",
    () =>
      looking((result) =>
        result.structuredContent
          ? result.structuredContent
          : sound.outputValue({ content: result.content.slice(0, 1) }),
      ),
    ["output/breaking-result-is-hidden-from-the-model"],
  ),
  spoilt(
    "reads no JSON",
    "output/fitting-result-passes",
    "Text is checked as a string, also where it is JSON.",
    () => looking((result) => result.structuredContent ?? textOf(result)),
    ["output/breaking-result-ends-in-an-error", "output/breaking-result-is-hidden-from-the-model"],
  ),
  spoilt(
    "keeps what was parsed",
    "output/kept-as-sent",
    "The stored text is the parsed value, written anew.",
    () => ({
      planStorage(result) {
        const content = result.content.map((block) =>
          block.type === "text" && /^[[{]/.test(block.text) ? { ...block, text: rewritten(block.text) } : block,
        );
        return sound.planStorage({ ...result, content });
      },
    }),
    ["storage/text-stays-text", "results/string-is-its-text", "results/content-on-the-action"],
  ),
  spoilt(
    "shows the broken result",
    "output/breaking-result-is-hidden-from-the-model",
    "The error of a broken result is the result itself.",
    () => ({
      checkOutput(result, check, route) {
        const broken = sound.checkOutput(result, check, route);
        return broken === undefined ? undefined : textOf(result);
      },
    }),
  ),
  spoilt(
    "keeps images inline",
    "storage/bytes-become-a-blob",
    "An image stays on the record as a data URL.",
    () =>
      storing({
        before: (block) =>
          block.type === "image" ? { type: "text", text: `data:${block.mimeType};base64,${block.data}` } : block,
      }),
    ["storage/no-bytes-on-the-record", "storage/unreadable-bytes-are-not-stored", "model-view/no-bytes-as-text"],
  ),
  spoilt(
    "stores bytes as text",
    "storage/bytes-become-a-blob",
    "Bytes are decoded as UTF-8 on the way to the store.",
    () => ({
      planStorage(result) {
        const plan = sound.planStorage(result);
        return {
          ...plan,
          puts: plan.puts.map((put) => ({
            ...put,
            bytes: new TextEncoder().encode(new TextDecoder().decode(put.bytes)),
          })),
        };
      },
    }),
    ["blobs/stored-bytes-are-exact", "blobs/size-counts-bytes"],
  ),
  spoilt(
    "keeps the bytes beside the blob",
    "storage/no-bytes-on-the-record",
    "The stored block names the blob and still holds the data.",
    () =>
      storing({
        after: (stored, block) =>
          stored.type === "blob" && block?.type === "image"
            ? ({ ...stored, data: block.data } as StoredContent)
            : stored,
      }),
    ["delivery/request-to-the-letter"],
  ),
  spoilt(
    "reads any base64",
    "storage/unreadable-bytes-are-not-stored",
    "What is no canonical base64 is decoded as far as it goes.",
    () =>
      storing({
        before: (block) =>
          block.type === "image" ? { ...block, data: Buffer.from(block.data, "base64").toString("base64") } : block,
      }),
  ),
  spoilt(
    "drops what it cannot read",
    "storage/unreadable-bytes-leave-a-block",
    "A block whose bytes cannot be read vanishes.",
    () => ({
      planStorage(result) {
        const readable = result.content.filter(
          (block) => block.type !== "image" || sound.planStorage({ content: [block] }).puts.length > 0,
        );
        return sound.planStorage({ ...result, content: readable });
      },
    }),
  ),
  spoilt("turns links into text", "storage/link-stays-a-link", "A link is kept as the text of its URI.", () =>
    storing({ after: (stored) => (stored.type === "link" ? { type: "text", text: stored.uri } : stored) }),
  ),
  spoilt("forgets a link's name", "storage/link-stays-a-link", "Of a link only the URI is kept.", () =>
    storing({ after: (stored) => (stored.type === "link" ? { type: "link", uri: stored.uri } : stored) }),
  ),
  spoilt("loses embedded text", "storage/text-stays-text", "A resource with text is stored as an empty block.", () =>
    storing({
      after: (stored, block) =>
        block?.type === "resource" && stored.type === "text" ? { type: "text", text: "" } : stored,
    }),
  ),
];

function rewritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}
