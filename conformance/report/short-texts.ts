/** Characters that are kept of one text in a log. */
export const KEPT_TEXT = 16_384;

/**
 * A JSON value whose texts, and names of members, are none longer than is kept: a peer may send megabytes in any place.
 * `onCut` is told when one was longer.
 */
export function withShortTexts<T>(value: T, onCut: () => void, most = KEPT_TEXT): T {
  return walk(value, (text) => {
    if (text.length <= most) return text;
    onCut();
    return `${text.slice(0, most).toWellFormed()}… (${text.length} characters)`;
  }) as T;
}

function walk(value: unknown, short: (text: string) => string): unknown {
  if (typeof value === "string") return short(value);
  if (Array.isArray(value)) return value.map((one) => walk(one, short));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [short(name), walk(one, short)]));
}
