import type { StartedProcess } from "../../../conformance/worker/index.ts";
import { startChild } from "../child.ts";
import { nothing, usage } from "../exit.ts";
import type { Io } from "../io.ts";

/** How the command line names its target: one of the two. */
export interface TargetOptions {
  readonly url?: string;
  readonly command?: string;
}

/** A target to be tested, and what ends it if the suite has started it. */
export interface RunningTarget {
  readonly url: string;
  /** The process behind it, if the suite has started one. */
  readonly started: StartedProcess | undefined;
  close(): Promise<void>;
}

/** Finds or starts the target. Stops with usage unless exactly one way is named, with exit 3 if it cannot be had. */
export async function openTarget(
  options: TargetOptions,
  env: Readonly<Record<string, string>>,
  io: Io,
): Promise<RunningTarget> {
  const { url, command } = options;
  if (url !== undefined && command !== undefined) throw usage("Name the target by --url or by --command, not by both.");
  if (command !== undefined) {
    const child = await startChild(command, env, io.signal);
    return { url: child.url, close: child.close, started: child };
  }
  if (url === undefined) throw usage("Name the target: --url for one that runs, --command to start one.");
  return { url, close: async () => {}, started: undefined };
}

/** Stops with exit 3 when nobody answers at an http URL, whatever the answer would have said. */
export async function reachable(url: string): Promise<void> {
  const { connect } = await import("node:net");
  const { hostname, port, protocol } = new URL(url);
  const where = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (protocol === "https:" ? 443 : 80) };
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ ...where, timeout: 5_000 }, () => {
      socket.destroy();
      resolve();
    });
    const fail = (why: string) => {
      socket.destroy();
      reject(nothing(`Nobody answers at ${url}: ${why}. Nothing was checked.`));
    };
    socket.once("timeout", () => fail("no connection within 5 s"));
    socket.once("error", (error: NodeJS.ErrnoException) => fail(CONNECT_REASONS[error.code ?? ""] ?? error.message));
  });
}

const CONNECT_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ENOTFOUND: "the host's name is unknown",
  EHOSTUNREACH: "the host cannot be reached",
};
