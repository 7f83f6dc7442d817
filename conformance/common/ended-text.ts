import type { Ended } from "./child.ts";

/** Lines that say where a program failed, and no more. */
const PLACES = /^at |^Node\.js v|^\S+:\d+$/;

/** So many of its last lines are told. */
const LINES = 4;

/** How the process behind a target ended: `the command ended with code 1`. */
export const endText = ({ how }: Ended): string => `the command ${how}`;

/** The last that it said, as what goes on behind how it ended; empty when it said nothing. */
export function saidText({ said }: Ended): string {
  const lines = said.split("\n").map((line) => line.trim());
  // Where it happened, in frames and quoted source, is read by nobody in one line; what happened is beside it.
  const told = lines
    .filter((line, n) => /\w/.test(line) && !PLACES.test(line) && !/^\^+$/.test(lines[n + 1] ?? ""))
    .slice(-LINES);
  return told.length === 0 ? "" : `. It said: ${told.join(" | ")}`;
}
