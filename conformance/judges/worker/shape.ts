import { fits, validate } from "../../../src/validate/index.ts";

/** What is wrong with an answer as a decision: the first complaint, or undefined. */
export interface Complaint {
  readonly pointer: string;
  readonly message: string;
}

/** Whether it is a decision as a receiver must take it: unknown members pass, unknown actions do not. */
export function decisionComplaint(value: unknown): Complaint | undefined {
  const verdict = fits("DecisionAnswer", value);
  return verdict.ok ? undefined : verdict.errors[0];
}

/** Whether it is a decision to the letter: no unknown members either. What is more than the shape has rules of its own. */
export function exactComplaint(value: unknown): Complaint | undefined {
  const verdict = validate("DecisionAnswer", value);
  return verdict.ok ? undefined : verdict.errors.find(({ rule }) => rule === undefined);
}

/** Whether it is an agent's config. */
export function configComplaint(value: unknown): Complaint | undefined {
  const verdict = fits("AgentConfig", value);
  return verdict.ok ? undefined : verdict.errors[0];
}
