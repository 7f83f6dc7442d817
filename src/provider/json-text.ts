import { isObject } from "../json/own.ts";

export { isObject };

/** Any JSON object, read with care. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as a list; anything else is an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as text; anything else is empty. */
export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

const drop = (value: unknown, path: readonly string[]): unknown => {
  const [head, ...rest] = path;
  if (head === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    return head === "*" || /^\d+$/.test(head)
      ? value.flatMap((entry, index) => {
          if (head !== "*" && Number(head) !== index) return [entry];
          return rest.length === 0 ? [] : [drop(entry, rest)];
        })
      : value;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (head !== "*" && head !== key) return [[key, entry]];
      return rest.length === 0 ? [] : [[key, drop(entry, rest)]];
    }),
  );
};

/** The value without the members that the dotted paths name; `*` stands for every key or index. */
export const omitPaths = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((rest, path) => drop(rest, path.split(".")), value);

/** JSON text of the value without the omitted members. */
export const jsonText = (value: unknown, omit: readonly string[]): string =>
  JSON.stringify(omit.length === 0 ? value : omitPaths(value, omit));
