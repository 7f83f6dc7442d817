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
}

/** Runs a command line in this process, with everything that it prints caught. */
export async function run(args: readonly string[], { input = "", env = {}, signal }: World = {}): Promise<Ran> {
  const printed = { out: "", err: "" };
  const sink = (name: "out" | "err"): Sink => ({
    write: (text) => {
      printed[name] += text;
    },
    isTerminal: false,
    color: false,
    columns: 80,
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
