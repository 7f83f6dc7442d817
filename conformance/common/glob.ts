/**
 * Whether a name fits a pattern: `*` stands for any characters but a slash, `**` for any at all, `?` for one. A pattern
 * without a slash also fits the part before the name's slash, so that `blobs` is every rule of that area.
 */
export function fits(pattern: string, name: string): boolean {
  if (fitsWhole(pattern, name)) return true;
  const slash = name.indexOf("/");
  return !pattern.includes("/") && slash > 0 && fitsWhole(pattern, name.slice(0, slash));
}

/** A list may hold many thousands of patterns: most are told apart by what stands before their first sign. */
function fitsWhole(pattern: string, name: string): boolean {
  const sign = pattern.search(/[*?]/);
  if (sign < 0) return pattern === name;
  return name.startsWith(pattern.slice(0, sign)) && expressionOf(pattern).test(name);
}

/** Whether a text is a pattern for several names, and not one name. */
export const isPattern = (text: string): boolean => /[*?]/.test(text);

const WILD: Readonly<Record<string, string>> = { "**": ".*", "*": "[^/]*", "?": "[^/]" };

function expressionOf(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|[*?]|[^a-z0-9]/gi, (part) => WILD[part] ?? `\\u{${codeOf(part)}}`);
  return new RegExp(`^${source}$`, "u");
}

const codeOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);
