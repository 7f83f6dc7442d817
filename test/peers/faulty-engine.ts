/**
 * An engine with one fault, as a target of its own: `node test/peers/faulty-engine.ts <name of the fault>`. It listens on
 * TCK_PORT of the loopback and finds the suite by TCK_WORKER_URL and TCK_PROVIDER_URL, like any engine under test.
 */
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import { faultNamed } from "../proofs/planted/faults.ts";

const { TCK_PORT, TCK_WORKER_URL = "", TCK_PROVIDER_URL = "" } = process.env;
const fault = faultNamed(process.argv.slice(2).join(" "));
const { send } = createNodeSend();
const { handle } = mountEngine(fault.make())({ workerUrl: TCK_WORKER_URL, providerUrl: TCK_PROVIDER_URL, send });
await listen(handle, { host: "127.0.0.1", port: Number(TCK_PORT) });
