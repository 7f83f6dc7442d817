import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, Json } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { choice, type EngineChoice } from "./choice.ts";
import { decisionsOf, madeCalls } from "./pick.ts";

/** A result as its worker gave it, block by block, and what is on the record of it. */
interface Recorded {
  readonly given: readonly Json[];
  readonly stored: readonly Json[];
  /** The positions of blocks whose bytes cannot be read. */
  readonly unreadable: readonly number[];
}

function* recorded(engineCase: EngineCase, log: EngineLog): Generator<Recorded> {
  for (const { call } of madeCalls(engineCase, log)) {
    const [answer] = call.answers;
    const { ends, because, blocks = [] } = call.expect;
    if (answer?.take !== "action" || !ends.includes("ok")) continue;
    const { result, content } = answer.action;
    const given = objectsIn(content ?? (isObject(result) ? result["content"] : undefined));
    const unreadable = blocks.flatMap(({ type }, i) => (because === "bad-base64" && type === "any" ? [i] : []));
    for (const { trigger } of decisionsOf(log, "tool.finished", call.id)) {
      if (trigger["ok"] !== true || !isObject(trigger["result"])) continue;
      yield { given, stored: objectsIn(trigger["result"]["content"]), unreadable };
    }
  }
}

const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The contents of a result that is one resource and nothing else. */
function loneResource({ given }: Recorded): Json | undefined {
  const [block] = given;
  return given.length === 1 && block?.["type"] === "resource" && isObject(block["resource"])
    ? block["resource"]
    : undefined;
}

/** `image` of `image/png`. */
const kindOf = (block: Json): string => {
  const { mimeType } = isObject(block["resource"]) ? block["resource"] : block;
  return String(mimeType).split("/")[0]?.trim() ?? "";
};

const WORDED = "[unreadable ";

/** What is recorded of odd resources, and in the place of bytes that cannot be read. */
export const storageChoices: readonly EngineChoice[] = [
  choice(
    "storage/text-beside-bytes",
    { blob: "the blob alone", both: "the blob and the text", text: "the text alone" },
    function* (engineCase, log, ways) {
      for (const one of recorded(engineCase, log)) {
        const { text, blob } = loneResource(one) ?? {};
        if (typeof text !== "string" || text === "" || typeof blob !== "string") continue;
        const hasBlob = one.stored.some(({ type }) => type === "blob");
        const hasText = JSON.stringify(one.stored).includes(text);
        if (hasBlob) yield hasText ? ways.both : ways.blob;
        else if (hasText) yield ways.text;
      }
    },
  ),
  choice(
    "storage/empty-resource",
    { text: "an empty text block", none: "no block" },
    function* (engineCase, log, ways) {
      for (const one of recorded(engineCase, log)) {
        const resource = loneResource(one);
        if (resource === undefined || resource["text"] !== undefined || resource["blob"] !== undefined) continue;
        const [block] = one.stored;
        if (block === undefined) yield ways.none;
        else if (block["type"] === "text" && block["text"] === "") yield ways.text;
      }
    },
  ),
  choice(
    "storage/unreadable-bytes-wording",
    { published: "that text", own: "any other text without the data" },
    function* (engineCase, log, ways) {
      for (const { given, stored, unreadable } of recorded(engineCase, log)) {
        if (given.length !== stored.length) continue;
        for (const i of unreadable) {
          const { type, text } = stored[i] ?? {};
          if (type === "text" && typeof text === "string")
            yield text === `${WORDED}${kindOf(given[i] ?? {})} content]` ? ways.published : ways.own;
        }
      }
    },
  ),
];
