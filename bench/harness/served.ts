import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A server in a process of its own: it prints its port, then its CPU time in microseconds for each line that it reads. */
export interface Served {
  readonly port: number;
  /** CPU time used so far, in nanoseconds. */
  cpu(): Promise<number>;
  close(): void;
}

/** Starts one; what it writes to stderr is shown. */
export async function serve(file: string, ...args: string[]): Promise<Served> {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [file, ...args]);
  child.stderr.pipe(process.stderr);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<number> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${file} ended before it said anything more.`);
    return Number(value);
  };
  const port = await next();
  return {
    port,
    async cpu() {
      child.stdin.write("\n");
      return (await next()) * 1_000;
    },
    close: () => child.kill(),
  };
}
