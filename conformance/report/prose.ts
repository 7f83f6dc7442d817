/** A piece of a rule's text: what stands between backticks is code. */
export interface Piece {
  readonly text: string;
  readonly code: boolean;
}

/** A rule's text in pieces: its words, and the names and values that the registry puts between backticks. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/`([^`]+)`/)
    .map((piece, n) => ({ text: piece, code: n % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** The same where nothing tells code from words: without the backticks. */
export const withoutTicks = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join("");
