import fc from "fast-check";

type Members = Readonly<Record<string, unknown>>;

/** What a place is edited to; undefined takes it away. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    7,
    -1,
    0.5,
    true,
    "text",
    "not base64!",
    "image",
    [],
    ["x"],
    {},
    { uri: "u" },
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

/** A value that differs from the given one in one member or item, or in one member more. */
export const oneEdit = (value: unknown): fc.Arbitrary<unknown> => {
  const all = placesOf(value);
  return fc
    .tuple(fc.nat({ max: all.length - 1 }), wrong, fc.constantFrom(...EXTRA))
    .map(([at, to, extra]) => edited(value, all[at]!, to, extra) ?? null);
};

/** Names that a place may get one member more of; undefined edits the place itself. */
const EXTRA = [undefined, undefined, undefined, "strange", "__proto__", "constructor", "type"] as const;

/** The paths to every member and item, and to the value itself. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

function edited(value: unknown, [key, ...rest]: readonly string[], to: unknown, extra: string | undefined): unknown {
  if (key === undefined) return extra === undefined ? to : grown(value, extra, to);
  if (Array.isArray(value))
    return value.flatMap((item, i) => {
      if (String(i) !== key) return [item];
      const inner = edited(item, rest, to, extra);
      return inner === undefined ? [] : [inner];
    });
  const inner = edited((value as Members)[key], rest, to, extra);
  const { [key]: _, ...others } = value as Members;
  return inner === undefined ? others : grown(others, key, inner);
}

/** The object with one member more; a member named `__proto__` is a member as well. */
function grown(value: unknown, name: string, to: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value) || to === undefined) return to;
  return Object.defineProperty({ ...value }, name, { value: to, enumerable: true, configurable: true, writable: true });
}
