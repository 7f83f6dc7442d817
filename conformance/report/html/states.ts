import type { ReportedRule } from "../document.ts";

/** How a rule is shown: its outcome, or that it is known not to hold. */
export type State = "fail" | "warn" | "not-verified" | "known" | "pass" | "not-applicable";

/** The states in the order in which they matter, each with its word, the heading of its group and a sign beside the colour. */
export const STATES: readonly {
  readonly id: State;
  readonly word: string;
  readonly title: string;
  readonly sign: string;
}[] = [
  { id: "fail", word: "Broken", title: "Broken", sign: "✕" },
  { id: "warn", word: "Warning", title: "Warnings", sign: "!" },
  { id: "not-verified", word: "Not verified", title: "Not verified", sign: "?" },
  { id: "known", word: "Known", title: "Known not to hold", sign: "~" },
  { id: "pass", word: "Holds", title: "Hold", sign: "✓" },
  { id: "not-applicable", word: "Not applicable", title: "Not applicable", sign: "–" },
];

/** The state of a rule. */
export const stateOf = ({ outcome, known }: ReportedRule): State => (known === undefined ? outcome : "known");
