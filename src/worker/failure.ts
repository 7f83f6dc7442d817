import type { ToolErrorAction } from "../generated/types.ts";
import { redacted, withoutSecrets } from "./secret.ts";
import { ToolError } from "./tool-error.ts";

/** A `tool.error` without the call it belongs to. */
export type Failure = Omit<ToolErrorAction, "type" | "id" | "attempt">;

/** Longer texts help no model; what is cut is said. */
const LONGEST = 2_000;

/**
 * Turns whatever a tool threw into an error that a model can read: a sentence, never a stack trace, never
 * `[object Object]`, never empty, and none of the given secrets. Total: takes any value.
 */
export function failureOf(thrown: unknown, secrets: readonly string[] = []): Failure {
  if (thrown instanceof ToolError) {
    const sentence = thrown.suggestion === undefined ? thrown.message : `${thrown.message} ${thrown.suggestion}`;
    return {
      error: readable(sentence, secrets) ?? "The tool failed and gave no reason.",
      ...(thrown.retryable && { retryable: true }),
      ...(thrown.code !== undefined && { code: thrown.code }),
      ...(thrown.detail !== undefined && { detail: redacted(thrown.detail, secrets) }),
    };
  }
  return { error: readable(messageOf(thrown), secrets) ?? `The tool failed and gave no reason${kindOf(thrown)}.` };
}

/** The message of any thrown value; empty when there is none that a person could read. */
function messageOf(thrown: unknown): string {
  if (typeof thrown === "string") return thrown;
  if (thrown instanceof AggregateError && thrown.errors.length > 0) {
    return [thrown.message, ...thrown.errors.map(messageOf)].filter((part) => part !== "").join("; ");
  }
  if (typeof thrown === "object" && thrown !== null && "message" in thrown && typeof thrown.message === "string") {
    return thrown.message;
  }
  return "";
}

function kindOf(thrown: unknown): string {
  return thrown instanceof Error && thrown.name !== "Error" ? ` (${thrown.name})` : "";
}

/** Some libraries put the stack, or the credentials they were called with, into the message. */
function readable(message: string, secrets: readonly string[]): string | undefined {
  const sentence = withoutSecrets(message.split(/\n\s+at /, 1)[0]!.trim(), secrets);
  if (sentence === "" || sentence.includes("[object Object]")) return undefined;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, LONGEST).toWellFormed()} [cut: ${sentence.length - LONGEST} more characters]`;
}
