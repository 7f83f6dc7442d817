import { escapeToken } from "../../../src/json/pointer.ts";
import { compileSchema } from "../../../src/protocol/json-schema.ts";
import type { LintRule } from "./finding.ts";

type Schema = Readonly<Record<string, unknown>>;

const declared: LintRule = {
  id: "input/declared",
  level: "warning",
  why: "Without a schema the model guesses the arguments, and nobody checks them.",
  fix: "Declare an object schema with the tool's parameters.",
  *look({ input }) {
    if (input === undefined || input === null) yield ["/input", "the tool declares no schema for its arguments"];
  },
};

const object: LintRule = {
  id: "input/object",
  level: "error",
  why: "Arguments are a JSON object, and providers refuse a schema of any other type or with a choice at its root.",
  fix: 'Give the schema "type": "object" and put choices inside a property.',
  *look({ input }) {
    if (!isSchema(input)) return;
    if (input["type"] !== "object")
      yield ["/input/type", `the type is ${JSON.stringify(input["type"]) ?? "not given"}, not "object"`];
    for (const keyword of ["anyOf", "oneOf", "allOf", "not", "enum", "$ref"]) {
      if (keyword in input) yield [`/input/${keyword}`, `${keyword} stands at the root, where providers refuse it`];
    }
  },
};

const usable: LintRule = {
  id: "schema/usable",
  level: "error",
  why: "A schema that cannot be compiled is not checked at all.",
  fix: "Correct the schema at the place that is named.",
  *look({ input, output }) {
    for (const [direction, schema] of [
      ["input", input],
      ["output", output],
    ] as const) {
      if (schema === undefined || schema === null) continue;
      const compiled = compileSchema(schema);
      if (!compiled.ok)
        yield [`/${direction}${compiled.pointer}`, `the ${direction} schema cannot be used: ${compiled.reason}`];
    }
  },
};

const parameters: LintRule = {
  id: "parameters/described",
  level: "warning",
  why: "The description of a parameter is where a model reads its format, its range and an example.",
  fix: "Describe the parameter: what it means, its format, an example.",
  *look({ input }) {
    for (const [pointer, name, schema] of properties(input, "/input")) {
      if (typeof schema["description"] !== "string" || schema["description"].trim() === "") {
        yield [pointer, `the parameter "${name}" has no description`];
      }
    }
  },
};

const constrained: LintRule = {
  id: "parameters/constrained",
  level: "note",
  why: "What a schema excludes never has to be refused by the tool.",
  fix: "Add enum, pattern, maxLength, minimum or maximum where the tool has limits.",
  *look({ input }) {
    for (const [pointer, name, schema] of properties(input, "/input")) {
      const bounds = {
        string: ["enum", "const", "pattern", "format", "maxLength"],
        number: ["enum", "const", "minimum", "maximum"],
      };
      const type = schema["type"] === "integer" ? "number" : schema["type"];
      const wanted = type === "string" || type === "number" ? bounds[type] : [];
      if (wanted.length > 0 && !wanted.some((keyword) => keyword in schema))
        yield [pointer, `any ${String(type)} is taken for "${name}"`];
      if (
        schema["type"] === undefined &&
        !("enum" in schema) &&
        !("const" in schema) &&
        !("anyOf" in schema) &&
        !("$ref" in schema)
      ) {
        yield [pointer, `the parameter "${name}" may be of any type`];
      }
    }
  },
};

const known: LintRule = {
  id: "parameters/required-exist",
  level: "error",
  why: "A required parameter that is not described cannot be filled in.",
  fix: "Declare it under properties, or take it off the list.",
  *look({ input }) {
    if (!isSchema(input)) return;
    const names = isSchema(input["properties"]) ? Object.keys(input["properties"]) : [];
    const required = Array.isArray(input["required"]) ? input["required"] : [];
    for (const [n, name] of required.entries()) {
      if (!names.includes(String(name)))
        yield [`/input/required/${n}`, `"${String(name)}" is required but not declared`];
    }
  },
};

const output: LintRule = {
  id: "output/declared",
  level: "note",
  why: "With an output schema a result is checked before the model reads it.",
  fix: "Declare an output schema if the tool gives structured data.",
  *look({ output, handler }) {
    if (handler !== "client" && (output === undefined || output === null))
      yield ["/output", "the tool declares no output schema"];
  },
};

/** Rules on schemas. */
export const schemaRules: readonly LintRule[] = [declared, object, usable, parameters, constrained, known, output];

function* properties(
  schema: unknown,
  pointer: string,
): Generator<readonly [pointer: string, name: string, schema: Schema]> {
  if (!isSchema(schema) || !isSchema(schema["properties"])) return;
  for (const [name, property] of Object.entries(schema["properties"])) {
    if (!isSchema(property)) continue;
    const place = `${pointer}/properties/${escapeToken(name)}`;
    yield [place, name, property];
    yield* properties(property, place);
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
