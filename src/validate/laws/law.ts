/** What a law finds wrong: where, from the value that it looked at, and a sentence. */
export interface Breach {
  /** JSON pointer from the value of the law's type. */
  readonly pointer: string;
  /** Goes on after the name of the place: `is 3; input + output is 4`. */
  readonly message: string;
}

/** What no schema can state of a type. The value has passed the schema already, exact or tolerant. */
export interface Law {
  /** The rule that a breach breaks. */
  readonly rule: string;
  /** The wire types that it is about. */
  readonly types: readonly string[];
  /** Held against every message, or only against those that must be right to the letter. */
  readonly reading: "both" | "exact";
  breaches(value: Readonly<Record<string, unknown>>): readonly Breach[];
}
