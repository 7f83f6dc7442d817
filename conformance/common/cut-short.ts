/** Why a run ended before all of its cases were played. */
export type CutShort = "interrupt" | "ended" | "stalls" | "bail" | "time limit";

/** What a run is asked before each case, and when the time for it is over. */
export interface Limits {
  /** Why no further case may begin; undefined while one may. Once it has said so it says the same for good. */
  cutShort(): CutShort | undefined;
  /** Whether what comes after the cases is too late, whatever has ended them. */
  tooLate(): keyof typeof TOO_LATE_WORDS | undefined;
}

/** Looks at everything that may end a run early, the reasons in this order. `now` is in milliseconds. */
export function limits(
  reasons: Readonly<Partial<Record<Exclude<CutShort, "time limit">, () => boolean>>>,
  timeLimitMs: number | undefined,
  now: () => number = () => performance.now(),
): Limits {
  const ends = timeLimitMs === undefined ? Number.POSITIVE_INFINITY : now() + timeLimitMs;
  const all: readonly (readonly [CutShort, () => boolean])[] = [
    ["interrupt", reasons.interrupt ?? never],
    ["ended", reasons.ended ?? never],
    ["bail", reasons.bail ?? never],
    ["stalls", reasons.stalls ?? never],
    ["time limit", () => now() >= ends],
  ];
  let said: CutShort | undefined;
  return {
    cutShort() {
      said ??= all.find(([, holds]) => holds())?.[0];
      return said;
    },
    tooLate() {
      if (reasons.interrupt?.() === true) return "interrupt";
      return now() >= ends ? "time limit" : undefined;
    },
  };
}

const never = (): boolean => false;

/** Why nothing was looked at again, in words that end a sentence. */
export const TOO_LATE_WORDS = {
  interrupt: "the run was interrupted",
  "time limit": "the time limit had passed",
} as const satisfies Partial<Record<CutShort, string>>;

/** Why cases were left out, in words that end a sentence. */
export const CUT_SHORT_WORDS: Readonly<Record<CutShort, string>> = {
  interrupt: "the run was interrupted",
  ended: "the command had ended",
  stalls: "three sessions had stalled",
  bail: "a rule was broken, and the run was to end there",
  "time limit": "the time limit was reached",
};
