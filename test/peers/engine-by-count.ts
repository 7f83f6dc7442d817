/**
 * A faulty engine that is sound after so many starts: `node test/peers/engine-by-count.ts <file> <starts> <fault>`. The
 * file counts them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import { faultNamed } from "../proofs/planted/faults.ts";

const { TCK_PORT, TCK_WORKER_URL = "", TCK_PROVIDER_URL = "" } = process.env;
const [file = "", starts = "", ...fault] = process.argv.slice(2);
const started = Number(readFileSync(file, "utf8")) + 1;
writeFileSync(file, String(started));
const { send } = createNodeSend();
const rules = started > Number(starts) ? {} : faultNamed(fault.join(" ")).make();
const { handle } = mountEngine(rules)({ workerUrl: TCK_WORKER_URL, providerUrl: TCK_PROVIDER_URL, send });
await listen(handle, { host: "127.0.0.1", port: Number(TCK_PORT) });
