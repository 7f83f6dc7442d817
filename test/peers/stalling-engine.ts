/**
 * The reference engine, which fails: `node test/peers/stalling-engine.ts <how> [n]`. `hangs` says no more in a session in
 * which a call's arguments are no JSON, `hangs-always` in one with any call; `exits` ends with code 3 at the n-th request.
 */

import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { readJson } from "../../src/json/read.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import { listen } from "../../src/wire/node-server.ts";
import { hangsOn } from "./hangs-on.ts";

const { TCK_PORT, TCK_WORKER_URL = "", TCK_PROVIDER_URL = "" } = process.env;
const [how = "", nth = "1"] = process.argv.slice(2);

/** Whether the engine never goes on behind such arguments. */
const isDeadly: Readonly<Record<string, (raw: string) => boolean>> = {
  hangs: (raw) => !readJson(raw).ok,
  "hangs-always": () => true,
};

const heed = hangsOn(isDeadly[how] ?? (() => false));
const { send } = createNodeSend();
const { handle } = mountEngine({ heed })({ workerUrl: TCK_WORKER_URL, providerUrl: TCK_PROVIDER_URL, send });
let left = Number(nth);
await listen(
  (request) => {
    if (how === "exits" && request.path.endsWith("/submit") && --left === 0) {
      console.error("out of luck");
      process.exit(3);
    }
    return handle(request);
  },
  { host: "127.0.0.1", port: Number(TCK_PORT) },
);
