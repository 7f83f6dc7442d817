import { createCompile } from "../../../src/protocol/json-schema.ts";
import type { EngineMutant } from "./mutant.ts";

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
const DRAFT_2019 = "https://json-schema.org/draft/2019-09/schema";
const DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";

/** An engine that reads schemas of one dialect as another. */
function reading(name: string, breaks: string, mistake: string, from: string | undefined, as: string): EngineMutant {
  return {
    name,
    breaks,
    mistake,
    follows: [
      "arguments/fitting-object-is-valid",
      "arguments/breaking-object-is-invalid",
      "proposals/nothing-for-a-valid-call",
      "proposals/refusal-of-bad-arguments",
      "calls/refusal-ends-the-call",
    ],
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

/** Mistakes in the choice of a schema's dialect. */
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
];
