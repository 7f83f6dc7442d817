/**
 * The part of the Standard Schema interface that tools need. Zod, Valibot, ArkType and others implement it;
 * types only, so none of them is a dependency.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    /** Parses a value, or says what is wrong with it. */
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** Standard JSON Schema, in the libraries that have it: the schema of what goes in, and of what comes out. */
    readonly jsonSchema?:
      | {
          /** Of what goes in. */
          readonly input: (options: { readonly target: string }) => Record<string, unknown>;
          /** Of what comes out. */
          readonly output: (options: { readonly target: string }) => Record<string, unknown>;
        }
      | undefined;
  };
}

/** What a library's validation says: the parsed value, or what is wrong with it. */
type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One complaint of a library, with the path to the offending part. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a value is a schema of a library rather than a JSON Schema. ArkType's schemas are functions. */
export function isStandardSchema(schema: unknown): schema is StandardSchema {
  const holds = (typeof schema === "object" && schema !== null) || typeof schema === "function";
  return holds && "~standard" in schema && typeof schema["~standard"] === "object";
}
