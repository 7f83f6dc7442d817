import { processIo } from "./io.ts";
import { runCli } from "./run-cli.ts";

// The code is set, not forced: what stands in a pipe is written before the process ends.
process.exitCode = await runCli(process.argv.slice(2), processIo());
