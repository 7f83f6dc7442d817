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

function complaint(issue: StandardIssue): string {
  const keys = (issue.path ?? []).map((step) => String(typeof step === "object" ? step.key : step));
  const pointer = keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return pointer === "" ? issue.message : `${pointer}: ${issue.message}`;
}
