import { listenEngine } from "../../src/engine/index.ts";

// An engine in a process of its own, so that a test can kill it: its options come as JSON in the first argument.
const engine = await listenEngine(JSON.parse(process.argv[2] ?? "{}"));
process.stdout.write(`${engine.url}\n`);
