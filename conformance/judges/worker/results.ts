import { isObject } from "../../../src/json/own.ts";
import { checkSchema } from "../../cases/worker/schema/check.ts";

import { bad, good, holdsOr, type WorkerLaw } from "./law.ts";
import { blocksOf, callOf, type PlacedAction, results } from "./pick.ts";

/** The blocks stand in one place. */
const oneOfTwo: WorkerLaw = {
  rule: "worker/names-result-or-content",
  *judge(_case, log) {
    for (const { exchange, action, pointer } of results(log)) {
      const both = present(action["result"]) && present(action["content"]);
      yield holdsOr(!both, () => bad(this.rule, [exchange.n], pointer, "either result or content", "both"));
    }
  },
};

/** Bytes are canonical base64: a decoder that is not strict would store other bytes than were meant. */
const soundBase64: WorkerLaw = {
  rule: "worker/encodes-bytes-as-base64",
  *judge(_case, log) {
    for (const result of results(log)) {
      for (const { block, pointer } of blocksOf(result)) {
        const bytes = bytesOf(block);
        if (bytes === undefined) continue;
        const [member, text] = bytes;
        yield holdsOr(isBase64(text), () =>
          bad(
            this.rule,
            [result.exchange.n],
            `${pointer}${member}`,
            "base64 of the standard alphabet with its padding",
            text,
          ),
        );
      }
    }
  },
};

/** A result of a tool that declares an output schema fits it. */
const fitsOutput: WorkerLaw = {
  rule: "worker/result-fits-its-output",
  *judge(_case, log, { tools }) {
    for (const result of results(log)) {
      const name = callOf(result.exchange)?.tool ?? "";
      const output = tools.get(name)?.output;
      if (output === undefined || output === null || reportsFailure(result)) continue;
      const { value, pointer } = readAs(result);
      const verdict = checkSchema(output, value);
      if (verdict === "fits") yield good;
      if (verdict === "breaks")
        yield bad(this.rule, [result.exchange.n], pointer, `what the output schema of ${name} allows`, value);
    }
  },
};

/** The laws on results. */
export const resultLaws: readonly WorkerLaw[] = [oneOfTwo, soundBase64, fitsOutput];

/** The value that an engine checks: structured output first, else the text as JSON if it parses (base, rows 9 to 11). */
function readAs(result: PlacedAction): { readonly value: unknown; readonly pointer: string } {
  const { action, pointer } = result;
  const inside = isObject(action["result"]) ? action["result"] : {};
  if (present(action["structured_content"]))
    return { value: action["structured_content"], pointer: `${pointer}/structured_content` };
  if (present(inside["structuredContent"])) {
    return { value: inside["structuredContent"], pointer: `${pointer}/result/structuredContent` };
  }
  // Plain data is written out as one text of JSON, and read again from it.
  const given = action["result"];
  const isPlain = present(given) && typeof given !== "string" && !Array.isArray(inside["content"]);
  if (isPlain) return { value: given, pointer: `${pointer}/result` };
  const texts = blocksOf(result).flatMap(({ block }) => (typeof block["text"] === "string" ? [block["text"]] : []));
  const plain = typeof action["result"] === "string" ? [action["result"]] : texts;
  return { value: parsed(plain.join("\n")), pointer };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function reportsFailure({ action }: PlacedAction): boolean {
  return action["is_error"] === true || (isObject(action["result"]) && action["result"]["isError"] === true);
}

function bytesOf(block: Record<string, unknown>): readonly [member: string, text: string] | undefined {
  if ((block["type"] === "image" || block["type"] === "audio") && typeof block["data"] === "string")
    return ["/data", block["data"]];
  const resource = block["type"] === "resource" && isObject(block["resource"]) ? block["resource"]["blob"] : undefined;
  return typeof resource === "string" ? ["/resource/blob", resource] : undefined;
}

/** Decoding and encoding again gives the same text exactly when it is canonical. */
function isBase64(text: string): boolean {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return false;
  return btoa(atob(text)) === text;
}

function present(value: unknown): boolean {
  return value !== undefined && value !== null;
}
