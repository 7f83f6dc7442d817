/**
 * Plays many seeds against a worker that breaks no rule: whatever is found is a false finding. Usage:
 * node scripts/prove-worker.ts <seeds> <sessions each>
 */
import { createEngineApi, runWorkerSuite } from "../conformance/worker/index.ts";
import { createReferenceWorker } from "../reference-worker/index.ts";
import { createHandleSend } from "../src/wire/handle-send.ts";
import { createEngineClient } from "../src/worker/index.ts";

const WORKER = "http://127.0.0.1:4002";
const ENGINE = "http://127.0.0.1:4000";
const SECRET = "a secret of the proof";

/** A run of this size need not see everything that a worker has; what it sees has to be well. */
const FINE: ReadonlySet<string> = new Set(["pass", "not-applicable"]);

const [seeds = "50", runs = "100"] = process.argv.slice(2);
let found = 0;
let deliveries = 0;

for (let seed = 1; seed <= Number(seeds); seed++) {
  const engine = createEngineApi("key");
  const client = createEngineClient({
    url: ENGINE,
    apiKey: "key",
    send: createHandleSend({ [ENGINE]: engine.handle }),
  });
  const { handle } = createReferenceWorker({ secret: SECRET, engine: client });
  const send = createHandleSend({ [WORKER]: handle });
  const options = { url: WORKER, secret: SECRET, send, engine, concurrency: 1, shrink: false };
  const report = await runWorkerSuite({ ...options, seed, runs: Number(runs) });
  deliveries += report.exchanges.sent;
  for (const { id, outcome, failure } of report.rules.filter(({ outcome }) => !FINE.has(outcome))) {
    found++;
    process.stdout.write(`seed ${seed}: ${outcome} ${id} ${failure?.findings[0]?.message ?? ""}\n`);
  }
}

process.stdout.write(`${seeds} seeds, ${deliveries} deliveries, ${found} findings\n`);
process.exitCode = found === 0 ? 0 : 1;
