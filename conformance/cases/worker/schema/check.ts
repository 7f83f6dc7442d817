import { keywords } from "./keywords.ts";
import { refTarget } from "./ref.ts";
import { both, type Verdict } from "./verdict.ts";

/** What a keyword sees: the schema object it stands in, the value, and the way to check a part of it. */
export interface At {
  readonly schema: SchemaObject;
  readonly value: unknown;
  /** Checks another value, or the same one, against a subschema. */
  readonly sub: (schema: unknown, value: unknown) => Verdict;
}

/** A schema that is no boolean. */
type SchemaObject = Readonly<Record<string, unknown>>;

/** Keywords that say nothing about validity. `format` is one of them (row 28). */
const ANNOTATIONS = new Set(
  (
    "$schema $id id $comment $defs definitions $anchor title description default examples example deprecated readOnly " +
    "writeOnly format contentEncoding contentMediaType contentSchema then else minContains maxContains " +
    "additionalItems $vocabulary"
  ).split(" "),
);

/** References are followed so often at most: a schema that only names itself has no answer. */
const DEEPEST = 200;

/**
 * Checks a value against a JSON Schema of any dialect, with no library: the suite must not judge by the validator that
 * the engine or the worker under test may be built on. Knows everything but `unevaluated*`, `$dynamicRef`,
 * `$recursiveRef` and references that leave the document; where one of those could decide, the answer is `unknown`.
 * Never throws.
 */
export function checkSchema(schema: unknown, value: unknown): Verdict {
  const dialect = dialectOf(schema);
  return dialect === undefined
    ? "unknown"
    : visit(schema, value, { schema, refStandsAlone: dialect === "draft-07" }, 0);
}

/** The document around a subschema. */
interface Root {
  readonly schema: unknown;
  /** Before 2019-09 whatever stands beside a reference is ignored. */
  readonly refStandsAlone: boolean;
}

/** The dialect that `$schema` names, 2020-12 where it names none; undefined for one that nobody here knows (row 27). */
function dialectOf(schema: unknown): string | undefined {
  const named = typeof schema === "object" && schema !== null ? (schema as SchemaObject)["$schema"] : undefined;
  if (named === undefined) return "2020-12";
  return /^https?:\/\/json-schema\.org\/(?:draft\/)?(draft-07|2019-09|2020-12)\/schema#?$/.exec(String(named))?.[1];
}

function visit(schema: unknown, value: unknown, root: Root, depth: number): Verdict {
  if (schema === true) return "fits";
  if (schema === false) return "breaks";
  if (typeof schema !== "object" || schema === null || Array.isArray(schema) || depth > DEEPEST) return "unknown";
  const sub = (part: unknown, of: unknown) => visit(part, of, root, depth + 1);
  const at: At = { schema: schema as SchemaObject, value, sub };
  if (typeof at.schema["$ref"] === "string") {
    const target = refTarget(root.schema, at.schema["$ref"]);
    const there = target === undefined ? "unknown" : sub(target, value);
    return root.refStandsAlone ? there : both([there, ...others(at)]);
  }
  return both(others(at));
}

function* others(at: At): Generator<Verdict> {
  for (const keyword of Object.keys(at.schema)) {
    if (keyword === "$ref" || ANNOTATIONS.has(keyword) || keyword.startsWith("x-")) continue;
    const check = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
    yield check === undefined ? "unknown" : check(at.schema[keyword], at);
  }
}
