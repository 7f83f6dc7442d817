import { hash } from "node:crypto";
import type { DecisionRequest } from "../../generated/types.ts";

type Traced = Pick<DecisionRequest, "session_id" | "decision_id" | "turn_id" | "attempts">;

/** The W3C `traceparent` of one delivery: all deliveries of a turn are of one trace, and each is a span of its own. */
export function traceOf({ session_id, decision_id, turn_id, attempts }: Traced): string {
  const trace = digest(`${session_id} ${turn_id ?? decision_id}`).slice(0, 32);
  const span = digest(`${session_id} ${decision_id} ${attempts}`).slice(0, 16);
  return `00-${trace}-${span}-01`;
}

function digest(text: string): string {
  return hash("sha256", text, "hex");
}
