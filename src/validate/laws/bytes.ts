import { type Law, none } from "./law.ts";

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
