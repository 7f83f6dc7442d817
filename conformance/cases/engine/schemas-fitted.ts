import fc from "fast-check";

/** A schema with a value that fits it and one that breaks it at a known place, made together so that all of it shrinks. */
export interface Fitted {
  readonly schema: unknown;
  readonly fits: unknown;
  readonly breaks: unknown;
  /** What is wrong with `breaks`, in words. */
  readonly how: string;
}

/** A schema with several values that fit it and several that do not, the plainest first; each of the latter with what is wrong. */
export interface Kind {
  readonly schema: unknown;
  readonly fits: readonly [unknown, ...unknown[]];
  readonly breaks: readonly [readonly [unknown, string], ...(readonly [unknown, string])[]];
}

/** One value of each side is drawn by its place in the list: any number will do, since the lists differ in length. */
const place = fc.nat({ max: 59 });

/** A kind of schema, made anew for each drawn value. */
export const kind = <T>(of: fc.Arbitrary<T>, make: (value: T) => Kind): fc.Arbitrary<Fitted> =>
  fc.tuple(of, place, place).map(([value, i, j]) => {
    const { schema, fits, breaks } = make(value);
    const [broken, how] = breaks[j % breaks.length] ?? breaks[0];
    return { schema, fits: fits[i % fits.length], breaks: broken, how };
  });

/** Any of these kinds. */
export const anyKind = (...kinds: readonly [Kind, ...Kind[]]): fc.Arbitrary<Fitted> =>
  kind(fc.constantFrom(...kinds), (one) => one);

/** An object with own members of just these names, whatever they are. */
export function record(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, item] of entries)
    Object.defineProperty(made, name, { value: item, enumerable: true, configurable: true, writable: true });
  return made;
}

/** A list with one more entry in it. */
export const inserted = <T>(list: readonly T[], at: number, item: T): T[] => list.toSpliced(at, 0, item);

/** Names of members: mostly plain ones, and those that an inherited member, a path or a pointer is mistaken for. */
export const key: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-z]{1,6}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...["constructor", "toString", "__proto__", "naïve", "a b", "$ref_", "a/b", "m~n", "50%", "a.b", ""],
    ),
  },
);
