import { setImmediate as nextTurn } from "node:timers/promises";
import { EXIT } from "./exit.ts";
import { processIo } from "./io.ts";
import { runCli } from "./run-cli.ts";

/** Resolves once what the stream holds back is in the pipe; also when nobody reads it any more. */
const written = (stream: NodeJS.WriteStream): Promise<void> =>
  stream.writableLength === 0 ? Promise.resolve() : new Promise((done) => void stream.write("", () => done()));

const io = processIo();
const code = await runCli(process.argv.slice(2), io);
await written(process.stdout);
// That a write has failed is told a moment after it.
await nextTurn();
const why = io.unwritten?.();
if (why !== undefined) io.err.write(`tck: Cannot write to stdout: ${why}.\n`);
await written(process.stderr);
// A module that was asked for its tools may listen on a port, and would keep the process for ever.
process.exit(why !== undefined && code === EXIT.holds ? EXIT.usage : code);
