/** What an exit code says. Source: the list in README.md. */
export const EXIT = {
  /** Every scored MUST rule holds; or the command did what it was asked. */
  holds: 0,
  /** A MUST rule is broken or could not be verified; or the message is not valid. */
  broken: 1,
  /** The command line, or a file it names, cannot be used. */
  usage: 2,
  /** Nothing was checked, or the target cannot be reached. */
  nothing: 3,
} as const;

/** One of the codes of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with one sentence for whoever typed it. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly code: ExitCode;
  constructor(code: ExitCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** The command line cannot be used as typed: exit 2. */
export const usage = (sentence: string): Stop => new Stop(EXIT.usage, sentence);

/** There was nothing to check, or nobody to check: exit 3. */
export const nothing = (sentence: string): Stop => new Stop(EXIT.nothing, sentence);
