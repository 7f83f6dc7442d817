import fc from "fast-check";
import { type Fitted, inserted, key, record } from "./schemas-fitted.ts";
import { REF_PLACES, reference } from "./schemas-refs.ts";

/** Puts a part one level deeper into a schema. */
export type Step = (part: Fitted) => Fitted;

const place = fc.nat({ max: 2 });

/** Lists of one to three entries, one of which may be wrong. */
const items: fc.Arbitrary<Step> = fc
  .tuple(place, place)
  .map(([at, others]) => ({ schema, fits, breaks, how }: Fitted) => {
    const fitting = Array<unknown>(others).fill(fits);
    return {
      schema: { type: "array", items: schema },
      fits: [...fitting, fits],
      breaks: inserted(fitting, Math.min(at, others), breaks),
      how: `entry ${Math.min(at, others)} of a list: ${how}`,
    };
  });

const property: fc.Arbitrary<Step> = key.map((name) => ({ schema, fits, breaks, how }: Fitted) => ({
  schema: { type: "object", properties: record([[name, schema]]), required: [name] },
  fits: record([[name, fits]]),
  breaks: record([[name, breaks]]),
  how: `in ${JSON.stringify(name)}: ${how}`,
}));

/** Members that no property names, all of which must fit. */
const further: fc.Arbitrary<Step> = fc
  .tuple(key, fc.boolean())
  .map(([name, last]) => ({ schema, fits, breaks, how }: Fitted) => {
    const wrong: [string, unknown] = [`${name}!`, breaks];
    const sound: [string, unknown] = ["good", fits];
    return {
      schema: { type: "object", properties: { named: true }, additionalProperties: schema },
      fits: record([sound, ["named", 1], [wrong[0], fits]]),
      breaks: record(last ? [sound, wrong] : [wrong, sound]),
      how: `in a further member: ${how}`,
    };
  });

/** All of three branches; only one says anything. */
const all: fc.Arbitrary<Step> = place.map((at) => ({ schema, fits, breaks, how }: Fitted) => ({
  schema: { allOf: inserted([{}, true], at, schema) },
  fits,
  breaks,
  how: `branch ${at} of allOf: ${how}`,
}));

/** Values that only their own branch of a choice takes; the second two where the first are what is forbidden. */
const sides = (breaks: unknown): readonly [string, string] =>
  breaks === "tck west" || breaks === "tck east" ? ["tck north", "tck south"] : ["tck west", "tck east"];

/** Any of three branches: the value fits one of them, and it is drawn which. */
const any: fc.Arbitrary<Step> = fc
  .tuple(place, fc.boolean(), fc.boolean())
  .map(([at, other, last]) => ({ schema, fits, breaks, how }: Fitted) => {
    const [west, east] = sides(breaks);
    return {
      schema: { anyOf: inserted([{ const: west }, { const: east }], at, schema) },
      fits: other ? (last ? east : west) : fits,
      breaks,
      how: `no branch of anyOf, ${at}: ${how}`,
    };
  });

/** One of some branches, and no more: what breaks it fits none, two or three of them. */
const one: fc.Arbitrary<Step> = fc
  .tuple(place, fc.constantFrom("none", "two", "three", "two", "three"))
  .map(([at, count]) => ({ schema, fits, breaks, how }: Fitted) => {
    if (count === "none")
      return {
        schema: { oneOf: inserted([{ const: "tck one" }, false], at, schema) },
        fits,
        breaks,
        how: `no branch of oneOf, ${at}: ${how}`,
      };
    const both = { enum: [fits, breaks] };
    // Three is what counts as one for who only looks whether the count is odd.
    const others = count === "two" ? [{ const: "tck one" }, both] : [both, { enum: [fits] }];
    return {
      schema: { oneOf: inserted(others, at, schema) },
      fits: breaks,
      breaks: fits,
      how: `fits ${count} branches of oneOf`,
    };
  });

const not: fc.Arbitrary<Step> = fc.constant(({ schema, fits, breaks }: Fitted) => ({
  schema: { not: schema },
  fits: breaks,
  breaks: fits,
  how: "what `not` forbids",
}));

/** Names of definitions: plain ones, and those in ASCII that a pointer or a URI must spell otherwise. */
const definition = fc.constantFrom("part", "a/b", "m~n", "50%", "two words", 'say "x"', "$part", "properties");

const ref: fc.Arbitrary<Step> = fc
  .tuple(definition, fc.constantFrom(...REF_PLACES))
  .map(([name, where]) => ({ schema, fits, breaks, how }: Fitted) => ({
    schema: reference(name, where, () => schema),
    fits,
    breaks,
    how: `by reference: ${how}`,
  }));

/** A tree: the schema refers to itself, and the leaf that is wrong is two levels down. */
const tree: fc.Arbitrary<Step> = fc
  .tuple(definition, fc.constantFrom("root", "near", "deep" as const), fc.boolean())
  .map(([name, where, last]) => ({ schema, fits, breaks, how }: Fitted) => {
    const node = (leaf: unknown, children?: unknown[]) => ({ leaf, ...(children ? { children } : {}) });
    const sound = node(fits);
    return {
      schema: reference(name, where, (self) => ({
        type: "object",
        properties: { leaf: schema, children: { type: "array", items: self } },
        required: ["leaf"],
      })),
      fits: node(fits, [sound, node(fits, [])]),
      breaks: node(fits, [sound, node(fits, last ? [sound, node(breaks)] : [node(breaks), sound])]),
      how: `two levels down a tree: ${how}`,
    };
  });

/** One step down, the plainest first. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: items },
  { weight: 3, arbitrary: property },
  { weight: 2, arbitrary: further },
  { weight: 2, arbitrary: all },
  { weight: 2, arbitrary: any },
  { weight: 4, arbitrary: one },
  { weight: 2, arbitrary: not },
  { weight: 2, arbitrary: ref },
  { weight: 1, arbitrary: tree },
);

/** A step that makes the value itself deeper. */
export const deeper: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: property },
  { weight: 2, arbitrary: items },
  { weight: 1, arbitrary: further },
);
