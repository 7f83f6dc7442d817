import { EXIT, type ExitCode, Stop, usage } from "./exit.ts";
import type { Io } from "./io.ts";

/** A server that a command runs until it is told to stop. */
export interface Served {
  readonly url: string;
  close(): Promise<unknown>;
}

/**
 * Starts a server, prints its URL as the only line on stdout, waits for Ctrl-C and closes it. A port that cannot be had
 * is a usage error with the system's reason.
 */
export async function serve(start: () => Promise<Served>, hints: readonly string[], io: Io): Promise<ExitCode> {
  const served = await start().catch((thrown: unknown) => {
    throw listenProblem(thrown);
  });
  io.out.write(`${served.url}\n`);
  for (const hint of [...hints, "Ctrl-C ends it."]) io.err.write(`${hint}\n`);
  await aborted(io.signal);
  await served.close();
  return EXIT.holds;
}

/** A port in use, a host that is not this machine's: the sentence of the one who tried, as a usage error. */
export function listenProblem(thrown: unknown, remedy = "Choose another with --port; 0 takes any free one."): unknown {
  if (thrown instanceof Stop || !(thrown instanceof Error)) return thrown;
  if (thrown.name !== "ListenError") return thrown;
  return usage(`${thrown.message} ${remedy}`);
}

/** What to do when the suite cannot listen where an engine is to find it. */
export const suitePortRemedy =
  "End what listens there, or tell the engine other ports and name them by --worker-port and --provider-port.";

/** Resolves when the signal fires. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
