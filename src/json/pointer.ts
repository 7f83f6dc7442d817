/** A value found, or not: undefined could not tell a missing member from one that a program put there. */
export type Found = { readonly found: true; readonly value: unknown } | { readonly found: false };

/** One key as a token of a JSON Pointer. Source: RFC 6901. */
export function escapeToken(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The JSON Pointer of a path of keys and indexes; the empty path is the root, `""`. */
export function buildPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${escapeToken(String(step))}`).join("");
}

/** The keys of a JSON Pointer, or undefined when the text is none (no leading slash, or a `~` that escapes nothing). */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a JSON Pointer points to. Looks at own keys only; an array index is written without leading zeros. */
export function getPointer(value: unknown, pointer: string): Found {
  const path = parsePointer(pointer);
  if (path === undefined) return { found: false };
  let here = value;
  for (const key of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return { found: false };
    if (Array.isArray(here) && !/^(?:0|[1-9]\d*)$/.test(key)) return { found: false };
    here = (here as Record<string, unknown>)[key];
  }
  return { found: true, value: here };
}
