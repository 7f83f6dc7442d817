import { equal } from "../json/equal.ts";
import { didYouMean } from "../json/suggest.ts";
import { isObject } from "./json-text.ts";
import type { TextMatch } from "./script/types.ts";

/** A tool result as a test speaks of it; what is left out may be anything, but something must be said. */
export interface WantedResult {
  readonly callId?: string;
  readonly name?: string;
  readonly text?: TextMatch;
  readonly isError?: boolean;
  /**
   * The arguments of the call that it answers: a value is compared with what they say as JSON, whatever the order of
   * keys; a text with the text that the model wrote. Takes `expect.objectContaining(...)` and the like.
   */
  readonly arguments?: unknown;
}

const known: { readonly [K in keyof WantedResult]-?: true } = {
  callId: true,
  name: true,
  text: true,
  isError: true,
  arguments: true,
};

/** Throws a sentence for a text to compare with that is none: it would fit everything. */
export const checkText = (text: unknown): void => {
  if (typeof text === "string") return;
  if (isObject(text) && Object.keys(text).length === 1 && [text["equals"], text["matches"]].some(isText)) return;
  throw new TypeError(
    `A text to look for is a string, { equals: "..." } or { matches: "..." }; this is ${JSON.stringify(text)}.`,
  );
};

const isText = (value: unknown): boolean => typeof value === "string";

/** Throws a sentence for a wish that names nothing, or what tool results do not have: it would fit everything. */
export const checkWanted = (wanted: unknown): void => {
  const all = Object.keys(known).join(", ");
  const named = isObject(wanted) ? Object.keys(wanted).filter((key) => wanted[key] !== undefined) : [];
  if (!isObject(wanted) || named.length === 0)
    throw new TypeError(`toHaveSeenToolResult() needs a text, or an object with some of ${all}.`);
  const stranger = named.find((key) => !Object.hasOwn(known, key));
  if (stranger !== undefined) {
    const hint = didYouMean(stranger, Object.keys(known));
    throw new TypeError(`A tool result has no ${JSON.stringify(stranger)}.${hint} It has ${all}.`);
  }
  if (wanted["text"] !== undefined) checkText(wanted["text"]);
};

interface Asymmetric {
  asymmetricMatch(value: unknown): boolean;
}

const isAsymmetric = (value: unknown): value is Asymmetric =>
  typeof value === "object" && value !== null && "asymmetricMatch" in value;

/** Whether the arguments of a call, as text, are those that a test wants. */
export const argumentsFit = (text: string, wanted: unknown): boolean => {
  if (typeof wanted === "string") return text === wanted;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  return isAsymmetric(wanted) ? wanted.asymmetricMatch(value) : equal(value, wanted);
};
