/**
 * Whether a value fits a schema. `unknown` is an honest answer: the schema uses a keyword that this checker does not
 * know, and then nothing is judged on it.
 */
export type Verdict = "fits" | "breaks" | "unknown";

/** All of them: one that breaks decides, else one that is unknown. */
export function both(verdicts: Iterable<Verdict>): Verdict {
  let worst: Verdict = "fits";
  for (const verdict of verdicts) {
    if (verdict === "breaks") return "breaks";
    if (verdict === "unknown") worst = "unknown";
  }
  return worst;
}

/** Any of them: one that fits decides, else one that is unknown. */
export function either(verdicts: Iterable<Verdict>): Verdict {
  let best: Verdict = "breaks";
  for (const verdict of verdicts) {
    if (verdict === "fits") return "fits";
    if (verdict === "unknown") best = "unknown";
  }
  return best;
}

/** So many of them, `atLeast` to `atMost`. */
export function counted(verdicts: readonly Verdict[], atLeast: number, atMost: number): Verdict {
  const sure = verdicts.filter((verdict) => verdict === "fits").length;
  const open = verdicts.filter((verdict) => verdict === "unknown").length;
  if (sure > atMost || sure + open < atLeast) return "breaks";
  return sure >= atLeast && sure + open <= atMost ? "fits" : "unknown";
}

/** The other way round. */
export function opposite(verdict: Verdict): Verdict {
  return verdict === "unknown" ? "unknown" : verdict === "fits" ? "breaks" : "fits";
}

/** True is fits. */
export function holds(condition: boolean): Verdict {
  return condition ? "fits" : "breaks";
}
