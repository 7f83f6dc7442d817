/**
 * How a case that was found was looked at again, as it is saved. `fresh-process`: its file broke the rule again in a
 * process of the suite started for that; `same-process`: it did, read back from its text, in the process of the run;
 * `not-again`: it did not; `not-looked`: nobody has looked.
 */
export type Confirmed = "fresh-process" | "same-process" | "not-again" | "not-looked";

/** What came of looking at a case again. */
export interface Confirmation {
  readonly confirmed: Confirmed;
  /** Why not, or why not in a fresh process, in words that end a sentence. */
  readonly confirmedWhy?: string;
}

/** A confirmation as a failure has it, with whether the case was seen to break its rule again: of none that nobody looked at. */
export const confirmationMembers = ({ confirmed, confirmedWhy }: Confirmation) => ({
  ...(confirmed === "not-looked" ? {} : { reproduced: confirmed !== "not-again" }),
  confirmed,
  ...(confirmedWhy === undefined ? {} : { confirmedWhy }),
});

/** Why nobody looked again where smaller cases were not to be looked for. */
export const NOT_ASKED: Confirmation = {
  confirmed: "not-looked",
  confirmedWhy: "the run was not to look for smaller cases",
};
