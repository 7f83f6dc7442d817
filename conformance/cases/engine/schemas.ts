import fc from "fast-check";
import { type Fitted, key, record } from "./schemas-fitted.ts";
import { leaves } from "./schemas-leaves.ts";
import { lists, shapes } from "./schemas-lists.ts";
import { settled } from "./schemas-refs.ts";
import { deeper, step } from "./schemas-steps.ts";

export type { Fitted } from "./schemas-fitted.ts";

/** A schema of an object; `open`: an object that fits it may hold further members of any kind. */
export interface FittedObject extends Fitted {
  readonly open: boolean;
}

const leaf: fc.Arbitrary<Fitted> = fc.oneof(
  // What a converter takes is the mistake that is made most.
  { weight: 6, arbitrary: fc.oneof(...leaves.types) },
  { weight: 8, arbitrary: fc.oneof(...leaves.converted) },
  { weight: 8, arbitrary: fc.oneof(...leaves.numbers) },
  { weight: 4, arbitrary: fc.oneof(...leaves.lengths) },
  { weight: 4, arbitrary: fc.oneof(...leaves.patterns) },
  { weight: 6, arbitrary: fc.oneof(...leaves.values) },
  { weight: 4, arbitrary: fc.oneof(...lists) },
  { weight: 4, arbitrary: fc.oneof(...shapes) },
);

const stepped = fc.tuple(leaf, step).map(([part, down]) => down(part));

/** So deep that whoever stops at some level does not see it. */
const deep = fc
  .tuple(leaf, fc.array(deeper, { minLength: 4, maxLength: 7 }))
  .map(([part, steps]) => steps.reduce((inner, down) => down(inner), part));

const value: fc.Arbitrary<Fitted> = fc.oneof(
  { weight: 8, arbitrary: leaf },
  { weight: 7, arbitrary: stepped },
  { weight: 1, arbitrary: deep },
);

/** A member of the object: it must be there, it is there, or it has no schema. */
interface Member {
  readonly name: string;
  readonly part: Fitted;
  readonly must: boolean;
  readonly there: boolean;
  readonly bare: boolean;
}

const member: fc.Arbitrary<Member> = fc.record({
  name: key,
  part: value,
  must: fc.boolean(),
  there: fc.boolean(),
  bare: fc.nat({ max: 7 }).map((n) => n === 1),
});

type Violation = "value" | "missing" | "unknown" | "further" | "many";

/** A name that no member has; the others are those that every object answers to. */
const UNKNOWN = ["tck unknown", "tck unknown", "constructor", "__proto__"] as const;

interface Drawn {
  readonly members: readonly Member[];
  readonly violation: Violation;
  readonly at: number;
  readonly unknown: string;
  readonly others: "open" | "closed" | "schema";
  readonly further: Fitted;
  readonly turned: boolean;
}

/** A schema of an object, with an object that fits it and one that breaks it in one way. */
export const objects: fc.Arbitrary<FittedObject> = fc
  .record<Drawn>({
    members: fc.uniqueArray(member, { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
    violation: fc.oneof(
      { weight: 10, arbitrary: fc.constant<Violation>("value") },
      { weight: 3, arbitrary: fc.constant<Violation>("missing") },
      { weight: 2, arbitrary: fc.constant<Violation>("unknown") },
      { weight: 2, arbitrary: fc.constant<Violation>("further") },
      { weight: 1, arbitrary: fc.constant<Violation>("many") },
    ),
    at: fc.nat({ max: 3 }),
    unknown: fc.constantFrom(...UNKNOWN),
    others: fc.constantFrom("open", "open", "closed", "schema"),
    further: leaf,
    turned: fc.boolean(),
  })
  .map(objectOf);

const WHAT_OTHERS: Partial<Record<Violation, Drawn["others"]>> = { unknown: "closed", further: "schema", many: "open" };

function objectOf(drawn: Drawn): FittedObject {
  const { violation, turned, further } = drawn;
  const others = WHAT_OTHERS[violation] ?? drawn.others;
  const at = drawn.at % drawn.members.length;
  const members = drawn.members.map((one, i): Member => {
    const [must, there] = [
      one.must || (i === at && violation === "missing"),
      one.there || (i === at && violation === "value"),
    ];
    // A member without a schema can break nothing, and has its place in an open object alone.
    const bare = one.bare && must && others === "open" && !(i === at && violation === "value");
    return { ...one, must, there: there || must, bare };
  });
  const unknown = members.some(({ name }) => name === drawn.unknown) ? "tck unknown" : drawn.unknown;
  const there = members.filter((one) => one.there);
  const fits = record([
    ...there.map(({ name, part }) => [name, part.fits] as const),
    ...(others === "schema" && turned ? [["tck further", further.fits] as const] : []),
  ]);
  const required = members.filter(({ must }) => must).map(({ name }) => name);
  const schema = settled({
    type: "object",
    properties: record(members.filter(({ bare }) => !bare).map(({ name, part }) => [name, part.schema])),
    ...(required.length === 0 ? {} : { required: turned ? required.toReversed() : required }),
    ...(others === "open" ? {} : { additionalProperties: others === "closed" ? false : further.schema }),
    ...(violation === "many" ? { maxProperties: Object.keys(fits).length } : {}),
  });
  const culprit = members[at];
  if (culprit === undefined) throw new Error("an object of the grammar has a member");
  return {
    schema,
    fits,
    open: others === "open" && violation !== "many",
    ...broken(violation, culprit, fits, unknown, drawn),
  };
}

/** The object that fits, with one thing wrong with it. */
function broken(
  violation: Violation,
  { name, part }: Member,
  fits: Record<string, unknown>,
  unknown: string,
  { further, turned }: Drawn,
): Pick<Fitted, "breaks" | "how"> {
  const with_ = (more: unknown): Record<string, unknown> => {
    const [own, other] = [Object.entries(fits), [unknown, more] as const];
    return record(turned ? [other, ...own] : [...own, other]);
  };
  switch (violation) {
    case "value":
      return {
        breaks: record(Object.entries(fits).map(([one, is]) => [one, one === name ? part.breaks : is])),
        how: part.how,
      };
    case "missing":
      return { breaks: without(fits, name), how: "without the required member" };
    case "unknown":
      return { breaks: with_(true), how: "with a member that is not allowed" };
    case "further":
      return { breaks: with_(further.breaks), how: `in a member that no property names: ${further.how}` };
    case "many":
      return { breaks: with_(true), how: "with more members than maxProperties" };
  }
}

function without(object: Record<string, unknown>, name: string): Record<string, unknown> {
  return record(Object.entries(object).filter(([member]) => member !== name));
}
