import type { DecisionResponse } from "../../generated/types.ts";
import { isObject } from "../../json/own.ts";
import { plain } from "../../json/plain.ts";
import type { Refusal } from "../../protocol/rules.ts";
import { fits } from "../../validate/index.ts";

const MEMBERS = ["messages", "actions", "state", "agent", "channels"];

/**
 * A worker's answer as a decision: null is an empty one. The shape is read tolerantly and on plain numbers; what is kept
 * has every digit that was sent. Source: row 40, RC and WD-6.
 */
export function readAnswer(value: unknown): { readonly ok: true; readonly answer: DecisionResponse } | Refusal {
  if (value === null) return { ok: true, answer: {} };
  if (!isObject(value)) return refuse("A decision is an object or null.", "");
  const told = errorText(value);
  if (told !== undefined) return { ok: false, message: `worker reported: ${told}`, code: "handler_error" };
  const verdict = fits("DecisionResponse", plain(value));
  if (verdict.ok) return { ok: true, answer: value as DecisionResponse };
  const [first] = verdict.errors;
  return refuse(
    `${first?.pointer ?? ""}: ${first?.message ?? "not a decision"}`,
    (first?.pointer ?? "").slice(1).replaceAll("/", "."),
  );
}

/** An object that decides nothing and carries an error text is a failure that its worker reports (row 40). */
function errorText(value: Record<string, unknown>): string | undefined {
  if (MEMBERS.some((member) => Object.hasOwn(value, member))) return undefined;
  for (const member of ["error", "message", "detail"]) {
    const text = Object.hasOwn(value, member) ? value[member] : undefined;
    if (typeof text === "string") return text;
    if (isObject(text) && typeof text["message"] === "string") return text["message"];
  }
  return undefined;
}

function refuse(message: string, param: string): Refusal {
  return { ok: false, message, code: "invalid_response", ...(param === "" ? {} : { param }) };
}
