import { _, Ajv, type AnySchema, type FuncKeywordDefinition, type Options, type ValidateFunction } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isMultiple } from "../json/decimal.ts";
import { equal } from "../json/equal.ts";
import { isHolder } from "../json/holder.ts";
import { kindOf } from "../json/kind.ts";
import { isObject } from "../json/own.ts";
import { plain } from "../json/plain.ts";
import { isUnique } from "../json/unique.ts";
import { type Dialect, dialectOf } from "./dialect.ts";
import { prepareSchema } from "./prepare-schema.ts";
import type { Compile } from "./record.ts";
import { lenientRegExp, refused, unusable } from "./unusable.ts";
import { describeViolations, type Violation } from "./violation.ts";

type Compiled = ReturnType<Compile>;

const CLASSES = { "draft-07": Ajv, "2019-09": Ajv2019, "2020-12": Ajv2020 } as const;

/**
 * Checks only: no coercion, no defaults, nothing removed, own keys alone, nothing fetched. The rest makes a compile cheap;
 * skipping the validator's own look at the schema is safe because {@link metaProblem} has looked before.
 */
const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  ownProperties: true,
  validateFormats: false,
  validateSchema: false,
  inlineRefs: false,
  logger: false,
  code: { optimize: false, regExp: Object.assign(lenientRegExp, { code: "lenientRegExp" }) },
};

/** Names would clash with those of other schemas in a shared validator, and a reference to a metaschema needs it at hand. */
const ALONE = /"\$(?:id|anchor)"|json-schema\.org\//;

/** What validation that cannot come to an end counts as: the check has failed, not passed. Source: row 29. */
const UNFINISHED = "validation did not finish";

/** How many schemas are remembered, and after how many compiles a validator is replaced, since it never lets go of any. */
const CAPACITY = 200;

/**
 * Makes a {@link Compile} with a cache of its own. Compiling never throws, never fetches and never touches the schema: one
 * that cannot be used comes back with the reason and the pointer, and a check that runs out of stack says that it did
 * not finish. Source: rows 26 to 29.
 */
export function createCompile({ capacity = CAPACITY }: { readonly capacity?: number } = {}): Compile {
  const cache = new Map<string, Compiled>();
  const shared = sharedValidators(capacity);
  return (schema) => {
    const key = textOf(schema);
    if (key === undefined) return unusable("it is no JSON value", "");
    const compiled = cache.get(key) ?? build(schema, shared);
    // Taken out and put in again, so that the first key is always the one unused for longest.
    cache.delete(key);
    cache.set(key, compiled);
    const oldest = cache.keys().next();
    if (cache.size > capacity && !oldest.done) cache.delete(oldest.value);
    return compiled;
  };
}

/** The plain validator port, without a time bound. */
export const compileSchema: Compile = createCompile();

function build(given: unknown, shared: (dialect: Dialect) => Ajv): Compiled {
  if (typeof given !== "boolean" && (!isObject(given) || isHolder(given))) {
    return unusable(`a schema must be an object or a boolean; this is ${kindOf(given)}`, "");
  }
  const dialect = typeof given === "boolean" ? "2020-12" : dialectOf(given);
  if (dialect === undefined) return unusable("its dialect is not known", "/$schema");
  try {
    return compileFor(dialect, plain(given), shared);
  } catch (thrown) {
    return refused(thrown, given);
  }
}

/** Throws where the validator does: at what it cannot compile, and at the end of the stack. */
function compileFor(dialect: Dialect, schema: unknown, shared: (dialect: Dialect) => Ajv): Compiled {
  const problem = metaProblem(schema, dialect);
  if (problem !== undefined) return unusable(`it ${problem.message}`, problem.instancePath);
  const prepared = prepareSchema(schema, dialect);
  if (prepared.beyond !== undefined) return unusable(prepared.beyond, "");
  const alone = ALONE.test(JSON.stringify(prepared.schema));
  const validator = alone ? newValidator(dialect, OPTIONS) : shared(dialect);
  const validate = validator.compile(prepared.schema as AnySchema);
  for (const probe of [null, {}, []]) validate(probe);
  return { ok: true, check: checkWith(validate) };
}

function checkWith(
  validate: ValidateFunction,
): (value: unknown, options?: { readonly hideValues?: boolean }) => string | undefined {
  return (value, { hideValues = false } = {}) => {
    try {
      return validate(value) ? undefined : describeViolations(violationsOf(validate), value, hideValues);
    } catch {
      return UNFINISHED;
    }
  };
}

/** What a schema breaks of its dialect's own rules. Each metaschema is compiled once, when it is first needed. */
function metaProblem(schema: unknown, dialect: Dialect): Violation | undefined {
  let meta = METAS.get(dialect);
  if (meta === undefined) {
    meta = new CLASSES[dialect]({ strict: false, validateFormats: false, logger: false });
    METAS.set(dialect, meta);
  }
  const rules = meta.getSchema(META_URIS[dialect]);
  return rules?.(schema) === false ? violationsOf(rules as ValidateFunction)[0] : undefined;
}

const METAS = new Map<Dialect, Ajv>();

const META_URIS: Readonly<Record<Dialect, string>> = {
  "draft-07": "http://json-schema.org/draft-07/schema",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** One validator per dialect for schemas without names, replaced after so many compiles. */
function sharedValidators(capacity: number): (dialect: Dialect) => Ajv {
  const current = new Map<Dialect, { validator: Ajv; left: number }>();
  return (dialect) => {
    let entry = current.get(dialect);
    if (entry === undefined || entry.left === 0) {
      entry = { validator: newValidator(dialect, { ...OPTIONS, meta: false }), left: capacity };
      current.set(dialect, entry);
    }
    entry.left--;
    return entry.validator;
  };
}

/**
 * A validator that tells multiples by decimals instead of by dividing doubles, and equal values by their own members: its
 * own comparison asks a value for `valueOf`, `toString` and `constructor`, which in JSON are names like any other.
 */
function newValidator(dialect: Dialect, options: Options): Ajv {
  const validator = new CLASSES[dialect](options);
  for (const definition of OWN_KEYWORDS) validator.removeKeyword(definition.keyword).addKeyword(definition);
  return validator;
}

const OWN_KEYWORDS: readonly (FuncKeywordDefinition & { readonly keyword: string })[] = [
  {
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    validate: (divisor: number, value: number) => isMultiple(value, divisor),
    error: { message: "", params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  },
  {
    keyword: "const",
    validate: (wanted: unknown, value: unknown) => equal(value, wanted),
    error: { message: "", params: ({ schemaCode }) => _`{allowedValue: ${schemaCode}}` },
  },
  {
    keyword: "enum",
    schemaType: "array",
    validate: (list: readonly unknown[], value: unknown) => list.some((wanted) => equal(value, wanted)),
    error: { message: "", params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}` },
  },
  {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    validate: (wanted: boolean, list: readonly unknown[]) => !wanted || isUnique(list),
  },
];

function violationsOf({ errors }: ValidateFunction): Violation[] {
  return errors ?? [];
}

function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
