import { createCompile } from "../../../src/protocol/json-schema.ts";
import type { EngineMutant } from "./mutant.ts";
import { reading as rewriting, type Schema, told, without } from "./simplified.ts";

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
const DRAFT_2019 = "https://json-schema.org/draft/2019-09/schema";
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";

/** What a wrong verdict on arguments leads to. */
const FOLLOWS: readonly string[] = [
  "arguments/fitting-object-is-valid",
  "arguments/breaking-object-is-invalid",
  "proposals/nothing-for-a-valid-call",
  "proposals/refusal-of-bad-arguments",
  "calls/refusal-ends-the-call",
];

/** An engine that knows a dialect but for some of its words. */
const halfKnown = (
  name: string,
  breaks: string,
  mistake: string,
  change: (schema: Schema, at: string) => unknown,
): EngineMutant => ({ name, breaks, mistake, follows: FOLLOWS, examples: true, make: rewriting(change) });

const ignoring = (name: string, breaks: string, ...words: readonly string[]): EngineMutant =>
  halfKnown(name, breaks, `What ${words.join(", ")} say is not looked at.`, (schema) => without(schema, ...words));

/** An engine that reads schemas of one dialect as another. */
function reading(name: string, breaks: string, mistake: string, from: string | undefined, as: string): EngineMutant {
  return {
    name,
    breaks,
    mistake,
    follows: FOLLOWS,
    make: () => {
      const compile = createCompile();
      return {
        compile(schema) {
          const named =
            typeof schema === "object" && schema !== null ? (schema as { $schema?: unknown }).$schema : undefined;
          return compile(
            named === from || (from === DRAFT_2020 && named === undefined)
              ? { ...(schema as object), $schema: as }
              : schema,
          );
        },
      };
    },
  };
}

/** Mistakes in the choice of a schema's dialect, and in what its words say. */
export const dialectMutants: readonly EngineMutant[] = [
  reading(
    "reads draft-07 as 2020-12",
    "schemas/draft-07",
    "The dialect that a schema names is not looked at.",
    DRAFT_07,
    DRAFT_2020,
  ),
  reading(
    "reads 2019-09 as 2020-12",
    "schemas/draft-2019-09",
    "Every newer dialect is taken for the newest.",
    DRAFT_2019,
    DRAFT_2020,
  ),
  reading(
    "reads 2020-12 as draft-07",
    "schemas/draft-2020-12",
    "A validator in its default settings is older than the schemas.",
    DRAFT_2020,
    DRAFT_07,
  ),
  ignoring("knows no else", "schemas/draft-07", "else"),
  ignoring("knows no then", "schemas/draft-2020-12", "then"),
  ignoring("does not look at names", "schemas/draft-2019-09", "propertyNames"),
  ignoring("knows no patterns of names", "schemas/draft-2020-12", "patternProperties"),
  ignoring("does not look for an entry", "schemas/draft-07", "contains"),
  ignoring("counts to one", "schemas/draft-2020-12", "maxContains"),
  ignoring("asks for one entry where several are wanted", "schemas/draft-2019-09", "minContains"),
  ignoring("knows no dependencies", "schemas/draft-07", "dependencies"),
  ignoring("asks for no member because of another", "schemas/draft-2019-09", "dependentRequired"),
  ignoring("looks at no schema because of a member", "schemas/draft-2020-12", "dependentSchemas"),
  ignoring("lets through what nothing has looked at", "schemas/draft-2019-09", "unevaluatedProperties"),
  ignoring("lets entries through that nothing has looked at", "schemas/draft-2020-12", "unevaluatedItems"),
  ignoring("lets further entries pass", "schemas/draft-07", "additionalItems"),
  ignoring("follows no recursive reference", "schemas/draft-2019-09", "$recursiveRef"),
  ignoring("follows no dynamic reference", "schemas/draft-2020-12", "$dynamicRef"),
  halfKnown(
    "follows no reference to the whole",
    "schemas/draft-07",
    "`#` is taken for a reference to nothing.",
    (schema) => told(schema, "$ref", (to) => (to === "#" ? undefined : to)),
  ),
  halfKnown(
    "looks at nothing beside a reference",
    "schemas/draft-2019-09",
    "As in older drafts, `$ref` stands alone.",
    (schema) =>
      Object.hasOwn(schema, "$ref") && Object.hasOwn(schema, "maximum") ? without(schema, "maximum") : schema,
  ),
  halfKnown(
    "looks at what stands beside a reference",
    "schemas/draft-07",
    "As in newer drafts, `$ref` does not stand alone.",
    (schema) =>
      Object.hasOwn(schema, "$ref") ? { allOf: [{ $ref: schema["$ref"] }, without(schema, "$ref")] } : schema,
  ),
  halfKnown(
    "checks the first entry of a tuple alone",
    "schemas/draft-2020-12",
    "Only the first entry of `prefixItems` counts.",
    (schema) => told(schema, "prefixItems", (list) => (list as unknown[]).map((item, n) => (n === 0 ? item : true))),
  ),
];
