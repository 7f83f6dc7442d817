import { reasonOf } from "./reason-of.ts";

/** What a command may see of the world around it. stdout is for data, stderr for progress and errors. */
export interface Io {
  readonly out: Sink;
  readonly err: Sink;
  /** All of stdin as text. */
  readonly readInput: () => Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Fires at the first Ctrl-C or SIGTERM: end what runs, then print and save what was found. */
  readonly signal: AbortSignal;
  /** Why not all of stdout could be written, in words; undefined while it can be, or where nobody reads it any more. */
  readonly unwritten?: () => string | undefined;
}

/** Somewhere text goes. */
export interface Sink {
  write(text: string): void;
  /** Whether a person watches: only then are lines rewritten in place. */
  readonly isTerminal: boolean;
  /** Whether colours are wanted: a terminal that has them, unless `NO_COLOR` or `FORCE_COLOR` says otherwise. */
  readonly color: boolean;
  /** Characters in a line; 80 where nobody knows. */
  readonly columns: number;
  /** Lines that are seen at once; absent where nobody knows. */
  readonly rows?: number;
}

/** The process's own streams, environment and signals. */
export function processIo(): Io {
  const { env } = process;
  let unwritten: string | undefined;
  return {
    out: sink(process.stdout, env, (why) => {
      unwritten ??= why;
    }),
    // Whoever cannot be told of an error is not told of this one either.
    err: sink(process.stderr, env, () => {}),
    unwritten: () => unwritten,
    readInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString("utf8");
    },
    env,
    signal: interrupts(),
  };
}

function sink(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv, fail: (why: string) => void): Sink {
  // A reader that has seen enough, as `head`, closes the pipe: the command goes on, so that its exit code still tells.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") fail(reasonOf(error));
  });
  const isTerminal = stream.isTTY === true;
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    color: wantsColor(isTerminal, env),
    // Asked for anew each time: a window may be resized.
    get columns() {
      return stream.columns || count(env["COLUMNS"]) || 80;
    },
    get rows() {
      return stream.rows || count(env["LINES"]) || 24;
    },
  };
}

const count = (text: string | undefined): number => (/^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 0);

/** Whether a stream is to be coloured: `FORCE_COLOR` (0 and false: never) wins over `NO_COLOR`, as it does in Node. */
export function wantsColor(isTerminal: boolean, env: Io["env"]): boolean {
  const { FORCE_COLOR: force, NO_COLOR: none = "", TERM: term } = env;
  if (force !== undefined && force !== "") return force !== "0" && force !== "false";
  return isTerminal && none === "" && term !== "dumb";
}

function interrupts(): AbortSignal {
  const controller = new AbortController();
  const onSignal = (): void => {
    // The second one means "now": whatever hangs is left behind.
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return controller.signal;
}
