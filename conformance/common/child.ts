import { type ChildProcess, spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { groupLives, signalGroup } from "./process-group.ts";

/** A target that the suite started. */
export interface Child {
  /** Its base URL on this machine. */
  readonly url: string;
  /** Ends it with everything that it started. */
  close(): Promise<void>;
  /** Kills it with everything that it started, and starts it again on the same port, after this where it is given. */
  restart(whileDown?: () => Promise<unknown>): Promise<void>;
  /** How it has ended by itself; undefined while it lives, or something else answers on its port. Takes a second at most. */
  ended(): Promise<Ended | undefined>;
  /** Whether the process that was started is gone; whatever it has left behind may still answer. Asks nobody. */
  gone(): boolean;
}

/** The end of a target that nobody asked for. */
export interface Ended {
  /** `ended with code 1`, `was ended by SIGSEGV`. */
  readonly how: string;
  /** The last that it said, at most 2,000 characters; empty when it said nothing. */
  readonly said: string;
}

/** A command that gave no target; the sentence says why, with the last that it said. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** How long a target may take until it listens. */
const START_MS = 30_000;
const POLL_MS = 50;
/** How long it may take to end by itself before it is killed. */
const END_MS = 2_000;
const END_POLL_MS = 20;
/** How long after a lost connection its process may take to be gone, and its last words to arrive. */
const GONE_MS = 1_000;
const LAST_WORDS_MS = 300;

/**
 * Starts a target by a shell command, tells it by `TCK_PORT` where to listen, and waits until it does. Its output goes
 * into the error when it fails to start. Rejects with a {@link StartError} when it ends or never listens.
 */
export async function startChild(
  command: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Child> {
  const port = await freePort();
  const start = () => startOn(port, command, env, signal);
  let running = await start();
  // One that is being started anew can be ended once it is there.
  let restarting = Promise.resolve();
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => restarting.catch(() => undefined).then(() => running.end()),
    restart(whileDown) {
      restarting = running.kill().then(async () => {
        await whileDown?.();
        running = await start();
      });
      return restarting;
    },
    ended: () => endOf(running, port),
    gone: () => running.gone(),
  };
}

async function endOf(running: Running, port: number): Promise<Ended | undefined> {
  const last = Date.now() + GONE_MS;
  // One that is about to end may still take a connection: only the second says that it lives.
  let taken = 0;
  while (Date.now() < last) {
    if (await accepts(port)) taken++;
    else if (running.gone()) return running.ending();
    if (taken === 2) return undefined;
    await pause(POLL_MS);
  }
  return undefined;
}

/** One life of a target. */
interface Running {
  end(): Promise<void>;
  /** Ends it at once, with no chance to put anything in order. */
  kill(): Promise<void>;
  gone(): boolean;
  /** How it ended, when it has. */
  ending(): Promise<Ended>;
}

async function startOn(
  port: number,
  command: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Running> {
  const child = spawn(command, {
    shell: true,
    // A group of its own: the shell's children end with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, TCK_PORT: String(port) },
  });
  endWithThisProcess(child);
  const said = tail(child);
  const ended = new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(`could not be started: ${message}`));
    child.once("exit", (code, by) => resolve(by === null ? `ended with code ${code}` : `was ended by ${by}`));
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const looking = new AbortController();
  const state = await Promise.race([ended, listens(port, AbortSignal.any([signal, looking.signal]))]);
  // Whoever still looks for a child that has ended keeps the process alive.
  looking.abort();
  if (state === "listens")
    return {
      end: () => end(child, ended),
      async kill() {
        signalAll(child, "SIGKILL");
        await ended;
        // The shell may be gone a moment before what it started lets go of the port.
        while (await accepts(port)) await pause(POLL_MS);
        forget(child);
      },
      gone: () => child.exitCode !== null || child.signalCode !== null,
      async ending() {
        const how = await ended;
        // What it started may hold its output open.
        await Promise.race([closed, pause(LAST_WORDS_MS)]);
        return { how, said: said() };
      },
    };
  await end(child, ended);
  const never = `it did not listen on port ${port} (TCK_PORT)`;
  const bound = signal.aborted ? "until the run was interrupted" : `within ${START_MS / 1000} s`;
  const why = state === "never" ? `${never} ${bound}` : `it ${state}`;
  const words = said();
  throw new StartError(
    `The command ${JSON.stringify(command)} gave no target: ${why}.${words && ` It said:\n${words}`}`,
  );
}

const living = new Set<ChildProcess>();

/** A group of its own outlives its parent: one that is not waited for, as at a second Ctrl-C, is killed. */
function endWithThisProcess(child: ChildProcess): void {
  if (living.size === 0) process.once("exit", killAll);
  living.add(child);
  child.once("exit", () => {
    if (child.pid === undefined || !groupLives(child.pid)) forget(child);
  });
}

/** Once all that a child has started is gone, its number may be another's: it is signalled no more. */
function forget(child: ChildProcess): void {
  living.delete(child);
  if (living.size === 0) process.off("exit", killAll);
}

function killAll(): void {
  for (const child of living) signalAll(child, "SIGKILL");
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function listens(port: number, signal: AbortSignal): Promise<"listens" | "never"> {
  const last = Date.now() + START_MS;
  while (Date.now() < last && !signal.aborted) {
    if (await accepts(port)) return "listens";
    await pause(POLL_MS);
  }
  return "never";
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (yes: boolean): void => {
      socket.destroy();
      resolve(yes);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });
}

/** The shell ends when it is told to; what it started may take its time, or not listen. */
async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  const last = Date.now() + END_MS;
  signalAll(child, "SIGTERM");
  while (living.has(child) && child.pid !== undefined && groupLives(child.pid) && Date.now() < last)
    await pause(END_POLL_MS);
  signalAll(child, "SIGKILL");
  await ended;
  forget(child);
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && living.has(child)) signalGroup(child.pid, signal);
}

/** The last lines of what a child said: enough to see why it did not start. */
function tail(child: ChildProcess): () => string {
  let text = "";
  const take = (chunk: Buffer): void => {
    text = (text + chunk.toString("utf8")).slice(-2_000);
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  return () => text.trim();
}
