import type { Screen } from "../../conformance/report/terminal/screen.ts";
import type { Sink } from "./io.ts";

/** What a text that goes there is written for: lines are broken, and kept to a screen, only where a person watches. */
export const screenOf = ({ isTerminal, color, columns, rows }: Sink, verbose = false): Screen => ({
  color,
  columns: isTerminal ? columns : Number.POSITIVE_INFINITY,
  ...(isTerminal && rows !== undefined && { rows }),
  verbose,
});
