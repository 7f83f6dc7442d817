import type { AnySchema } from "./infer.ts";
import { isStandardSchema, type StandardIssue } from "./standard-schema.ts";

/** A value as a library's schema left it, or a sentence with every complaint and where it applies. */
export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/**
 * Parses with the library that the schema comes from: its defaults and transforms happen here, in the worker.
 * A plain JSON Schema changes nothing: the engine has checked it already.
 */
export async function parseWith(schema: AnySchema | undefined, value: unknown): Promise<Parsed> {
  if (!isStandardSchema(schema)) return { ok: true, value };
  const verdict = await schema["~standard"].validate(value);
  if (verdict.issues === undefined) return { ok: true, value: verdict.value };
  return { ok: false, message: verdict.issues.map(complaint).join("; ") };
}

/**
 * Holds what a tool gives to its own schema, of a library or a plain one. A schema that cannot be used holds nothing back:
 * the engine does not check by it either (row 26).
 */
export async function holdTo(schema: AnySchema | undefined, value: unknown): Promise<Parsed> {
  if (schema === undefined || isStandardSchema(schema)) return parseWith(schema, value);
  // The validator is large, and most tools have no schema for what they give.
  const { compileSchema } = await import("../protocol/json-schema.ts");
  const compiled = compileSchema(schema);
  const message = compiled.ok ? compiled.check(value) : undefined;
  return message === undefined ? { ok: true, value } : { ok: false, message };
}

function complaint(issue: StandardIssue): string {
  const keys = (issue.path ?? []).map((step) => String(typeof step === "object" ? step.key : step));
  const pointer = keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return pointer === "" ? issue.message : `${pointer}: ${issue.message}`;
}
