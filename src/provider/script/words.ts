/** What a value is, in a word. */
export const kindOf = (value: unknown): string => {
  if (value === undefined || value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  const kinds: Readonly<Record<string, string>> = { string: "a text", object: "an object", function: "a function" };
  return kinds[typeof value] ?? `a ${typeof value}`;
};

/** Names one after the other. */
export const names = (list: readonly string[]): string => list.join(", ");

/** Names in quotes: `"a", "b" or "c"`. */
export const quoted = (list: readonly string[], last: "and" | "or"): string => {
  const all = list.map((name) => JSON.stringify(name));
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`;
};
