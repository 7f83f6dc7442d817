/** Something that a law found to be otherwise than its rule has it. */
export interface Finding {
  readonly ok: false;
  /** The exchanges that show it, by their number in the log. */
  readonly at: readonly number[];
  /** Where in the last of them; empty for the whole. */
  readonly pointer: string;
  readonly expected: string;
  readonly got: string;
  /** One sentence with the rule, the place and the value. */
  readonly message: string;
}

/** Characters of a place, and of what was expected: both may quote what the judged side has sent. */
const QUOTED = 1_000;

const quoted = (text: string): string => (text.length <= QUOTED ? text : `${text.slice(0, QUOTED).toWellFormed()}…`);

/** A finding whose sentence names the rule, the place and the value; `shorten` cuts what is too long to be read. */
export function finding(
  rule: string,
  at: readonly number[],
  where: string,
  wanted: string,
  got: unknown,
  shorten: (text: string) => string,
): Finding {
  const [pointer, expected] = [quoted(where), quoted(wanted)];
  const seen = shorten(typeof got === "string" && got !== "" ? got : (JSON.stringify(got) ?? "nothing"));
  const place = pointer === "" ? "" : ` at ${pointer}`;
  const message = `${rule}${place}: expected ${expected}, got ${seen.replace(/\.$/, "")}.`;
  return { ok: false, at, pointer, expected, got: seen, message };
}
