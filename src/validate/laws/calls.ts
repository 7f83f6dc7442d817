import type { Usage } from "../../generated/types.ts";
import type { Breach, Law } from "./law.ts";

const none: readonly Breach[] = [];

/** A result is named once: as `result` (also when it is null) or as `content`. Source: base, rows 16 and 17. */
export const resultOrContent: Law = {
  rule: "results/naming-both-is-refused",
  types: ["ToolResultAction", "ToolResultInput", "ToolResultSettle"],
  reading: "both",
  breaches: (value) =>
    Object.hasOwn(value, "result") && Object.hasOwn(value, "content")
      ? [{ pointer: "", message: "names both result and content" }]
      : none,
};

/** Arguments that are no object have no value. Source: base, IV-4. */
export const malformedHasNoValue: Law = {
  rule: "arguments/malformed-has-no-value",
  types: ["MalformedInput"],
  reading: "both",
  breaches: (value) =>
    Object.hasOwn(value, "value") ? [{ pointer: "/value", message: "stands beside the status malformed" }] : none,
};

/** What ended has a result or else an error, as `ok` says. Source: base (`tool.finished`), section 2. */
export const oneOutcome: Law = {
  rule: "calls/finished-names-its-call",
  types: ["ToolFinished", "SubagentFinished"],
  reading: "both",
  breaches: (value) => {
    const { ok, type } = value;
    const [due, stray] = ok === true ? ["result", "error"] : ["error", "result"];
    const beside = { pointer: `/${stray}`, message: `stands beside ok ${ok}` };
    const lacking = { pointer: "", message: `is ok ${ok} and lacks the member "${due}"` };
    // A subagent that ended well may have nothing to say.
    const owed = ok !== true || type === "tool.finished";
    return [
      ...(Object.hasOwn(value, stray!) ? [beside] : none),
      ...(owed && !Object.hasOwn(value, due!) ? [lacking] : none),
    ];
  },
};

/** A status of success and a body that says ok go together. Source: FE-7, row 58. */
export const statusTellsOk: Law = {
  rule: "delivery/status-tells-ok",
  types: ["SettleReply"],
  reading: "both",
  breaches: ({ status, body }) => {
    const { ok } = body as { readonly ok: boolean };
    const success = (status as number) < 300;
    return success === ok ? none : [{ pointer: "/body/ok", message: `is ${ok} under status ${status}` }];
  },
};

/** Bytes ride as standard, padded base64 with nothing left over: anything else is not stored. Source: BL-10, row 18. */
export const canonicalBase64: Law = {
  rule: "worker/encodes-bytes-as-base64",
  types: ["ImageBlock", "AudioBlock", "ResourceContents"],
  reading: "exact",
  breaches: (value) => {
    const member = typeof value["data"] === "string" ? "data" : "blob";
    const text = value[member];
    return typeof text !== "string" || isCanonical(text)
      ? none
      : [{ pointer: `/${member}`, message: "is not canonical base64" }];
  },
};

const ELSE = /[^A-Za-z0-9+/]/;
/** The last group when it holds one or two bytes: what is left of its last digit is zero. */
const TAIL = /^(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$/;

function isCanonical(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  if (!text.endsWith("=")) return !ELSE.test(text);
  return TAIL.test(text.slice(-4)) && !ELSE.test(text.slice(0, -4));
}

type Count = Exclude<keyof Usage, "provider">;

/** The parts of a count of tokens make up the whole. Source: section 4, `Usage`. */
export const usageSums: Law = {
  rule: "usage/sums",
  types: ["Usage"],
  reading: "both",
  breaches: (value) => {
    const usage = value as unknown as Usage;
    return [
      ...sum(usage, "input", ["uncached_input", "cache_read", "cache_write"]),
      ...sum(usage, "total", ["input", "output"]),
    ];
  },
};

function sum(usage: Usage, whole: Count, parts: readonly Count[]): readonly Breach[] {
  const expected = parts.reduce((total, part) => total + usage[part], 0);
  if (usage[whole] === expected) return none;
  return [{ pointer: `/${whole}`, message: `is ${usage[whole]}; ${parts.join(" + ")} is ${expected}` }];
}
