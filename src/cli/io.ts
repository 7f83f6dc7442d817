/** What a command may see of the world around it. stdout is for data, stderr for progress and errors. */
export interface Io {
  readonly out: Sink;
  readonly err: Sink;
  /** All of stdin as text. */
  readonly readInput: () => Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Fires at the first Ctrl-C or SIGTERM: end what runs, then print and save what was found. */
  readonly signal: AbortSignal;
}

/** Somewhere text goes. */
export interface Sink {
  write(text: string): void;
  /** Whether a person watches: only then are lines rewritten in place. */
  readonly isTerminal: boolean;
  /** Whether colours are wanted: a terminal, and `NO_COLOR` is not set. */
  readonly color: boolean;
  /** Characters in a line; 80 where nobody knows. */
  readonly columns: number;
}

/** The process's own streams, environment and signals. */
export function processIo(): Io {
  const { env } = process;
  return {
    out: sink(process.stdout, env),
    err: sink(process.stderr, env),
    readInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString("utf8");
    },
    env,
    signal: interrupts(),
  };
}

function sink(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Sink {
  // A reader that has seen enough, as `head`, closes the pipe: that is no fault of the command.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
  });
  const isTerminal = stream.isTTY === true;
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    color: isTerminal && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb",
    get columns() {
      return stream.columns ?? 80;
    },
  };
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
