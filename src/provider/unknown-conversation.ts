import { didYouMean } from "../json/suggest.ts";

/** Thrown when a conversation is named that is neither in the script nor was ever asked for: a misspelt name passes nothing. */
export class UnknownConversation extends Error {
  override readonly name = "UnknownConversation";

  constructor(asked: string, known: readonly string[]) {
    const all =
      known.length === 0 ? "there is none yet" : `there are ${known.map((one) => JSON.stringify(one)).join(", ")}`;
    super(`There is no conversation ${JSON.stringify(asked)}; ${all}.${didYouMean(asked, known)}`);
  }
}
