import { processIo } from "./io.ts";
import { runCli } from "./run-cli.ts";

/** Resolves once what the stream holds back is in the pipe; also when nobody reads it any more. */
const written = (stream: NodeJS.WriteStream): Promise<void> =>
  stream.writableLength === 0 ? Promise.resolve() : new Promise((done) => void stream.write("", () => done()));

const code = await runCli(process.argv.slice(2), processIo());
await Promise.all([written(process.stdout), written(process.stderr)]);
// A module that was asked for its tools may listen on a port, and would keep the process for ever.
process.exit(code);
