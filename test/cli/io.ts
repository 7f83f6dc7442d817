import type { Io, Sink } from "../../src/cli/io.ts";
import { runCli } from "../../src/cli/run-cli.ts";

/** What a command printed in this process, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How the world around a command looks in a test. */
export interface World {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A person watches both streams, on a terminal of this size. */
  readonly terminal?: { readonly columns: number; readonly rows: number; readonly color?: boolean };
  /** Told of everything that is written to stderr. */
  readonly onErr?: (text: string) => void;
}

/** Runs a command line in this process, with everything that it prints caught. */
export async function run(args: readonly string[], world: World = {}): Promise<Ran> {
  const { input = "", env = {}, signal, terminal, onErr } = world;
  const printed = { out: "", err: "" };
  const sink = (name: "out" | "err"): Sink => ({
    write: (text) => {
      printed[name] += text;
      if (name === "err") onErr?.(text);
    },
    isTerminal: terminal !== undefined,
    color: terminal?.color === true,
    columns: terminal?.columns ?? 80,
    ...(terminal !== undefined && { rows: terminal.rows }),
  });
  const io: Io = {
    out: sink("out"),
    err: sink("err"),
    readInput: async () => input,
    env,
    signal: signal ?? new AbortController().signal,
  };
  return { code: await runCli(args, io), ...printed };
}
